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
import { fault, faultsAt, isUpTo, type Whole } from './fault'

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
  return position.enchantments.flatMap((enchantment, nth) => {
    const path = `enchantments.${nth}`
    return [...restFaults(position, enchantment, path), ...timeFaults(whole, enchantment, path)]
  })
}

/** Where magic does not rest, whenever it was cast. */
export function restFaults(
  table: Table,
  { source, on }: Pick<Enchantment, 'source' | 'on'>,
  path: string,
): readonly Problem[] {
  const magic = magicOf(source)
  const lasts = magic.duration !== 'Instantaneous' && magic.duration !== 'Continuous'
  if (!lasts)
    return [fault(`${path}.name`, `must be another: ${magic.name} leaves nothing behind`, 'AA-21.2')]
  // A creature that was made carries its own enchantment.
  const kind = magic.effects.some(({ key }) => key === 'create') ? 'creature' : HOLDER_OF[magic.target]
  if (on.kind !== kind)
    return [
      fault(
        `${path}.on`,
        `must be ${kind === 'edge' ? 'an' : 'a'} ${kind}: ${magic.name} rests on one`,
        'AA-21.4',
      ),
    ]
  if (on.kind === 'space') return spaceFaults(table, magic, on.space, `${path}.on.space`)
  const holder = on.kind === 'creature' ? creatureOf(table, on.creature) : undefined
  return holder ? holderFaults(magic, holder, `${path}.on.creature`) : []
}

function spaceFaults(table: Table, { needs = {} }: Magic, space: Space, path: string) {
  const isKing = needs.changeable === true && hexAt(table, hexOf(space))?.terrain === 'King'
  // Nothing that lasts is aimed at the air alone.
  const isInAir = needs.level === 'ground' && isAir(space)
  return faultsAt(path, [
    [isInAir, '', 'must be on the ground', 'AA-20.6'],
    [isKing, '', 'must be terrain that changes', 'AA-1.3'],
  ])
}

/** What never changes of a creature: its card (AA-20.15). */
function holderFaults({ name, needs = {}, effects }: Magic, holder: Creature, path: string) {
  const { attribute, notVehicle } = needs
  const made = effects.find((effect) => effect.key === 'create')
  const misses =
    (attribute !== undefined && !hasAttribute(holder, attribute)) ||
    (notVehicle === true && cardOf(holder).vehicle)
  return faultsAt(path, [
    [misses, '', `must be another: ${name} cannot be aimed at it`, 'AA-20.15'],
    [made !== undefined && holder.card !== made.type, '', `must be a ${made?.type ?? ''}`, 'AA-22.24'],
  ])
}

/** When it ends by itself or works again (AA-21.3, AA-21.6). */
function timeFaults(whole: Whole, { source, ends, repeats, turn }: Enchantment, path: string) {
  const { duration, name } = magicOf(source)
  const isBrief = duration === '1 phase'
  const isRepeating = duration === 'Instantaneous, repeating'
  const isOver = ends !== null && whole.phase !== null && !isUpTo(whole, ends)
  return faultsAt(path, [
    [turn > whole.turn, 'madeInTurn', `must be at most ${whole.turn}`, 'AA-21.4'],
    [
      isBrief !== (ends !== null),
      'ends',
      isBrief ? 'must be "movement" or "combat"' : `must be null: ${name} lasts`,
      'AA-21.3',
    ],
    [isBrief && turn < whole.turn, 'madeInTurn', `must be ${whole.turn}: it lasts 1 phase`, 'AA-21.3'],
    [isOver, 'ends', 'must be a phase that is not over yet', 'AA-21.3'],
    [
      isRepeating !== (repeats !== null),
      'repeatSeat',
      isRepeating ? 'is missing: it repeats' : 'must be null: it does not repeat',
      'AA-21.6',
    ],
  ])
}

/** Casts that nobody has declared so: by whom, at what, when, and for how much. */
export function castReachFaults(whole: Whole, position: Position): readonly Problem[] {
  if (whole.turn === 0 && position.casts.length > 0)
    return [fault('casts', 'must be empty before the first turn', 'AA-19.1')]
  return position.casts.flatMap((cast, nth) => {
    const path = `casts.${nth}`
    const caster = creatureOf(position, cast.caster)
    return [
      ...(caster ? casterFaults(position, cast, caster, path) : []),
      ...targetFaults(cast, path),
      ...dueFaults(whole, position, cast, path),
    ]
  })
}

function casterFaults(
  position: Position,
  { source, item, seat, paid }: Cast,
  caster: Creature,
  path: string,
) {
  const magic = magicOf(source)
  const card = CREATURES[caster.card]
  const used = position.items.find(({ id }) => id === item)
  const isUnable = source.kind === 'spell' && !canCast(card, SPELLS[source.spell])
  const hasNone = source.kind === 'ability' && !card.abilities.includes(source.ability)
  const cost = costOf(source)
  const isOtherItem = used !== undefined && source.kind === 'item' && used.card !== source.item
  return faultsAt(path, [
    [
      // No spell is (AA-18.1).
      magic.casting === 'Continuous',
      'ability',
      'must be another: that is always on',
      'AA-18.1',
    ],
    [isUnable, 'spell', `must be another: its caster cannot cast ${magic.name}`, 'AA-17.3'],
    [hasNone, 'ability', 'must be one that its caster has', 'AA-17.2'],
    [
      (source.kind === 'item') !== (item !== null),
      'item',
      source.kind === 'item' ? 'is missing; name the item' : 'must be null',
      'AA-17.11',
    ],
    [isOtherItem, 'item', `must be ${magic.name}`, 'AA-17.11'],
    [seat !== caster.controller, 'seat', 'must be the seat that controls its caster', 'AA-22.10'],
    [paid !== cost, 'paid', `must be ${cost}, its cost`, 'AA-17.5'],
  ])
}

/** Whether a card casts spells of a type (AA-17.3); the shared cases set out casters below the level of theirs. */
function canCast({ casting }: CreatureCard, { type }: SpellCard): boolean {
  return casting[type] !== undefined
}

function targetFaults({ source, target }: Cast, path: string) {
  const magic = magicOf(source)
  const lacksTerrain = target.kind === 'space' && target.terrain === undefined
  return faultsAt(path, [
    [target.kind !== kindNamedBy(magic), 'target', `must be what ${magic.name} is aimed at`, 'AA-20.1'],
    [
      lacksTerrain && namesTerrain(magic),
      'target.terrain',
      'is missing; say what the ground is to become',
      'AA-22.18',
    ],
  ])
}

/** When it takes effect by its casting time, and that this is still to come (AA-18.2 to AA-18.4, AA-19.6). */
function dueFaults(whole: Whole, position: Position, { id, source, seat, turn, due }: Cast, path: string) {
  const later = TURNS_LATER[magicOf(source).casting]
  const expected = later === null ? null : turn + 2 * later
  if (due !== expected)
    return [
      fault(`${path}.due`, `must be ${expected ?? 'null'} by its casting time and "madeInTurn"`, 'AA-18.4'),
    ]
  return due === null
    ? instantFaults(whole, position, { id, turn }, path)
    : longFaults(whole, { seat, turn, due }, path)
}

function instantFaults(
  { phase, turn: present }: Whole,
  position: Position,
  { id, turn }: Pick<Cast, 'id' | 'turn'>,
  path: string,
) {
  const { now } = position
  const isQueued = (now.phase === 'magic1' || now.phase === 'magic2') && now.queue.includes(id)
  const isMagic = phase === null || phase === 'magic1' || phase === 'magic2'
  return faultsAt(path, [
    [!isMagic || turn !== present, '', 'is over: it took effect in the phase of its declaration', 'AA-18.2'],
    [isMagic && phase !== null && !isQueued, '', 'is missing in "magic.queue"', 'AA-19.1'],
  ])
}

function longFaults(whole: Whole, { seat, turn, due }: Pick<Cast, 'seat' | 'turn' | 'due'>, path: string) {
  const { turn: present, active } = whole
  const isOwnTurn = (present - turn) % 2 === 0
  const isEarly = turn === present && isUpTo(whole, 'equip1')
  const isPastDue = due === present && whole.phase !== null && !isUpTo(whole, 'magic2')
  const isOthersTurn = isOwnTurn !== (seat === active)
  return faultsAt(path, [
    [turn > present || isEarly, 'madeInTurn', 'must not be later than now', 'AA-18.3'],
    [isOthersTurn, 'madeInTurn', 'must be a turn of the seat that controls its caster', 'AA-18.3'],
    [isPastDue, 'due', 'must be later: Magic Phase 2 of that turn is over', 'AA-18.4'],
  ])
}
