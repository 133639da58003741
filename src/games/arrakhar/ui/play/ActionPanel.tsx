import { memo, type ReactNode } from 'react'
import { ActionFrame } from '@/table/panel/ActionFrame'
import { INSTRUCTIONS, SEGMENT_NAMES, segmentRules, SIDE_NAMES } from '../../content/text'
import { isSetUp } from '../../rules/guards'
import { PLACES } from '../board/board-view'
import type { Desk, PanelProps } from '../desk/desk'
import { SegmentEnd } from './SegmentEnd'
import { SEGMENT_PANELS } from '../panels/segment-panels'
import { hexesToAct, pickNext } from '../gestures/answering'
import { TableMenu } from './TableMenu'

interface ActionPanelProps extends PanelProps {
  /** Where refusals stand, unless they stand elsewhere. */
  readonly notice: ReactNode
  /** On a narrow screen the phase track above is the head, and the menu is among the forces. */
  readonly isNarrow: boolean
}

/** What can be done now in the running segment. */
export const ActionPanel = memo(function ActionPanel({ desk, notice, isNarrow }: ActionPanelProps) {
  const { view, gesture } = desk
  const { segment } = view.now
  return (
    <ActionFrame
      title={SEGMENT_NAMES[segment]}
      href={segmentRules(segment)}
      side={PLACES[view.side]}
      sideName={SIDE_NAMES[view.side]}
      step={segment + gesture.name}
      says={instructionOf(desk)}
      notice={notice}
      menu={<TableMenu desk={desk} />}
      isNarrow={isNarrow}
      isIdle={gesture.name === 'Idle'}
      hasNext={hexesToAct(view).length > 0}
      onNext={() => pickNext(desk, 1)}
      onCancel={() => desk.adjust({ type: 'cancel' })}
      end={<SegmentEnd desk={desk} />}
    >
      <SegmentPanel desk={desk} />
    </ActionFrame>
  )
})

function SegmentPanel({ desk }: PanelProps) {
  const { now, drawOffer } = desk.view
  const { segment } = now
  if (isSetUp(segment) && drawOffer === null) return null
  const Panel = SEGMENT_PANELS[isSetUp(segment) || drawOffer !== null ? 'drawOffer' : segment]
  return <Panel desk={desk} />
}

function instructionOf({ view }: Desk): string {
  const { segment } = view.now
  if (view.drawOffer) return INSTRUCTIONS.drawOffer
  return isSetUp(segment) || view.ending ? '' : INSTRUCTIONS[segment]
}
