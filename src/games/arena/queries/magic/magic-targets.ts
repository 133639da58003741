import { hexesApart, type HexId } from '@/engine/kernel/hex'
import { TERRAIN_STEPS } from '../../tables/terrain'
import { isInstant, timeRefusal } from './declaring'
import { magicOf } from '../../state/sources'
import { type Aim, isInRange, kindNamedBy, namesTerrain } from './targets'
import type { ArenaSeat, Creature, MagicSource, Table, Target } from '../../state/position'
import { airOf, boardOf, groundOf, hexAt, hexOf } from '../spaces'

/** Hexes beyond the range at which longer casts are still listed (B-1). */
const BEYOND = 3

/** The targets of the right kind that are near enough to be listed; they may still be refused. */
export function targetsOf(
  position: Table,
  seat: ArenaSeat,
  caster: Creature,
  source: MagicSource,
): readonly Target[] {
  if (timeRefusal(position, caster, source)) return []
  const more = isInstant(magicOf(source).casting) ? 0 : BEYOND
  return targetsNamed(position, caster, source, more).filter((target) => {
    const aim: Aim = { source, seat, caster, target }
    return isInRange(position, aim, more)
  })
}

/** Every target of the kind that some magic names, up to `more` hexes beyond its range where it names places. */
export function targetsNamed(
  position: Table,
  caster: Creature,
  source: MagicSource,
  more: number,
): readonly Target[] {
  const magic = magicOf(source)
  const kind = kindNamedBy(magic)
  switch (kind) {
    case 'self':
      return [{ kind }]
    case 'creature':
      return position.creatures.map(({ id }) => ({ kind, creature: id }))
    case 'corpse':
      return position.corpses.map(({ id }) => ({ kind, corpse: id }))
    case 'item':
      return position.items.map(({ id }) => ({ kind, item: id }))
    case 'enchantment':
      return position.enchantments.map(({ id }) => ({ kind, enchantment: id }))
    case 'to':
      return hexesNear(position, caster, magic.range + more).map((hex) => ({ kind, to: groundOf(hex) }))
    case 'edge':
      return edgesNear(position, caster, magic.range + more).map((edge) => ({ kind, edge }))
    case 'space':
      return hexesNear(position, caster, magic.range + more).flatMap((hex) =>
        namesTerrain(magic)
          ? stepsAt(position, hex)
          : [groundOf(hex), airOf(hex)].map((space) => ({ kind, space })),
      )
  }
}

function stepsAt(position: Table, hex: HexId): readonly Target[] {
  const terrain = hexAt(position, hex)?.terrain
  if (terrain === undefined) return []
  return TERRAIN_STEPS[terrain].map((to) => ({ kind: 'space', space: groundOf(hex), terrain: to }))
}

function hexesNear(position: Table, { at }: Creature, reach: number): readonly HexId[] {
  if (at === null) return []
  const board = boardOf(position)
  const here = board.indexOf(hexOf(at))
  return board.ids.filter((_, index) => hexesApart(board, here, index) <= reach)
}

/** The sides between hexes that are both near, each once. */
function edgesNear(position: Table, caster: Creature, reach: number): readonly (readonly [HexId, HexId])[] {
  const board = boardOf(position)
  const near = hexesNear(position, caster, reach)
  return near.flatMap((a, nth) =>
    near
      .slice(nth + 1)
      .filter((b) => hexesApart(board, board.indexOf(a), board.indexOf(b)) === 1)
      .map((b): readonly [HexId, HexId] => [a, b]),
  )
}
