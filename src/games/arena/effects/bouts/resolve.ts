import type { Draft } from 'immer'
import type { Dice } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import type { CastingTime } from '../../tables/magic'
import { creatureOf } from '../../queries/creatures'
import type { Event, Failure } from '../../events'
import { itemOf } from '../../queries/guards'
import type {
  Cast,
  CastId,
  Creature,
  Enchantment,
  EnchantmentId,
  Position,
  Table,
  Target,
} from '../../state/position'
import { isComing } from '../../queries/magic/declaring'
import { happen, takeEffect } from '../magic'
import { effectOf, isAntiMagic } from '../../queries/in-force'
import { keepOnly } from '../keep-only'
import { failCast, removeIfSpent } from '../lose-cast'
import { magicOf } from '../../state/sources'
import { effectsOn } from '../../queries/standing'
import { type Aim, isInRange, metBy, misfitOf, placesOf } from '../../queries/magic/targets'
import type { EffectContext } from '../magic/effect-context'

/** The effects of one phase: the draft, its dice, and what will fail when its moment comes. */
type Phase = Pick<EffectContext, 'draft' | 'dice' | 'doomed'>

/** Lets everything of this magic phase take effect, in the order of AA-19.6. */
export function resolveMagic(draft: Draft<Position>, dice: Dice): Event[] {
  const phase: Phase = { draft, dice, doomed: new Map<CastId, Failure>() }
  const table = reading(draft)
  return [
    ...repeatsDue(table).flatMap(({ id }) => repeat(phase, id)),
    ...effectsDue(table).flatMap(({ id }) => settle(phase, id)),
  ]
}

/** Enchantments that work again in this phase, in the order made (AA-21.6). */
export function repeatsDue({ now, active, turn: present, enchantments }: Table): readonly Enchantment[] {
  return enchantments.filter(
    ({ repeats, turn }) => now.phase === 'magic2' && repeats === active && turn < present,
  )
}

/** Longer casts after shorter ones (AA-19.6). */
const LENGTH: Readonly<Record<CastingTime, number>> = {
  Continuous: 0,
  Counterspell: 0,
  Instant: 1,
  'Half Turn': 2,
  '1 Turn': 3,
  '2 Turns': 4,
}

/** What will take effect when declaration is over, in its order: Counterspells, Instants, longer casts (AA-19.6). */
export function effectsDue(table: Table): readonly Cast[] {
  const coming = table.casts.filter((cast) => isComing(table, cast))
  const isCounter = ({ source }: Cast) => magicOf(source).casting === 'Counterspell'
  const rest = coming.filter((cast) => !isCounter(cast))
  const length = ({ source }: Cast) => LENGTH[magicOf(source).casting]
  return [...coming.filter(isCounter).reverse(), ...rest.sort((a, b) => length(a) - length(b))]
}

/** An enchantment works again on what it is attached to (AA-21.6). */
function repeat({ draft, dice, doomed }: Phase, id: EnchantmentId): Event[] {
  const table = reading(draft)
  const enchantment = table.enchantments.find((one) => one.id === id)
  const target = enchantment && holderTarget(enchantment)
  if (!target) return []
  const { source, seat } = enchantment
  const magic = magicOf(source)
  if (target.kind === 'space' && magic.type !== 'Tech' && isAntiMagic(table, target.space)) return []
  const happened = happen({ draft, dice, doomed, magic, source, seat, caster: null, target })
  return happened ? [{ type: 'tookEffect', source, caster: null, target, repeat: true }, ...happened] : []
}

function holderTarget({ on }: Enchantment): Target | undefined {
  switch (on.kind) {
    case 'creature':
    case 'space':
      return on
    case 'item':
    case 'edge':
      return undefined
  }
}

/** The moment of a cast: it takes effect or fails; either way it is over (AA-19.8). */
function settle(phase: Phase, id: CastId): Event[] {
  const { draft } = phase
  const table = reading(draft)
  // It may have failed already, with its caster or its caster's obedience.
  const cast = table.casts.find((one) => one.id === id)
  if (!cast) return []
  const caster = creatureOf(table, cast.caster)
  const why = caster ? failureOf(table, { ...cast, caster }, phase.doomed.get(id)) : 'casterDead'
  const events = why ? fail(draft, cast, why) : takePlace(phase, cast)
  return cast.item === null ? events : [...events, ...removeIfSpent(draft, cast.item)]
}

function takePlace(phase: Phase, cast: Cast): Event[] {
  const { draft } = phase
  const { source, seat, target, caster } = cast
  keepOnly(draft.casts, ({ id }) => id !== cast.id)
  const happened = takeEffect({ ...phase, magic: magicOf(source), source, seat, caster, target })
  return happened
    ? [{ type: 'tookEffect', source, caster, target, repeat: false }, ...happened]
    : [{ type: 'failed', source, caster, why: 'noEffect', refund: 0 }]
}

/** Out of range what was paid or used comes back (AA-20.13). */
function fail(draft: Draft<Position>, cast: Cast, why: Failure): Event[] {
  if (why !== 'outOfRange') return failCast(draft, cast, why, 0)
  draft.pools[cast.seat] += cast.paid
  giveUseBack(draft, cast)
  return failCast(draft, cast, why, cast.paid)
}

function giveUseBack(draft: Draft<Position>, { item, source, caster }: Cast): void {
  const used = draft.items.find(({ id }) => id === item)
  if (used && used.uses !== null) used.uses += 1
  if (source.kind !== 'ability') return
  const user = draft.creatures.find(({ id }) => id === caster)
  const left = user?.uses[source.ability]
  if (user && left !== undefined) user.uses[source.ability] = left + 1
}

/** Magic as it is declared: with its caster looked up, and with the item that it comes from, if any. */
export type Casting = Aim & Pick<Cast, 'item'>

/**
 * Why a cast fails when its moment comes, in the order of AA-19.8; null if it does not. `doom` is what has been
 * brought upon it before.
 */
export function failureOf(table: Table, cast: Casting, doom: Failure | undefined): Failure | null {
  const { source, caster, item } = cast
  const isMagic = magicOf(source).type !== 'Tech'
  if (isMagic && effectsOn(table, caster, 'silence').length > 0) return 'silenced'
  if (doom) return doom
  if (item !== null && !isUsable(table, item, caster)) return 'itemGone'
  return (isMagic && isSuppressed(table, cast) ? 'suppressed' : null) ?? aimFailure(table, cast)
}

function aimFailure(table: Table, aim: Aim): Failure | null {
  if (!metBy(table, aim)) return 'targetGone'
  if (misfitOf(table, aim)) return 'noEffect'
  return isInRange(table, aim) ? null : 'outOfRange'
}

function isUsable(table: Table, id: NonNullable<Cast['item']>, { id: caster }: Creature): boolean {
  const item = itemOf(table, id)
  return item !== undefined && !item.disenchanted && 'by' in item.place && item.place.by === caster
}

/**
 * Whether no magic works where the caster or the target is. Areas pass such a space over instead, sides of
 * hexes lie in no space, and the enchantment that makes a space so can be ended from outside (AA-22.15).
 */
function isSuppressed(table: Table, aim: Aim): boolean {
  const { caster, source, target } = aim
  if (caster.at !== null && isAntiMagic(table, caster.at)) return true
  const { target: kind } = magicOf(source)
  if (kind === 'Multi-hex' || kind === 'Creatures in multi-hex' || kind === 'Edge') return false
  if (target.kind === 'enchantment') {
    const met = table.enchantments.find(({ id }) => id === target.enchantment)
    if (!met || met.on.kind === 'edge' || effectOf(met, 'antiMagic')) return false
  }
  return placesOf(table, aim).some((place) => isAntiMagic(table, place))
}
