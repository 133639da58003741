import { faultsOfEach } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import { type CreatureCard, CREATURES } from '../tables/creatures'
import type { Magic, SpellCard, TargetKind } from '../tables/magic'
import { SPELLS } from '../tables/spells'
import { cardOf, creatureOf } from '../queries/creatures'
import { TURNS_LATER } from '../queries/magic/declaring'
import { costOf, magicOf } from '../state/sources'
import { kindNamedBy, namesTerrain } from '../queries/magic/targets'
import type { Cast, Creature, Enchantment, Holder, Position, Space, Table } from '../state/position'
import { hexAt, hexOf, isAir } from '../queries/spaces'
import { hasAttribute } from '../queries/values'
import { type Checks, fault, faultsAt, isUpTo, type Whole } from './fault'

/** What enchantments of a kind of target are attached to (AA-21.4). */
const HOLDER_OF: Readonly<Record<TargetKind, Holder['kind'] | null>> = {
  Self: 'creature',
  Creature: 'creature',
  'Creatures in hex': 'creature',
  'Creatures in multi-hex': 'creature',
  Hex: 'space',
  'Multi-hex': 'space',
  Edge: 'edge',
  Corpse: null,
  Item: null,
  Enchantment: null,
}

/** Enchantments that no magic leaves behind, where it cannot be, or past their time. */
export function enchantmentReachFaults(whole: Whole, position: Position): readonly Problem[] {
  if (whole.turn === 0 && position.enchantments.length > 0)
    return [fault('enchantments', 'must be empty before the first turn', 'AA-21.4')]
  return faultsOfEach('enchantments', position.enchantments, (enchantment) => [
    ...restChecks(position, enchantment),
    ...timeChecks(whole, enchantment),
  ])
}

type Resting = Pick<Enchantment, 'source' | 'on'>

/** Where magic does not rest, whenever it was cast. */
export function restFaults(table: Table, resting: Resting, path: string): readonly Problem[] {
  return faultsAt(path, restChecks(table, resting))
}

function restChecks(table: Table, { source, on }: Resting): Checks {
  const magic = magicOf(source)
  const lasts = magic.duration !== 'Instantaneous' && magic.duration !== 'Continuous'
  if (!lasts) return [[true, 'name', `must be another: ${magic.name} leaves nothing behind`, 'AA-21.2']]
  // A creature that was made carries its own enchantment.
  const kind = magic.effects.some(({ key }) => key === 'create') ? 'creature' : HOLDER_OF[magic.target]
  const one = `${kind === 'edge' ? 'an' : 'a'} ${kind}`
  if (on.kind !== kind) return [[true, 'on', `must be ${one}: ${magic.name} rests on one`, 'AA-21.4']]
  if (on.kind === 'space') return spaceChecks(table, magic, on.space)
  const holder = on.kind === 'creature' ? creatureOf(table, on.creature) : undefined
  return holder ? holderChecks(magic, holder) : []
}

function spaceChecks(table: Table, { needs = {} }: Magic, space: Space): Checks {
  const isKing = needs.changeable === true && hexAt(table, hexOf(space))?.terrain === 'King'
  // Nothing that lasts is aimed at the air alone.
  const isInAir = needs.level === 'ground' && isAir(space)
  return [
    [isInAir, 'on.space', 'must be on the ground', 'AA-20.6'],
    [isKing, 'on.space', 'must be terrain that changes', 'AA-1.3'],
  ]
}

/** What never changes of a creature: its card (AA-20.15). */
function holderChecks({ name, needs = {}, effects }: Magic, holder: Creature): Checks {
  const { attribute, notVehicle } = needs
  const made = effects.find((effect) => effect.key === 'create')
  const misses =
    (attribute !== undefined && !hasAttribute(holder, attribute)) ||
    (notVehicle === true && cardOf(holder).vehicle)
  const isOther = made !== undefined && holder.card !== made.type
  return [
    [misses, 'on.creature', `must be another: ${name} cannot be aimed at it`, 'AA-20.15'],
    [isOther, 'on.creature', `must be a ${made?.type ?? ''}`, 'AA-22.24'],
  ]
}

/** When it ends by itself or works again (AA-21.3, AA-21.6). */
function timeChecks(whole: Whole, { source, ends, repeats, turn }: Enchantment): Checks {
  const { duration, name } = magicOf(source)
  const isBrief = duration === '1 phase'
  const isRepeating = duration === 'Instantaneous, repeating'
  const isOver = ends !== null && whole.phase !== null && !isUpTo(whole, ends)
  const end = isBrief ? 'must be "movement" or "combat"' : `must be null: ${name} lasts`
  const repeater = isRepeating ? 'is missing: it repeats' : 'must be null: it does not repeat'
  return [
    [turn > whole.turn, 'madeInTurn', `must be at most ${whole.turn}`, 'AA-21.4'],
    [isBrief !== (ends !== null), 'ends', end, 'AA-21.3'],
    [isBrief && turn < whole.turn, 'madeInTurn', `must be ${whole.turn}: it lasts 1 phase`, 'AA-21.3'],
    [isOver, 'ends', 'must be a phase that is not over yet', 'AA-21.3'],
    [isRepeating !== (repeats !== null), 'repeatSeat', repeater, 'AA-21.6'],
  ]
}

/** Casts that nobody has declared so: by whom, at what, when, and for how much. */
export function castReachFaults(whole: Whole, position: Position): readonly Problem[] {
  if (whole.turn === 0 && position.casts.length > 0)
    return [fault('casts', 'must be empty before the first turn', 'AA-19.1')]
  return faultsOfEach('casts', position.casts, (cast) => [
    ...casterChecks(position, cast),
    ...targetChecks(cast),
    ...dueChecks(whole, position, cast),
  ])
}

function casterChecks(position: Position, { source, caster: id, item, seat, paid }: Cast): Checks {
  const caster = creatureOf(position, id)
  if (!caster) return []
  const magic = magicOf(source)
  const card = CREATURES[caster.card]
  const used = position.items.find((one) => one.id === item)
  const isUnable = source.kind === 'spell' && !canCast(card, SPELLS[source.spell])
  const hasNone = source.kind === 'ability' && !card.abilities.includes(source.ability)
  const isByItem = source.kind === 'item'
  const cost = costOf(source)
  const isOtherItem = used !== undefined && isByItem && used.card !== source.item
  return [
    // No spell is (AA-18.1).
    [magic.casting === 'Continuous', 'ability', 'must be another: that is always on', 'AA-18.1'],
    [isUnable, 'spell', `must be another: its caster cannot cast ${magic.name}`, 'AA-17.3'],
    [hasNone, 'ability', 'must be one that its caster has', 'AA-17.2'],
    [
      isByItem !== (item !== null),
      'item',
      isByItem ? 'is missing; name the item' : 'must be null',
      'AA-17.11',
    ],
    [isOtherItem, 'item', `must be ${magic.name}`, 'AA-17.11'],
    [seat !== caster.controller, 'seat', 'must be the seat that controls its caster', 'AA-22.10'],
    [paid !== cost, 'paid', `must be ${cost}, its cost`, 'AA-17.5'],
  ]
}

/** Whether a card casts spells of a type (AA-17.3); the shared cases set out casters below the level of theirs. */
function canCast({ casting }: CreatureCard, { type }: SpellCard): boolean {
  return casting[type] !== undefined
}

function targetChecks({ source, target }: Cast): Checks {
  const magic = magicOf(source)
  const lacksTerrain = target.kind === 'space' && target.terrain === undefined && namesTerrain(magic)
  return [
    [target.kind !== kindNamedBy(magic), 'target', `must be what ${magic.name} is aimed at`, 'AA-20.1'],
    [lacksTerrain, 'target.terrain', 'is missing; say what the ground is to become', 'AA-22.18'],
  ]
}

/** When it takes effect by its casting time, and that this is still to come (AA-18.2 to AA-18.4, AA-19.6). */
function dueChecks(whole: Whole, position: Position, cast: Cast): Checks {
  const { source, turn, due } = cast
  const later = TURNS_LATER[magicOf(source).casting]
  const expected = later === null ? null : turn + 2 * later
  if (due !== expected)
    return [[true, 'due', `must be ${expected ?? 'null'} by its casting time and "madeInTurn"`, 'AA-18.4']]
  return due === null ? instantChecks(whole, position, cast) : longChecks(whole, cast)
}

function instantChecks({ phase, turn: present }: Whole, { now }: Position, { id, turn }: Cast): Checks {
  const isQueued = (now.phase === 'magic1' || now.phase === 'magic2') && now.queue.includes(id)
  const isMagic = phase === null || phase === 'magic1' || phase === 'magic2'
  return [
    [!isMagic || turn !== present, '', 'is over: it took effect in the phase of its declaration', 'AA-18.2'],
    [isMagic && phase !== null && !isQueued, '', 'is missing in "magic.queue"', 'AA-19.1'],
  ]
}

function longChecks(whole: Whole, { seat, turn, due }: Cast): Checks {
  const { turn: present, active } = whole
  const isOwnTurn = (present - turn) % 2 === 0
  const isEarly = turn === present && isUpTo(whole, 'equip1')
  const isPastDue = due === present && whole.phase !== null && !isUpTo(whole, 'magic2')
  const isOthersTurn = isOwnTurn !== (seat === active)
  return [
    [turn > present || isEarly, 'madeInTurn', 'must not be later than now', 'AA-18.3'],
    [isOthersTurn, 'madeInTurn', 'must be a turn of the seat that controls its caster', 'AA-18.3'],
    [isPastDue, 'due', 'must be later: Magic Phase 2 of that turn is over', 'AA-18.4'],
  ]
}
