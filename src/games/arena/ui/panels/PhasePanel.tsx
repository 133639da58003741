import { ChoiceButtons } from '@/table/panel/ChoiceButtons'
import { MOVEMENT_PANEL, PLACING_PANEL } from '../../tables/table-text'
import { cardOf } from '../../queries/creatures'
import { moveOf } from '../../queries/values'
import type { PanelProps } from '../desk/desk'
import { actorsOf } from '../gestures/offers'
import { creatureChoices } from './choices'
import { CombatPanel } from './CombatPanel'
import { EquipPanel } from './EquipPanel'
import { MagicPanel } from './MagicPanel'
import { MovementPanel } from './MovementPanel'
import { TerrainPanel } from './TerrainPanel'

/** What there is to choose in each phase. */
export function PhasePanel({ desk }: PanelProps) {
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

/** Creatures still to be placed, one of which is in hand (AA-24.4). */
function PlacingPanel({ desk }: PanelProps) {
  const { view } = desk
  const choices = creatureChoices(desk, actorsOf(view), (creature) =>
    MOVEMENT_PANEL.figures(moveOf(view, creature), cardOf(creature).terrain),
  )
  return <ChoiceButtons title={PLACING_PANEL.waiting} choices={choices} />
}
