import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { type CreatureCardId, CREATURES } from '../tables/creatures'
import { MOST_CARDS, MOST_IMMOBILE } from '../tables/game-rules'
import type { ItemCardId } from '../tables/items'
import type { SpellId } from '../tables/spells'
import { armyCost, isBasicCard } from './armies'
import type { ArenaSeat, Settings } from '../state/position'
import { refuse } from '../refuse'

/** Why an army list is not allowed in a game with these settings, or undefined if it is. */
export function armyRefusal(settings: Settings, army: ArmyList): Refusal<Clause> | undefined {
  return armyFaults(settings, army)[0]
}

/** A list as a seat lays it down. */
export interface ArmyList {
  readonly seat: ArenaSeat
  readonly creatures: readonly CreatureCardId[]
  readonly items: readonly ItemCardId[]
  readonly spells: readonly SpellId[]
  readonly terrainPool?: number
}

type Faults = readonly Refusal<Clause>[]

/** All that is wrong with an army list in a game with these settings, in the order of B-1's table. */
export function armyFaults(settings: Settings, army: ArmyList): Faults {
  return [
    ...saleFaults(settings, army),
    ...costFaults(settings, army),
    ...spellFaults(settings, army),
    ...sizeFaults(army),
    ...poolFaults(settings, army),
  ]
}

function saleFaults({ ruleset }: Settings, { creatures, items, spells }: ArmyList): Faults {
  const cards = [...new Set(creatures)].map((id) => CREATURES[id])
  const unsold = cards
    .filter(({ isSold }) => !isSold)
    .map(({ name }) => refuse('AA-2.2', `${name} cannot be bought.`))
  if (ruleset === 'advanced') return unsold
  const unknown = cards
    .filter((card) => !isBasicCard(card))
    .map(({ name }) => refuse('AA-24.2', `The basic game has no ${name}.`))
  const isPlain = items.length + spells.length === 0
  return [
    ...unsold,
    ...unknown,
    ...(isPlain ? [] : [refuse('AA-24.2', 'The basic game has neither items nor spells.')]),
  ]
}

function costFaults(settings: Settings, army: ArmyList): Faults {
  const cost = armyCost(settings, army)
  const limit = settings.points[army.seat]
  return cost > limit ? [refuse('AA-2.1', `That costs ${cost} of ${limit} points.`)] : []
}

function spellFaults({ spellCards }: Settings, { spells }: ArmyList): Faults {
  return [
    ...(new Set(spells).size < spells.length ? [refuse('AA-2.5', 'A spell is listed once.')] : []),
    ...(spellCards > 0 && spells.length > spellCards
      ? [refuse('AA-2.5', `At most ${spellCards} different spells may be listed.`)]
      : []),
  ]
}

/** What is wrong with the make of an army, whatever it costs (AA-2.9). */
export function sizeFaults({ creatures, items }: Pick<ArmyList, 'creatures' | 'items'>): Faults {
  const cards = creatures.map((card) => CREATURES[card])
  const immobile = cards.filter(({ move, flight }) => move === 0 && flight === null)
  const faults: readonly (readonly [boolean, string])[] = [
    [cards.every(({ vehicle }) => vehicle), 'Add at least one non-vehicle.'],
    [creatures.length + items.length > MOST_CARDS, `An army has at most ${MOST_CARDS} creatures and items.`],
    [immobile.length > MOST_IMMOBILE, `An army has at most ${MOST_IMMOBILE} creatures that cannot move.`],
  ]
  return faults.filter(([isFault]) => isFault).map(([, message]) => refuse('AA-2.9', message))
}

/** A terrain pool is set aside from what is left (AA-25.1). */
function poolFaults(settings: Settings, army: ArmyList): Faults {
  const { variants, points } = settings
  const { terrainPool = 0, seat } = army
  // Who has spent too much is told so; there is nothing left for a pool then, and 0 points of it are right.
  const most = variants.terrainPool ? Math.max(0, points[seat] - armyCost(settings, army)) : 0
  const isPool = Number.isInteger(terrainPool) && terrainPool >= 0 && terrainPool <= most
  return isPool ? [] : [refuse('AA-25.1', `The terrain pool may hold from 0 to ${most} points.`)]
}
