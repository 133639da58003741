import type { PanelProps } from '../desk/desk'
import { CombatPanel } from './CombatPanel'
import { EquipPanel } from './EquipPanel'
import { MagicPanel } from './MagicPanel'
import { MovementPanel } from './MovementPanel'
import { PlacingPanel } from './PlacingPanel'
import { TerrainBudget } from './TerrainBudget'
import { TerrainPanel } from './TerrainPanel'

/** What there is to choose in each phase. */
export function PhasePanel({ desk }: PanelProps) {
  switch (desk.view.now.phase) {
    case 'placeBasic':
      return <PlacingPanel desk={desk} />
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
    case 'terrain':
      return (
        <>
          <TerrainBudget view={desk.view} />
          <TerrainPanel desk={desk} />
        </>
      )
    case 'build':
    case 'over':
      return null
  }
}
