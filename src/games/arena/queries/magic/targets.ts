import { areNeighbors } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { CREATURES } from '../../tables/creatures'
import { ITEMS } from '../../tables/items'
import type { Magic, TargetKind, TargetNeeds } from '../../tables/magic'
import type { Terrain } from '../../tables/names'
import { TERRAIN_STEPS } from '../../tables/terrain'
import { cardOf, creatureOf, otherSeat, ridersOf, sideIn } from '../creatures'
import { mayEnterGround } from '../entry'
import type {
  ArenaSeat,
  Corpse,
  Creature,
  Enchantment,
  Holder,
  Item,
  MagicSource,
  Space,
  Table,
  Target,
} from '../../state/position'
import { refuse } from '../../refuse'
import { boardOf, groundOf, hexAt, hexOf, isAir, spacesApart } from '../spaces'
import { hasAttribute } from '../standing'
import { magicOf } from '../../state/sources'

/** Magic on its way: what, whose, from whom and at what. */
export interface Aim {
  readonly source: MagicSource
  readonly seat: ArenaSeat
  readonly caster: Creature
  readonly target: Target
}

/** A target, and whoever names it, which counts where magic works on its caster. */
type Named = Pick<Aim, 'target'> & Partial<Pick<Aim, 'caster'>>

/** A target as it is in play, looked up. */
export type Met =
  | { readonly kind: 'creature'; readonly creature: Creature }
  | { readonly kind: 'corpse'; readonly corpse: Corpse }
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'enchantment'; readonly enchantment: Enchantment }
  | { readonly kind: 'edge' }

/** What a declaration names for each kind of target (AA-20.2 to AA-20.4). */
const KIND_NAMED: Readonly<Record<TargetKind, Target['kind']>> = {
  Self: 'self',
  Creature: 'creature',
  Corpse: 'corpse',
  Item: 'item',
  Hex: 'space',
  'Creatures in hex': 'space',
  'Multi-hex': 'space',
  'Creatures in multi-hex': 'space',
  Enchantment: 'enchantment',
  Edge: 'edge',
}

/** The kind of target that a declaration of some magic names: Teleport says where to. */
export function kindNamedBy({ target, needs }: Magic): Target['kind'] {
  return needs?.destination ? 'to' : KIND_NAMED[target]
}

/** Whether some magic says at its declaration what terrain it is to make (AA-22.18). */
export function namesTerrain({ effects }: Magic): boolean {
  return effects.some((effect) => effect.key === 'terrainStep' && effect.mode === 'choose')
}

/** The target of an aim as it is now; undefined when it is not there any more. */
export function metBy(table: Table, { target, caster }: Named): Met | undefined {
  switch (target.kind) {
    case 'self':
    case 'to':
      return caster && { kind: 'creature', creature: caster }
    case 'creature': {
      const creature = creatureOf(table, target.creature)
      return creature && creature.at !== null ? { kind: 'creature', creature } : undefined
    }
    case 'corpse': {
      const corpse = table.corpses.find(({ id }) => id === target.corpse)
      return corpse && { kind: 'corpse', corpse }
    }
    case 'item': {
      const item = table.items.find(({ id }) => id === target.item)
      return item && { kind: 'item', item }
    }
    case 'space':
      return { kind: 'space', space: target.space }
    case 'enchantment': {
      const enchantment = table.enchantments.find(({ id }) => id === target.enchantment)
      return enchantment && { kind: 'enchantment', enchantment }
    }
    case 'edge':
      return { kind: 'edge' }
  }
}

/** Refuses a target of the wrong kind, or one that is not in play (AA-3.9). */
export function targetRefusal(table: Table, aim: Aim): Refusal<Clause> | undefined {
  const magic = magicOf(aim.source)
  const { target } = aim
  if (target.kind !== kindNamedBy(magic)) return refuse('AA-3.9', `${magic.name} has another kind of target.`)
  if (!isOnBoard(table, target)) return refuse('AA-3.9', 'There is no such place on the board.')
  if (target.kind === 'space' && namesTerrain(magic) && target.terrain === undefined)
    return refuse('AA-3.9', `${magic.name} needs to be told a terrain.`)
  return metBy(table, aim) ? undefined : refuse('AA-3.9', 'That target is not in play.')
}

function isOnBoard(table: Table, target: Target): boolean {
  const board = boardOf(table)
  if (target.kind === 'space') return board.indexOf(hexOf(target.space)) >= 0
  if (target.kind === 'to') return board.indexOf(hexOf(target.to)) >= 0
  if (target.kind !== 'edge') return true
  const [a, b] = [board.indexOf(target.edge[0]), board.indexOf(target.edge[1])]
  return a >= 0 && b >= 0 && areNeighbors(board, a, b)
}

/** Why a target does not fit what the magic asks of it, as a sentence; undefined if it does (AA-20.15). */
export function misfitOf(table: Table, aim: Aim): string | undefined {
  const { needs = {}, name, effects } = magicOf(aim.source)
  const met = metBy(table, aim)
  switch (met?.kind) {
    case 'creature':
      return creatureMisfit(table, aim, met.creature) ?? destinationMisfit(table, aim)
    case 'corpse':
      return corpseMisfit(needs, met.corpse, aim.seat)
    case 'space':
      return spaceMisfit(table, aim, met.space)
    case 'item': {
      const isTech = ITEMS[met.item.card].ability.type === 'Tech'
      const removesMagic = effects.some(({ key }) => key === 'disenchantItem')
      return isTech && removesMagic ? `${name} does nothing to Tech.` : undefined
    }
    case 'enchantment':
    case 'edge':
    case undefined:
      return undefined
  }
}

/** What is asked of a target creature: whether it fails that, and how it is told. */
type Demand = readonly [isFailed: boolean, message: string]

function creatureMisfit(table: Table, { source, seat }: Aim, creature: Creature): string | undefined {
  const { needs = {} } = magicOf(source)
  const demands = [...natureDemands(needs, creature), ...standDemands(table, needs, creature)]
  const isForeign = needs.ownSide === true && creature.controller !== seat
  return [...demands, [isForeign, 'The target must be of the own side.'] as const].find(
    ([isFailed]) => isFailed,
  )?.[1]
}

function natureDemands({ attribute, notAttribute, notVehicle }: TargetNeeds, creature: Creature): Demand[] {
  return [
    [attribute !== undefined && !hasAttribute(creature, attribute), `The target must be ${attribute}.`],
    [
      notAttribute !== undefined && hasAttribute(creature, notAttribute),
      `The target must not be ${notAttribute}.`,
    ],
    [notVehicle === true && cardOf(creature).vehicle, 'The target must not be a vehicle.'],
  ]
}

function standDemands(
  table: Table,
  { level, notStacked, notCarrying }: TargetNeeds,
  { id, on, at }: Creature,
): Demand[] {
  const carries = ridersOf(table, id).length > 0
  return [
    [notStacked === true && (carries || on !== null), 'The target must be neither mount nor rider.'],
    [notCarrying === true && carries, 'The target must not carry riders.'],
    [
      level !== undefined && at !== null && levelOf(at) !== level,
      level === 'air' ? 'The target must be in the air.' : 'The target must be on the ground.',
    ],
  ]
}

function destinationMisfit(table: Table, { target, caster, seat }: Aim): string | undefined {
  if (target.kind !== 'to') return undefined
  const { to } = target
  const hex = hexOf(to)
  if (isAir(to)) return 'The way ends on the ground.'
  if (hexAt(table, hex)?.terrain === 'King') return 'The way does not end on a king hex.'
  if (!mayEnterGround(table, caster, hex)) return 'The caster cannot enter that ground.'
  return sideIn(table, to, otherSeat(seat)).length > 0 ? 'Enemies stand there.' : undefined
}

function corpseMisfit(needs: TargetNeeds, { card, owner }: Corpse, seat: ArenaSeat): string | undefined {
  if (needs.ownArmy && owner !== seat) return 'The dead must be of the own army.'
  const { attributes } = CREATURES[card]
  if (needs.notAttribute && attributes.includes(needs.notAttribute))
    return `The dead must not be ${needs.notAttribute}.`
  return undefined
}

function spaceMisfit(table: Table, { source, target }: Aim, space: Space): string | undefined {
  const magic = magicOf(source)
  const { level, changeable } = magic.needs ?? {}
  if (level && levelOf(space) !== level)
    return level === 'air' ? 'It aims at the air.' : 'It aims at the ground.'
  const terrain = hexAt(table, hexOf(space))?.terrain
  if (terrain === undefined || (changeable && terrain === 'King')) return 'That terrain does not change.'
  return namesTerrain(magic) ? stepMisfit(terrain, target) : undefined
}

function stepMisfit(from: Terrain, target: Target): string | undefined {
  if (target.kind !== 'space' || target.terrain === undefined) return undefined
  return TERRAIN_STEPS[from].includes(target.terrain)
    ? undefined
    : `${from} does not become ${target.terrain} in one step.`
}

function levelOf(space: Space): 'ground' | 'air' {
  return isAir(space) ? 'air' : 'ground'
}

/** Where the range to a target is measured to: every one of these must be in range (AA-20.5 to AA-20.12). */
export function placesOf(table: Table, aim: Named): readonly Space[] {
  const { target } = aim
  if (target.kind === 'to') return [target.to]
  if (target.kind === 'edge') return target.edge.map(groundOf)
  const met = metBy(table, aim)
  switch (met?.kind) {
    case 'creature':
      return spaceOrNone(met.creature)
    case 'corpse':
      return [groundOf(met.corpse.hex)]
    case 'item':
      return itemPlaces(table, met.item)
    case 'space':
      return [met.space]
    case 'enchantment':
      return holderPlaces(table, met.enchantment.on)
    case 'edge':
    case undefined:
      return []
  }
}

/** Enchantments on some spaces, and on who and what is there (AA-20.10). */
export function enchantmentsIn(table: Table, spaces: readonly Space[]): readonly Enchantment[] {
  return table.enchantments.filter(({ on }) =>
    holderPlaces(table, on).some((place) => spaces.includes(place)),
  )
}

/** Where the thing is that an enchantment is attached to (AA-20.10). */
export function holderPlaces(table: Pick<Table, 'creatures' | 'items'>, on: Holder): readonly Space[] {
  switch (on.kind) {
    case 'creature':
      return spaceOrNone(creatureOf(table, on.creature))
    case 'item':
      return itemPlaces(
        table,
        table.items.find(({ id }) => id === on.item),
      )
    case 'space':
      return [on.space]
    case 'edge':
      return on.edge.map(groundOf)
  }
}

function itemPlaces(table: Pick<Table, 'creatures'>, item: Item | undefined): readonly Space[] {
  if (!item) return []
  return 'at' in item.place ? [item.place.at] : spaceOrNone(creatureOf(table, item.place.by))
}

function spaceOrNone(creature: Pick<Creature, 'at'> | undefined): readonly Space[] {
  return creature && creature.at !== null ? [creature.at] : []
}

/** Whether a target is at most `more` hexes beyond the range from the caster's space (AA-20.12). */
export function isInRange(table: Table, aim: Aim, more = 0): boolean {
  const { at } = aim.caster
  const range = magicOf(aim.source).range + more
  return at !== null && placesOf(table, aim).every((place) => spacesApart(boardOf(table), at, place) <= range)
}
