import type { HexId } from '@/engine/hex'
import type { Effect, EffectKey } from '../../content/magic'
import type { Cast, Creature, Space, Table } from '../position'
import { magicOf } from './sources'

type Marks = Pick<Table, 'enchantments'>

/** The effects of a key that rest on spaces or edges by an enchantment. */
function resting<Key extends EffectKey>(
  { effects }: { readonly effects: readonly Effect[] },
  key: Key,
): Extract<Effect, { key: Key }> | undefined {
  return effects.find((effect): effect is Extract<Effect, { key: Key }> => effect.key === key)
}

/** Whether a barrier stands on the side between two hexes, for those who walk or for those who fly (AA-22.16). */
export function barrierBetween(table: Marks, a: HexId, b: HexId, level: 'ground' | 'air'): boolean {
  return table.enchantments.some(({ on, source }) => {
    if (on.kind !== 'edge' || !on.edge.includes(a) || !on.edge.includes(b)) return false
    return resting(magicOf(source), 'barrier')?.blocks === level
  })
}

/** Whether nobody may enter a space now (AA-22.17). */
export function isClosed(table: Marks, space: Space): boolean {
  return hasOnSpace(table, space, 'closeSpaces')
}

/** Whether no magic works in a space (AA-22.15). */
export function isAntiMagic(table: Marks, space: Space): boolean {
  return hasOnSpace(table, space, 'antiMagic')
}

function hasOnSpace(table: Marks, space: Space, key: 'closeSpaces' | 'antiMagic'): boolean {
  return table.enchantments.some(
    ({ on, source }) =>
      on.kind === 'space' && on.space === space && resting(magicOf(source), key) !== undefined,
  )
}

/** The Half Turn or longer cast that a creature has under way (AA-18.10). */
export function castOf(table: Pick<Table, 'casts'>, { id }: Pick<Creature, 'id'>): Cast | undefined {
  return table.casts.find(({ caster, due }) => caster === id && due !== null)
}

/** Whether a creature casts for one or more turns: such a cast is lost by a fight (AA-11.13, AA-18.7). */
export function isCastingLong(table: Pick<Table, 'casts'>, creature: Pick<Creature, 'id'>): boolean {
  const cast = castOf(table, creature)
  if (!cast) return false
  return magicOf(cast.source).casting !== 'Half Turn'
}
