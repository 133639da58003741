import type { HexId } from '@/engine/kernel/hex'
import { SPELLS } from '../../tables/spells'
import type { Creature, MagicSource } from '../../state/position'
import { magicOf } from '../../state/sources'
import type { View } from '../../state/view'
import { boardOf, hexOf, spacesApart } from '../spaces'
import { type Level, spaceAt } from '../threats/threats'
import { isCasterOf, pilotRefusal, usesLeft, usesOf } from './uses'

/**
 * The magic that a creature is known to have for others than itself: its abilities, those of its items, and spells that
 * its pool pays, of the enemy those that have been declared (AA-17.3, AA-17.5, AA-17.6). What is hidden is not asked.
 */
export function knownMagic(view: View, caster: Creature): readonly MagicSource[] {
  const { controller: seat } = caster
  if (seat === null || pilotRefusal(view, caster)) return []
  const spells = view.spells[seat] ?? view.revealed[seat]
  return [
    ...usesOf(view, caster).flatMap((use) =>
      use.item?.disenchanted || usesLeft(use) === 0 ? [] : [use.source],
    ),
    ...spells
      .filter((spell) => isCasterOf(caster, spell) && SPELLS[spell].cost <= view.pools[seat])
      .map((spell) => ({ kind: 'spell', spell }) as const),
  ].filter(isAimed)
}

function isAimed(source: MagicSource): boolean {
  const { casting, target } = magicOf(source)
  return casting !== 'Continuous' && target !== 'Self'
}

/** The magic of those in a hex that carries to each hex on a level from where they are, by name (AA-20.12). */
export function magicFrom(view: View, hex: HexId, level: Level): ReadonlyMap<HexId, readonly string[]> {
  const board = boardOf(view)
  const aimed = view.creatures.flatMap((caster) => {
    const { at } = caster
    if (at === null || hexOf(at) !== hex) return []
    return knownMagic(view, caster).map((source) => ({ at, ...magicOf(source) }))
  })
  const carried = board.ids.map((to) => {
    const near = aimed.filter(({ at, range }) => spacesApart(board, at, spaceAt(to, level)) <= range)
    return [to, [...new Set(near.map(({ name }) => name))]] as const
  })
  return new Map(carried.filter(([, names]) => names.length > 0))
}
