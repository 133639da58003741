import { memo, type ReactNode, Suspense } from 'react'
import { ActionFrame } from '@/table/panel/ActionFrame'
import { lateComponent } from '@/widgets/late'
import { TABLE_TEXT } from '../../content/table-text'
import { INSTRUCTIONS, PHASE_NAMES, phaseRules, SEAT_NAMES } from '../../content/text'
import { askedSeat } from '../../rules/guards'
import { PLACES } from '../board/looks'
import { mayDecide } from '../gestures/may-decide'
import { TerrainBudget } from '../panels/TerrainBudget'
import type { PanelProps } from '../desk/desk'
import { LazyTableMenu } from './LazyTableMenu'
import { PhaseEnd } from './PhaseEnd'
import { useLateParts } from './use-late-parts'

const LaterPanel = lateComponent(() => import('../panels/LaterPanel').then((module) => module.LaterPanel))

interface ActionPanelProps extends PanelProps {
  /** Where refusals stand, unless they stand elsewhere. */
  readonly notice: ReactNode
  /** On a narrow screen the phase track above is the head, and the menu is among the forces. */
  readonly isNarrow: boolean
}

/** What can be done now in the running phase. */
export const ActionPanel = memo(function ActionPanel({ desk, notice, isNarrow }: ActionPanelProps) {
  const parts = useLateParts()
  const { view, gesture } = desk
  const { phase } = view.now
  const seat = askedSeat(view) ?? view.active
  return (
    <ActionFrame
      title={PHASE_NAMES[phase]}
      href={phaseRules(phase)}
      side={PLACES[seat]}
      sideName={SEAT_NAMES[seat]}
      step={phase + gesture.name}
      says={mayDecide(view) ? INSTRUCTIONS[phase] : TABLE_TEXT.waiting}
      notice={notice}
      menu={<LazyTableMenu desk={desk} />}
      isNarrow={isNarrow}
      isIdle={gesture.name === 'Idle'}
      hasNext={parts !== undefined && parts.hexesToAct(view).length > 0}
      onNext={() => parts?.pickNext(desk, 1)}
      onCancel={() => desk.adjust({ type: 'cancel' })}
      end={<PhaseEnd desk={desk} />}
    >
      <PhasePanel desk={desk} />
    </ActionFrame>
  )
})

/** The controls of the running phase; what there is to choose comes once the table stands. */
function PhasePanel({ desk }: PanelProps) {
  return (
    <>
      {desk.view.now.phase === 'terrain' ? <TerrainBudget view={desk.view} /> : null}
      <Suspense>
        <LaterPanel desk={desk} />
      </Suspense>
    </>
  )
}
