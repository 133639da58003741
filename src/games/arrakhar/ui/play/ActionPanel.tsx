import { memo, type ReactNode, useRef } from 'react'
import { INSTRUCTIONS, SEGMENT_NAMES, segmentRules, SIDE_NAMES } from '../../content/text'
import { isSetUp } from '../../rules/guards'
import type { Desk, PanelProps } from './desk'
import { SegmentEnd } from './SegmentEnd'
import { LazyTableMenu } from './LazyTableMenu'
import { useTopOfPanel } from './use-top-of-panel'
import { OrcsPanel } from './panels/OrcsPanel'
import { type LaterPanel, useLaterPanels } from './panels/use-later-panels'
import { pickNext } from './use-table-keys'
import { hexesToAct } from '../gestures/next-stack'

interface ActionPanelProps extends PanelProps {
  /** Where refusals stand, unless they stand elsewhere. */
  readonly notice: ReactNode
  /** On a narrow screen the phase track above is the head, and the menu is among the forces. */
  readonly isNarrow: boolean
}

/** What can be done now: the segment's own controls between a fixed head and the button that ends the segment. */
export const ActionPanel = memo(function ActionPanel({ desk, notice, isNarrow }: ActionPanelProps) {
  const { view } = desk
  const panel = useRef<HTMLElement>(null)
  useTopOfPanel(panel, desk)
  return (
    <section
      ref={panel}
      className="action-panel"
      aria-label="What to do now"
      data-idle={desk.gesture.name === 'Idle' ? '' : undefined}
    >
      <header
        className={isNarrow ? 'visually-hidden' : `action-panel__head action-panel__head--${view.side}`}
      >
        <h2>
          <a href={segmentRules(view.now.segment)}>{SEGMENT_NAMES[view.now.segment]}</a>
        </h2>
        <span className="chip">{SIDE_NAMES[view.side]}</span>
        {isNarrow ? null : <LazyTableMenu desk={desk} />}
      </header>
      <div className="action-panel__says">
        <p>{instructionOf(desk)}</p>
        {notice}
      </div>
      <div className="action-panel__body" tabIndex={-1}>
        <SegmentPanel desk={desk} panel={panelOf(view)} />
      </div>
      <footer className="action-panel__footer">
        <PickingButtons desk={desk} />
        <SegmentEnd desk={desk} />
      </footer>
    </section>
  )
})

interface SegmentPanelProps extends PanelProps {
  readonly panel: LaterPanel | 'wanderingOrcs' | null
}

function SegmentPanel({ desk, panel }: SegmentPanelProps) {
  const later = useLaterPanels()
  if (panel === 'wanderingOrcs') return <OrcsPanel desk={desk} />
  const Panel = panel === null ? undefined : later?.[panel]
  return Panel ? <Panel desk={desk} /> : null
}

function panelOf({ now: { segment }, drawOffer }: Desk['view']): SegmentPanelProps['panel'] {
  if (drawOffer !== null) return 'drawOffer'
  return isSetUp(segment) ? null : segment
}

/** Lets go of what is picked, or goes to the next stack; both have their place whether they can act or not. */
function PickingButtons({ desk }: PanelProps) {
  const isIdle = desk.gesture.name === 'Idle'
  const hasNext = hexesToAct(desk.view).length > 0
  return (
    <div className="picking-buttons">
      <button
        type="button"
        className="button"
        aria-keyshortcuts="N"
        title="Next stack that can act (N)"
        aria-disabled={!hasNext}
        onClick={() => (hasNext ? pickNext(desk, 1) : undefined)}
      >
        Next
      </button>
      <button
        type="button"
        className="button"
        aria-keyshortcuts="Escape"
        title="Let go of what is picked (Esc)"
        aria-disabled={isIdle}
        onClick={() => (isIdle ? undefined : desk.adjust({ type: 'cancel' }))}
      >
        Cancel
      </button>
    </div>
  )
}

function instructionOf({ view }: Desk): string {
  const { segment } = view.now
  if (view.drawOffer) return INSTRUCTIONS.drawOffer
  return isSetUp(segment) || view.ending ? '' : INSTRUCTIONS[segment]
}
