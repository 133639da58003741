import { type HexId, hexesApart } from '@/engine/kernel/hex'
import type { Effect, EffectKey } from '../tables/magic'
import type { Cast, Creature, Enchantment, Space, Table } from '../state/position'
import { boardOf, hexOf, isAir } from './spaces'
import { magicOf } from '../state/sources'

type Marks = Pick<Table, 'enchantments'>

/** Whether a barrier stands on the side between two hexes, for those who walk or for those who fly (AA-22.16). */
export function barrierBetween(table: Marks, a: HexId, b: HexId, level: 'ground' | 'air'): boolean {
  return table.enchantments.some((enchantment) => {
    const { on } = enchantment
    if (on.kind !== 'edge' || !on.edge.includes(a) || !on.edge.includes(b)) return false
    return effectOf(enchantment, 'barrier')?.blocks === level
  })
}

/** Whether nobody may enter a space now: ground within 1 of the middle of such an area (AA-22.17). */
export function isClosed(table: Pick<Table, 'enchantments' | 'settings'>, space: Space): boolean {
  if (isAir(space)) return false
  const board = boardOf(table)
  const closing = table.enchantments.filter((enchantment) => effectOf(enchantment, 'closeSpaces'))
  return closing.some(({ on }) => {
    if (on.kind !== 'space') return false
    const [middle, here] = [board.indexOf(hexOf(on.space)), board.indexOf(hexOf(space))]
    return hexesApart(board, middle, here) <= 1 && !isAntiMagic(table, space)
  })
}

/** Whether no magic works in a space (AA-22.15). */
export function isAntiMagic(table: Marks, space: Space): boolean {
  return table.enchantments.some((enchantment) => {
    const { on } = enchantment
    return on.kind === 'space' && on.space === space && effectOf(enchantment, 'antiMagic') !== undefined
  })
}

/** The effect of a key that an enchantment was made with, if it was. */
export function effectOf<Key extends EffectKey>(
  { source }: Pick<Enchantment, 'source'>,
  key: Key,
): Extract<Effect, { key: Key }> | undefined {
  return magicOf(source).effects.find((effect): effect is Extract<Effect, { key: Key }> => effect.key === key)
}

/** The Half Turn or longer cast that a creature has under way (AA-18.10). */
export function castOf(table: Pick<Table, 'casts'>, { id }: Pick<Creature, 'id'>): Cast | undefined {
  return table.casts.find(({ caster, due }) => caster === id && due !== null)
}

/**
 * Whether a creature casts for one or more turns. Such a cast is lost by a fight (AA-11.13, AA-18.7), not by the
 * mere presence of an enemy (AA-18.11); once it has taken effect the caster is free to fight (AA-18.8).
 */
export function isCastingLong(table: Pick<Table, 'casts'>, creature: Pick<Creature, 'id'>): boolean {
  const cast = castOf(table, creature)
  return cast !== undefined && magicOf(cast.source).casting !== 'Half Turn'
}
