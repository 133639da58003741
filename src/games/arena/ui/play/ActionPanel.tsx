import { memo, type ReactNode } from 'react'
import { ActionFrame } from '@/table/panel/ActionFrame'
import { TABLE_TEXT } from '../../content/table-text'
import { INSTRUCTIONS, PHASE_NAMES, phaseRules, SEAT_NAMES } from '../../content/text'
import { askedSeat } from '../../rules/guards'
import { PLACES } from '../board/looks'
import { mayDecide } from '../gestures/may-decide'
import { hexesToAct, pickNext } from '../gestures/hands'
import { PhasePanel } from '../panels/PhasePanel'
import type { PanelProps } from '../desk/desk'
import { PhaseEnd } from './PhaseEnd'
import { TableMenu } from './TableMenu'

interface ActionPanelProps extends PanelProps {
  /** Where refusals stand, unless they stand elsewhere. */
  readonly notice: ReactNode
  /** On a narrow screen the phase track above is the head, and the menu is among the forces. */
  readonly isNarrow: boolean
}

/** What can be done now in the running phase. */
export const ActionPanel = memo(function ActionPanel({ desk, notice, isNarrow }: ActionPanelProps) {
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
      menu={<TableMenu desk={desk} />}
      isNarrow={isNarrow}
      isIdle={gesture.name === 'Idle'}
      hasNext={hexesToAct(view).length > 0}
      onNext={() => pickNext(desk, 1)}
      onCancel={() => desk.adjust({ type: 'cancel' })}
      end={<PhaseEnd desk={desk} />}
    >
      <PhasePanel desk={desk} />
    </ActionFrame>
  )
})
