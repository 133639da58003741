import { bestOf } from '@/engine/bot/weigh'
import type { Random } from '@/engine/kernel/dice'
import type { CreatureCardId } from '../tables/creatures'
import { MAPS } from '../tables/boards'
import { PRESETS } from '../tables/presets'
import type { SpellId } from '../tables/spells'
import { armyCost, priceOf } from '../queries/armies'
import { legalOf } from '@/engine/declare/legal'
import { type Command, type CommandOf, COMMANDS, refusalOf } from '../commands'
import { building } from '../commands/building'
import { armyOf } from '../effects/set-up/new-game'
import type { ArenaSeat, Position } from '../state/position'
import { armyRefusal } from '../queries/army-list'

/** An army that grows with the points: first what comes once, then the rest in turn until the points are spent. */
interface Pattern {
  readonly once: readonly CreatureCardId[]
  readonly rest: readonly CreatureCardId[]
  readonly spells: readonly SpellId[]
  /** Points left for the pool, of a hundred. */
  readonly pool: number
}

/** Armies of good creatures that go together. */
// prettier-ignore
const PATTERNS: readonly Pattern[] = [
  { once: ['giant', 'orcish-archer'], rest: ['minotaur', 'orc', 'ogre', 'dwarf', 'orc'], spells: [], pool: 0 },
  { once: ['centaur', 'swordmaster'], rest: ['dwarf', 'archer', 'human-soldier', 'dwarf', 'human-grunt'], spells: [], pool: 0 },
  { once: ['centaur', 'elven-archer'], rest: ['bear', 'elf', 'archer', 'dwarf', 'human-soldier'], spells: [], pool: 0 },
  { once: ['sorcerer'], rest: ['minotaur', 'orc', 'dwarf', 'ogre', 'orc'], spells: ['fireball', 'spark'], pool: 25 },
  { once: ['necromancer'], rest: ['ogre', 'skeleton', 'minotaur', 'orc', 'skeleton'], spells: ['create-zombie', 'sickness'], pool: 20 },
]
/** The basic game knows the plain creatures alone (AA-24.2). */
// prettier-ignore
const PLAIN_PATTERNS: readonly Pattern[] = [
  { once: ['giant'], rest: ['minotaur', 'orc', 'dwarf', 'ogre', 'orc'], spells: [], pool: 0 },
  { once: ['centaur'], rest: ['dwarf', 'elf', 'human-soldier', 'bear', 'human-grunt'], spells: [], pool: 0 },
]
/** Once nothing of a pattern can be paid any more. */
const SMALL: readonly CreatureCardId[] = ['dwarf', 'orc', 'human-grunt', 'kobold']
/** Creatures of an army at most, well below what may be had (AA-2.9). */
const MOST_CREATURES = 34
/** Points of an army that may be left beside what its spells need. */
const LEFT_OVER = 12

/** The army laid down next, or the lock once there is one; what is built is a matter of chance (AA-2). */
export function plannedArmy(position: Position, seat: ArenaSeat, random: Random): readonly Command[] {
  const lock: Command = { type: 'lockArmy', seat }
  if (!refusalOf(position, lock)) return [lock]
  const { settings } = position
  const patterns = settings.ruleset === 'basic' ? PLAIN_PATTERNS : PATTERNS
  const armies = [
    ...patterns.map((pattern) => grown(position, seat, pattern)),
    ...ready(position, seat),
  ].filter((army) => !armyRefusal(settings, army))
  const army = armies[random.below(Math.max(1, armies.length))]
  return [army ?? building(seat, { creatures: ['kobold'], items: [], spells: [] }), lock]
}

function grown(
  { settings }: Position,
  seat: ArenaSeat,
  { once, rest, spells, pool }: Pattern,
): CommandOf<'buildArmy'> {
  let left = settings.points[seat] - Math.floor((settings.points[seat] * pool) / 100)
  const creatures: CreatureCardId[] = []
  const buy = (card: CreatureCardId) => {
    const price = priceOf(settings, card)
    if (price > left || creatures.length >= MOST_CREATURES) return false
    creatures.push(card)
    left -= price
    return true
  }
  once.forEach(buy)
  while (rest.filter(buy).length > 0);
  while (SMALL.some(buy));
  const limit = settings.spellCards === 0 ? spells.length : settings.spellCards
  return building(seat, { creatures, items: [], spells: spells.slice(0, limit) })
}

/** The ready armies of this map that spend the points. */
function ready({ settings }: Position, seat: ArenaSeat): readonly CommandOf<'buildArmy'>[] {
  const points = settings.points[seat]
  return PRESETS.filter(({ map }) => map === settings.map || MAPS[map].board !== MAPS[settings.map].board)
    .flatMap(({ armies }) => armies.map(armyOf))
    .filter(
      (army) => armyCost(settings, army) >= points - LEFT_OVER - (army.spells.length > 0 ? points / 4 : 0),
    )
    .map(({ creatures, items, spells }) => building(seat, { creatures, items, spells }))
}

/** All creatures go to one hex, as far as its ground suits them (AA-24.4). */
export function plannedPlacing(position: Position, seat: ArenaSeat, random: Random): readonly Command[] {
  const company = (hex: string) =>
    position.creatures.filter(({ at, owner }) => at === hex && owner === seat).length
  const places = legalOf(COMMANDS, position, 'placeBasic')
  const best = bestOf(places, ({ hex }) => company(hex) + random.below(100) / 200)
  return best ? [best] : []
}
