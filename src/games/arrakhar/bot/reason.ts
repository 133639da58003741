import type { HexId } from '@/engine/kernel/hex'
import type { OddsColumn } from '../tables/tables'
import type { HauntId, UnitType } from '../tables/units'

/** Why the bot plans what it plans, in the terms of the rules. */
export type Why =
  /** An attack: its odds, units eliminated on average and the chance to empty the hex (AR-10). */
  | {
      readonly type: 'attack'
      readonly hex: HexId
      readonly odds: OddsColumn
      readonly bonus: boolean
      readonly expected: number
      readonly emptied: number
    }
  /** Fireballs at a hex, and units eliminated on average (AR-8). */
  | { readonly type: 'fireball'; readonly hex: HexId; readonly casters: number; readonly expected: number }
  /** Haste for a stack, and the bonus on average (AR-9). */
  | { readonly type: 'haste'; readonly hex: HexId; readonly expected: number }
  /** On the way to a haunt, `distance` hexes off at the end; `chance` that it hides the wand (AR-11). */
  | {
      readonly type: 'haunt'
      readonly haunt: HauntId
      readonly hex: HexId
      readonly distance: number
      readonly chance: number
    }
  /** The wand is carried toward an entry hex, `distance` hexes off at the end (AR-12). */
  | { readonly type: 'carry'; readonly hex: HexId; readonly distance: number }
  /** Units go for the wand, or stay by it. */
  | { readonly type: 'wand'; readonly hex: HexId; readonly distance: number }
  /** Units bar the way to a haunt, to the wand or to an entry hex. */
  | { readonly type: 'guard'; readonly hex: HexId; readonly what: 'haunt' | 'wand' | 'entry' }
  /** Where the enemy could hit after its next movement: enemies that could, and own losses on average. */
  | { readonly type: 'threat'; readonly hex: HexId; readonly units: number; readonly expected: number }
  /** A casting at a haunt (AR-6). */
  | { readonly type: 'summon'; readonly haunt: HauntId; readonly unitType: UnitType }
  /** Haunts that nobody has checked yet (AR-11). */
  | { readonly type: 'unchecked'; readonly haunts: number }
  /** Nothing else is worth doing in this segment. */
  | { readonly type: 'nothing' }
