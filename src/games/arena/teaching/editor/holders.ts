import { neighborsOf } from '@/engine/kernel/hex'
import { ABILITIES } from '../../tables/abilities'
import { ITEMS } from '../../tables/items'
import { SPELLS } from '../../tables/spells'
import { sourceNamed } from '../../state/named-source'
import { magicOf } from '../../state/sources'
import type { Holder, Space, Table } from '../../state/position'
import { restFaults } from '../../files/magic-faults'
import { boardOf, hexOf } from '../../queries/spaces'
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
  const board = boardOf(table)
  const names = namesOf(table)
  const choice = (value: string, on: Holder): HolderChoice => ({
    ...{ value, on, name: holderName(on, names) },
    magic: MAGIC.filter(({ source }) => restFaults(table, { source, on }, '').length === 0),
  })
  return [
    ...table.creatures
      .filter(({ at }) => at === space)
      .map(({ id }) => choice(id, { kind: 'creature', creature: id })),
    choice(space, { kind: 'space', space }),
    ...neighborsOf(board, board.indexOf(hex))
      .flatMap((index) => board.ids[index] ?? [])
      .map((other) => choice(`${hex} ${other}`, { kind: 'edge', edge: [hex, other] })),
  ].filter(({ magic }) => magic.length > 0)
}

/** All magic by its name in files; what is made carries its own from the moment in which it is made (AA-21.5). */
const MAGIC = Object.keys({ ...SPELLS, ...ABILITIES, ...ITEMS }).flatMap((value) => {
  const source = sourceNamed(value)
  if (!source) return []
  const { name, effects } = magicOf(source)
  return effects.some(({ key }) => key === 'create') ? [] : [{ value, name, source }]
})
