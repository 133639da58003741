import { castDraft, type Draft } from 'immer'
import { dictionary } from '@/engine/basics/dictionary'
import { CREATURES, type CreatureCardId } from '../../tables/creatures'
import { type ItemCardId, ITEMS } from '../../tables/items'
import { armyCost } from '../../queries/armies'
import { kingOf } from '../../queries/entry'
import {
  type Army,
  type ArenaSeat,
  type BySeat,
  type Creature,
  type CreatureId,
  type Item,
  type ItemId,
  type Position,
  SEATS,
  type Space,
} from '../../state/position'
import { groundOf } from '../../queries/spaces'

/** A creature as printed, fresh in play: nobody's if it is a vehicle (AA-8.2), unmounted, its marks clear. */
export function freshCreature(
  card: CreatureCardId,
  number: number,
  owner: ArenaSeat,
  at: Space | null,
): Creature {
  return {
    id: `${card}-${number}` as CreatureId,
    card,
    number,
    owner,
    controller: CREATURES[card].vehicle ? null : owner,
    at,
    on: null,
    power: 0,
    move: 0,
    printedPower: null,
    printedMove: null,
    uses: { ...CREATURES[card].uses },
    airTurns: 0,
    moved: false,
    fired: false,
    fought: false,
    instantUsed: false,
    castBegun: false,
    cameFrom: null,
    mounted: false,
    dismounted: false,
    strandedAt: null,
    flown: null,
  }
}

/** Puts both armies into play: creatures and items on the king hexes, what is left of the points into the pools (AA-2.3, AA-2.6, AA-2.7). */
export function muster(draft: Draft<Position>, armies: BySeat<Army>): void {
  const isBasic = draft.settings.ruleset === 'basic'
  for (const seat of SEATS) {
    const army = armies[seat]
    const at = isBasic ? null : groundOf(kingOf(draft, seat))
    for (const card of army.creatures) {
      draft.creatures.push(castDraft(freshCreature(card, draft.next.creature, seat, at)))
      draft.next.creature += 1
    }
    for (const card of army.items) {
      draft.items.push(castDraft(freshItem(card, draft.next.other, seat, groundOf(kingOf(draft, seat)))))
      draft.next.other += 1
    }
    draft.pools[seat] = draft.settings.points[seat] - armyCost(draft.settings, army) - army.terrainPool
    draft.terrainPools[seat] = army.terrainPool
    draft.spellCount[seat] = army.spells.length
    draft.secrets.spells[seat] = [...army.spells]
  }
  draft.secrets.lists = { west: null, east: null }
  draft.itemUses = dictionary()
}

function freshItem(card: ItemCardId, number: number, owner: ArenaSeat, at: Space): Item {
  return {
    id: `${card}-${number}` as ItemId,
    card,
    owner,
    place: { at },
    uses: ITEMS[card].uses ?? null,
    disenchanted: false,
    dropped: false,
    equipped: false,
  }
}
