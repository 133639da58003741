import type { HexId } from '@/engine/kernel/hex'
import { ABILITIES } from '../../tables/abilities'
import { ITEMS } from '../../tables/items'
import type { Magic, TargetKind, TargetNeeds } from '../../tables/magic'
import { SPELLS } from '../../tables/spells'
import { sourceNamed } from '../../state/named-source'
import { cardOf } from '../../queries/creatures'
import { magicOf } from '../../state/sources'
import type { Creature, Holder, Space, Table } from '../../state/position'
import { boardOf, hexOf, isAir } from '../../queries/spaces'
import { holderName } from '../../queries/magic-names'
import { namesOf } from '../../queries/names'

interface Choice {
  readonly value: string
  readonly name: string
}

/** Something that magic can be put on, and which. */
export interface HolderChoice extends Choice {
  readonly on: Holder
  readonly magic: readonly Choice[]
}

/** What can hold an enchantment in and around a space: who is there, the space, and the sides of its hex. */
export function holdersAt(table: Table, space: Space): readonly HolderChoice[] {
  const hex = hexOf(space)
  const names = namesOf(table)
  const choice = (value: string, on: Holder, magic: readonly Choice[]): HolderChoice => ({
    ...{ value, on, magic },
    name: holderName(on, names),
  })
  return [
    ...table.creatures
      .filter(({ at }) => at === space)
      .map((creature) =>
        choice(creature.id, { kind: 'creature', creature: creature.id }, magicOnCreature(creature)),
      ),
    choice(space, { kind: 'space', space }, magicOnSpace(space)),
    ...neighborsOf(table, hex).map((other) =>
      choice(`${hex} ${other}`, { kind: 'edge', edge: [hex, other] }, magicAt('Edge')),
    ),
  ].filter(({ magic }) => magic.length > 0)
}

function neighborsOf(table: Table, hex: HexId): readonly HexId[] {
  const board = boardOf(table)
  const from = board.indexOf(hex) * 6
  return [...board.neighbors.slice(from, from + 6)].flatMap((index) => board.ids[index] ?? [])
}

/** All magic that stays in force when it has taken effect, by its name in files. */
const LASTING: readonly (readonly [string, Magic])[] = Object.keys({ ...SPELLS, ...ABILITIES, ...ITEMS })
  .flatMap((name): readonly (readonly [string, Magic])[] => {
    const source = sourceNamed(name)
    return source ? [[name, magicOf(source)]] : []
  })
  .filter(
    ([, { casting, duration, effects }]) =>
      casting !== 'Continuous' &&
      duration !== 'Instantaneous' &&
      // What is made carries its own enchantment from the moment in which it is made (AA-21.5).
      !effects.some(({ key }) => key === 'create'),
  )

function magicAt(...targets: readonly TargetKind[]): readonly Choice[] {
  return choicesOf(({ target }) => targets.includes(target))
}

function magicOnSpace(space: Space): readonly Choice[] {
  const own = isAir(space) ? 'air' : 'ground'
  return choicesOf(
    ({ target, needs }) =>
      (target === 'Hex' || target === 'Multi-hex') && (needs?.level === undefined || needs.level === own),
  )
}

function magicOnCreature(creature: Creature): readonly Choice[] {
  return choicesOf(
    ({ target, needs }) => (target === 'Self' || target.startsWith('Creature')) && suits(creature, needs),
  )
}

/** What magic demands of whom it rests on, apart from what only its casting asks. */
function suits(creature: Creature, needs: TargetNeeds = {}): boolean {
  const { attributes, vehicle } = cardOf(creature)
  const { level, attribute, notVehicle = false } = needs
  if ((notVehicle && vehicle) || (attribute && !attributes.includes(attribute))) return false
  return level !== 'ground' || (creature.at !== null && !isAir(creature.at))
}

function choicesOf(isMeant: (magic: Magic) => boolean): readonly Choice[] {
  return LASTING.filter(([, magic]) => isMeant(magic)).map(([value, { name }]) => ({ value, name }))
}
