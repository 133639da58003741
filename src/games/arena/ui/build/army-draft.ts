import { tallyOf, repeated } from '@/engine/basics/counts'
import { sameData } from '@/engine/basics/same-data'
import type { Taken } from '@/table/catalogue/catalogue'
import { CREATURE_IDS } from '../../tables/creatures'
import { ITEM_IDS } from '../../tables/items'
import { SPELL_IDS } from '../../tables/spells'
import type { Army, Settings } from '../../state/position'
import type { CheckStep } from '@/table/set-up/CheckList'
import { ARMY_STEPS } from '../../tables/build-text'
import { MOST_CARDS } from '../../tables/game-rules'
import { armyFaults, type ArmyList } from '../../queries/army-list'

export const NO_ARMY: Army = { creatures: [], items: [], spells: [], terrainPool: 0 }

/** How often each card of an army is taken, by the shelves of the catalogue. */
export function takenIn({ creatures, items, spells }: Army): Taken {
  return { creatures: tallyOf(creatures), items: tallyOf(items), spells: tallyOf(spells) }
}

function armyOf({ creatures = {}, items = {}, spells = {} }: Taken, terrainPool: number): Army {
  return {
    creatures: repeated(CREATURE_IDS, creatures),
    items: repeated(ITEM_IDS, items),
    spells: repeated(SPELL_IDS, spells),
    terrainPool,
  }
}

/** The same cards in the order of the catalogue. */
export function inOrder(army: Army): Army {
  return armyOf(takenIn(army), army.terrainPool)
}

/** Whether two lists have the same cards, in whatever order. */
export function areSame(a: Army, b: Army): boolean {
  return sameData(inOrder(a), inOrder(b))
}

/** An army with a card of a shelf so many times. */
export function withCards(army: Army, shelf: string, id: string, count: number): Army {
  const taken = takenIn(army)
  return armyOf({ ...taken, [shelf]: { ...taken[shelf], [id]: count } }, army.terrainPool)
}

/** All that is wrong with an army (AA-2), and what is as it must be. */
export function armySteps(settings: Settings, army: ArmyList): readonly CheckStep[] {
  const faults = armyFaults(settings, army)
  const isBroken = (clause: string) => faults.some((fault) => fault.clause === clause)
  const { points, spellCards, ruleset } = settings
  const laws = [
    { text: ARMY_STEPS.cost(points[army.seat]), clause: 'AA-2.1' },
    { text: ARMY_STEPS.make(MOST_CARDS), clause: 'AA-2.9' },
    ...(ruleset === 'advanced' ? [{ text: ARMY_STEPS.spells(spellCards), clause: 'AA-2.5' }] : []),
  ]
  return [
    ...faults.map(({ message, clause }): CheckStep => ({ text: message, clause, isDone: false })),
    ...laws.filter(({ clause }) => !isBroken(clause)).map((law): CheckStep => ({ ...law, isDone: true })),
  ]
}
