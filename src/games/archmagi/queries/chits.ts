import type { Mage, State } from '../state/state'
import type { Pile } from '../state/terms'
import { FULL_BAGS } from '../tables/chits'
import { SEATS } from '../tables/seats'
import { isArchmagus, spellOfType, type UnitTypeId } from '../tables/types'
import { UNITS, type UnitType } from '../tables/units'
import { hexesIn, isHomeAt } from './ground'

/** A chit that is not in its bag, and where it is, by its path in a file. */
export type PlacedChit = readonly [path: string, pile: Pile, chit: string]

/** All but the bags, which follow from the rest. */
type OutOfBags = Omit<State, 'bags'>

/** Types that could be at home nowhere, where the players agreed to leave those out and the map is known (AM-1.8). */
export function homelessTypes(state: Pick<State, 'ground' | 'settings'>): readonly UnitType[] {
  if (state.settings.pileFilter !== 'onMap' || state.settings.exploration) return []
  const hexes = hexesIn(state)
  return UNITS.filter(({ home }) => !hexes.some((hex) => isHomeAt(state, home, hex))).map(({ id }) => id)
}

/** How many chits of each kind a game has by now: those left out, too, until it is known which they are. */
function allChits(state: OutOfBags): Record<Pile, Record<string, number>> {
  const { units, spells, artifacts, archmagi } = FULL_BAGS
  const isMade = state.setup?.step !== 'map' && state.setup?.step !== 'order'
  const none = Object.fromEntries((isMade ? homelessTypes(state) : []).map((type) => [type, 0]))
  return {
    units: { ...units, ...none },
    ...{ spells: { ...spells }, artifacts: { ...artifacts }, archmagi: { ...archmagi } },
  }
}

/** What lies in the bags: all chits but those that are somewhere else (AM-1.6, AM-D.3); fewer than none where a position has too many. */
export function bagsOf(state: OutOfBags): Readonly<Record<Pile, Readonly<Record<string, number>>>> {
  const left = allChits(state)
  for (const [, pile, chit] of placedChits(state)) left[pile][chit] = (left[pile][chit] ?? 0) - 1
  return left
}

/** The chits of which a position has more than there are, each at the first place that is one too many. */
export function chitsTooMany(state: OutOfBags): readonly (readonly [...PlacedChit, count: number])[] {
  const all = allChits(state)
  const left = allChits(state)
  return placedChits(state).flatMap(([path, pile, chit]) => {
    const count = (left[pile][chit] ?? 0) - 1
    left[pile][chit] = count
    return count === -1 ? [[path, pile, chit, all[pile][chit] ?? 0] as const] : []
  })
}

/** All chits that are not in the bags. */
export function placedChits(state: OutOfBags): readonly PlacedChit[] {
  const { table, scrolls, queues, archmagi, mages } = state
  return [
    ...SEATS.flatMap((seat, nth): readonly PlacedChit[] => {
      const type = archmagi[seat]
      return type ? [[`archmagi.${nth}`, 'archmagi', type]] : []
    }),
    ...chitsOnMap(state),
    ...chitsInBattle(state),
    ...SEATS.flatMap((seat, nth) => (seat in mages ? chitsHeld(`seats.${nth}`, mages[seat]) : [])),
    ...Object.entries(scrolls).flatMap(([id, spells]) => each(`scrolls.${id}`, spells, () => 'spells')),
    ...table.map(({ spell }, nth): PlacedChit => [`table.${nth}.spell`, 'spells', spell]),
    ...Object.entries(queues).flatMap(([pile, queue]) => each(`queues.${pile}`, queue, () => pile as Pile)),
  ]
}

function each<Chit extends string>(
  path: string,
  chits: readonly Chit[],
  pileOf: (chit: Chit) => Pile,
): readonly PlacedChit[] {
  return chits.map((chit, nth) => [`${path}.${nth}`, pileOf(chit), chit])
}

/** Units with what they carry, what they were before they were changed for a time, and what the fallen have left. */
function chitsOnMap({ units, effects, fallen, agenda }: OutOfBags): readonly PlacedChit[] {
  return [
    ...units.flatMap((unit, nth) => chitsOf(`units.${nth}`, unit)),
    ...effects.flatMap(({ does }, nth) => (does.op === 'form' ? chitsOf(`effects.${nth}.does`, does) : [])),
    ...fallen.flatMap(({ artifacts }, nth) => each(`fallen.${nth}.artifacts`, artifacts, () => 'artifacts')),
    ...agenda.flatMap((task, nth): readonly PlacedChit[] => {
      const isLeft = ('do' in task && task.do === 'heirloom') || ('ask' in task && task.ask === 'loot')
      return isLeft ? [[`agenda.${nth}.artifact`, 'artifacts', task.artifact]] : []
    }),
  ]
}

/** A unit, whose chit is a spell's where that has created it; the Archmagi are told by what was dealt. */
function chitsOf(
  path: string,
  { type, artifacts }: { readonly type: UnitTypeId; readonly artifacts: readonly string[] },
): readonly PlacedChit[] {
  const spell = spellOfType(type)
  const own: PlacedChit = spell ? [`${path}.type`, 'spells', spell] : [`${path}.type`, 'units', type]
  return [...(isArchmagus(type) ? [] : [own]), ...each(`${path}.artifacts`, artifacts, () => 'artifacts')]
}

function chitsInBattle({ battle }: OutOfBags): readonly PlacedChit[] {
  if (!battle) return []
  return (['a', 'd'] as const).flatMap((role): readonly PlacedChit[] => {
    const { chit, killed } = battle.sides[role]
    const path = `battle.sides.${role}`
    return [
      ...each(`${path}.killed`, killed, () => 'units'),
      ...(chit === null ? [] : [[`${path}.chit`, 'spells', chit] as const]),
    ]
  })
}

function chitsHeld(path: string, { reserve, stored, spells }: Mage): readonly PlacedChit[] {
  return [
    ...each(`${path}.reserve`, reserve, () => 'units'),
    ...each(`${path}.stored`, stored, () => 'artifacts'),
    ...each(`${path}.spells`, spells, () => 'spells'),
  ]
}
