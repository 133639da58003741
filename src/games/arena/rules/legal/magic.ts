import { hexesApart, type HexId } from '@/engine/hex'
import { TERRAIN_STEPS } from '../../content/terrain'
import type { Command } from '../commands'
import { cardOf } from '../creatures'
import { castOf } from '../magic/in-force'
import { declareAbility, usesOf } from '../magic/declare-ability'
import { declareSpell } from '../magic/declare-spell'
import { isInstant, timeRefusal } from '../magic/declaring'
import { magicOf } from '../magic/sources'
import { type Aim, isInRange, kindNamedBy, namesTerrain } from '../magic/targets'
import type { ArenaSeat, Creature, MagicSource, Position, Target } from '../position'
import { airOf, boardOf, groundOf, hexAt, hexOf } from '../spaces'

/** Hexes beyond the range at which longer casts are still listed (B-1). */
const BEYOND = 3

/** Every declaration, stop and pass that the seat with the bout may give now. */
export function legalMagic(position: Position): Command[] {
  const { now } = position
  if (now.phase !== 'magic1' && now.phase !== 'magic2') return []
  const seat = now.bout
  const casters = position.creatures.filter(({ controller, at }) => controller === seat && at !== null)
  return [
    ...casters.flatMap((caster) => [
      ...spellsBy(position, seat, caster),
      ...abilitiesBy(position, seat, caster),
      ...(castOf(position, caster) ? [{ type: 'stopCasting', seat, caster: caster.id } as const] : []),
    ]),
    { type: 'passMagic', seat },
  ]
}

function spellsBy(position: Position, seat: ArenaSeat, caster: Creature): Command[] {
  if (Object.keys(cardOf(caster).casting).length === 0) return []
  return position.secrets.spells[seat].flatMap((spell) =>
    targetsOf(position, seat, caster, { kind: 'spell', spell })
      .map((target) => ({ type: 'declareSpell', seat, caster: caster.id, spell, target }) as const)
      .filter((command) => !declareSpell.refusalOf(position, command)),
  )
}

function abilitiesBy(position: Position, seat: ArenaSeat, user: Creature): Command[] {
  return usesOf(position, user).flatMap(({ source, item }) => {
    if (magicOf(source).casting === 'Continuous') return []
    const ability = source.kind === 'ability' ? source.ability : null
    return targetsOf(position, seat, user, source)
      .map(
        (target) =>
          ({ type: 'declareAbility', seat, user: user.id, ability, item: item?.id ?? null, target }) as const,
      )
      .filter((command) => !declareAbility.refusalOf(position, command))
  })
}

/** The targets of the right kind that are near enough to be listed; they may still be refused. */
function targetsOf(
  position: Position,
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
  position: Position,
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

function stepsAt(position: Position, hex: HexId): readonly Target[] {
  const terrain = hexAt(position, hex)?.terrain
  if (terrain === undefined) return []
  return TERRAIN_STEPS[terrain].map((to) => ({ kind: 'space', space: groundOf(hex), terrain: to }))
}

function hexesNear(position: Position, { at }: Creature, reach: number): readonly HexId[] {
  if (at === null) return []
  const board = boardOf(position)
  const here = board.indexOf(hexOf(at))
  return board.ids.filter((_, index) => hexesApart(board, here, index) <= reach)
}

/** The sides between hexes that are both near, each once. */
function edgesNear(
  position: Position,
  caster: Creature,
  reach: number,
): readonly (readonly [HexId, HexId])[] {
  const board = boardOf(position)
  const near = hexesNear(position, caster, reach)
  return near.flatMap((a, nth) =>
    near
      .slice(nth + 1)
      .filter((b) => hexesApart(board, board.indexOf(a), board.indexOf(b)) === 1)
      .map((b): readonly [HexId, HexId] => [a, b]),
  )
}
