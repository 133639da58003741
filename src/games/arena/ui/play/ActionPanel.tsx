import { memo, type ReactNode } from 'react'
import { ActionFrame } from '@/table/panel/ActionFrame'
import { TABLE_TEXT } from '../../content/table-text'
import { INSTRUCTIONS, PHASE_NAMES, phaseRules, SEAT_NAMES } from '../../content/text'
import { askedSeat } from '../../rules/guards'
import { PLACES } from '../board/board-view'
import { hexesToAct } from '../gestures/hands'
import { mayDecide } from '../gestures/offers'
import { CombatPanel } from '../panels/CombatPanel'
import { EquipPanel } from '../panels/EquipPanel'
import { MagicPanel } from '../panels/MagicPanel'
import { MovementPanel } from '../panels/MovementPanel'
import { PlacingPanel } from '../panels/PlacingPanel'
import { TerrainPanel } from '../panels/TerrainPanel'
import type { PanelProps } from './desk'
import { PhaseEnd } from './PhaseEnd'
import { pickNext } from './pick-next'
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

/** The controls of the running phase. */
function PhasePanel({ desk }: PanelProps) {
  switch (desk.view.now.phase) {
    case 'placeBasic':
      return <PlacingPanel desk={desk} />
    case 'terrain':
      return <TerrainPanel desk={desk} />
    case 'equip1':
    case 'equip2':
      return <EquipPanel desk={desk} />
    case 'magic1':
    case 'magic2':
      return <MagicPanel desk={desk} />
    case 'movement':
      return <MovementPanel desk={desk} />
    case 'combat':
      return <CombatPanel desk={desk} />
    case 'build':
    case 'over':
      return null
  }
}
