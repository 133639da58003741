import { sumOf } from '@/engine/bot/weigh'
import type { CastingTime, Effect, EffectKey } from '../tables/magic'
import { CREATURES } from '../tables/creatures'
import { ITEMS } from '../tables/items'
import { castOf } from '../queries/in-force'
import { magicOf } from '../state/sources'
import { concerns } from '../queries/standing'
import { type ArenaSeat, type Creature, type Position, SEATS, type Space } from '../state/position'
import { groundOf, hexOf } from '../queries/spaces'
import { flightOf, isUnder, moveOf, powerOf } from '../queries/values'
import { meanWorth, worthOf } from './worth'
import { landValue, type Offer } from './magic-land'
import { fightIn } from '../queries/combat/fights'
import { kingOf } from '../queries/entry'

/** How likely magic finds its target when its moment comes. */
const HOLDS_GOOD: Readonly<Record<CastingTime, number>> = {
  Continuous: 0,
  Counterspell: 1,
  Instant: 1,
  'Half Turn': 0.9,
  '1 Turn': 0.35,
  '2 Turns': 0.25,
}

/** What a declaration is worth to its seat, in points of cost, what it costs left aside. */
export function valueOf(offer: Offer): number {
  const { magic } = offer
  return sumOf(magic.effects, (effect) => effectValue(offer, effect)) * HOLDS_GOOD[magic.casting]
}

type Weigher<Key extends EffectKey> = (offer: Offer, effect: Extract<Effect, { key: Key }>) => number

/** What each effect is worth; what is left out is beyond the bot. */
const WEIGHERS: { readonly [Key in EffectKey]?: Weigher<Key> } = {
  power: (offer, effect) => powerValue(offer, effect),
  move: (offer, { amount }) =>
    summed(offer, (one) => (amount > 0 ? 0.12 * fleetness(offer, one) : -0.45 * fleetness(offer, one))),
  poison: ({ position, seat, touched: [one] }, { amount }) => {
    const stand = one?.at && one.controller === seat ? standIn(position, one.at, seat) : undefined
    return stand && position.now.phase === 'magic2' ? biteOf(stand, amount) : 0
  },
  blast: (offer, { need }) =>
    summed(offer, (one) => {
      const faces = 7 - (need + powerOf(offer.position, one))
      return (-worthOf(one) * Math.min(6, Math.max(0, faces))) / 6
    }),
  kill: (offer, effect) =>
    summed(offer, (one) =>
      concerns(effect, one) && powerOf(offer.position, one) <= effect.maxPower ? -worthOf(one) : 0,
    ),
  hold: (offer) => summed(offer, (one) => -0.45 * fleetness(offer, one)),
  entangle: (offer) =>
    offer.position.active === offer.seat ? 0 : summed(offer, (one) => -0.12 * fleetness(offer, one)),
  control: (offer) => summed(offer, (one) => (one.controller === offer.seat ? 0 : -2 * worthOf(one))),
  saveFromCombatDeath: (offer) =>
    offer.magic.duration === '1 phase' ? 0 : summed(offer, (one) => savedWorth(offer, one)),
  storm: (offer, { on }) => stormValue(offer, on),
  blockMagic: (offer) => castValue(offer),
  silence: (offer) => castValue(offer),
  dispel: ({ position, seat, target }) => {
    if (target.kind !== 'enchantment') return 0
    const found = position.enchantments.find(({ id }) => id === target.enchantment)
    return found && found.seat !== seat && found.ends === null ? 4 : 0
  },
  destroyItem: (offer) => itemValue(offer),
  disenchantItem: (offer) => itemValue(offer),
  create: (offer, { type }) => (type === 'zombie' ? 4 : isAmongOwn(offer) ? 3 : 0),
  barrier: landValue,
  closeSpaces: landValue,
  terrainStep: landValue,
  terrainSet: landValue,
  recall: landValue,
  teleport: landValue,
  resurrect: ({ position, seat, target }) => {
    const corpse = target.kind === 'corpse' && position.corpses.find(({ id }) => id === target.corpse)
    return corpse && corpse.owner === seat ? CREATURES[corpse.card].cost * 2 : 0
  },
}

function effectValue(offer: Offer, effect: Effect): number {
  // Each effect meets the weigher of its own key: the table's type says so, the compiler cannot follow.
  const weigher = WEIGHERS[effect.key] as Weigher<EffectKey> | undefined
  return weigher?.(offer, effect) ?? 0
}

/** Whether the target is a space in which own creatures stand. */
function isAmongOwn({ position, seat, target }: Offer): boolean {
  if (target.kind !== 'space') return false
  return position.creatures.some(({ at, controller }) => at === target.space && controller === seat)
}

/** What something is worth that is good for whom it touches: the own count for, the enemy's against. */
function summed({ seat, touched }: Offer, worth: (one: Creature) => number): number {
  const met = touched.filter(({ controller }) => controller !== null)
  return sumOf(met, (one) => (one.controller === seat ? worth(one) : -worth(one)))
}

function powerValue(offer: Offer, effect: Extract<Effect, { key: 'power' }>): number {
  const { position, magic, touched } = offer
  const met = touched.filter((one) => concerns(effect, one))
  if (magic.duration !== '1 phase') {
    const again = magic.duration === 'Instantaneous, repeating' ? 2 : 1
    return summed({ ...offer, touched: met }, (one) =>
      powerOf(position, one) > 0 ? effect.amount * 2.5 * again : 0,
    )
  }
  if (position.now.phase !== 'magic2') return 0
  const spaces = new Set(met.flatMap(({ at }) => at ?? []))
  return sumOf(spaces, (space) => swingIn(offer, met, space, effect.amount))
}

function swingIn(offer: Offer, met: readonly Creature[], space: Space, each: number): number {
  const { position, seat } = offer
  const stand = standIn(position, space, seat)
  if (!stand) return 0
  const touched = met.filter(({ at }) => at === space)
  return swingOf(
    stand,
    summed({ ...offer, touched }, (one) => Math.max(each, -powerOf(position, one))),
  )
}

/** What a creature's being able to move is worth; riders are carried. */
function fleetness({ position, magic }: Offer, one: Creature): number {
  if (one.on !== null) return 0
  const isFlyer = flightOf(position, one) !== null
  if (!isFlyer && moveOf(position, one) === 0) return 0
  const isKnown = position.enchantments.some(
    ({ on, source }) =>
      on.kind === 'creature' && on.creature === one.id && magicOf(source).name === magic.name,
  )
  if (isKnown || isUnder(position, one, 'hold')) return 0
  return worthOf(one) * (isFlyer || moveOf(position, one) > 1 ? 0.4 : 1)
}

function savedWorth({ position }: Offer, one: Creature): number {
  return isUnder(position, one, 'saveFromCombatDeath') ? 0 : 0.35 * worthOf(one)
}

/** Flyers under a storm stay where they are (AA-10.5). */
function stormValue({ position, seat, target }: Offer, on: boolean): number {
  if (target.kind !== 'space') return 0
  const hex = hexOf(target.space)
  if ((position.hexes[hex]?.storm !== null) === on) return 0
  const under = position.creatures.filter(
    (one) => one.at !== null && hexOf(one.at) === hex && one.on === null && flightOf(position, one) !== null,
  )
  // A vehicle that waits for its pilot is its owner's: nobody else comes near it so soon.
  const sum = sumOf(under, (one) => ((one.controller ?? one.owner) === seat ? 0.2 : -0.2) * worthOf(one))
  return on ? -sum : sum
}

/** What an enemy's cast is worth to it, as far as it has paid for it. */
function castValue({ position, seat, touched: [one] }: Offer): number {
  if (!one || one.controller === seat) return 0
  const cast = castOf(position, one)
  return cast ? cast.paid * 0.8 : 0
}

function itemValue({ position, seat, target }: Offer): number {
  const item = target.kind === 'item' && position.items.find(({ id }) => id === target.item)
  if (!item || !('by' in item.place) || item.disenchanted) return 0
  const { by } = item.place
  const bearer = position.creatures.find(({ id }) => id === by)
  return bearer && bearer.controller !== seat ? ITEMS[item.card].cost * 0.8 : 0
}

/** What a fight on a king hex decides beside its creatures. */
const A_KING = 40
/** How much of a creature's worth is at stake where attackers are only driven off. */
const A_TIE = 0.3

/** How a fight that is about to be settled stands for a seat. */
interface Stand {
  /** By how much the seat is ahead; below 0 where it is behind. */
  readonly lead: number
  readonly poison: number
  /** What the seat gains by winning, and loses by losing, in points of cost. */
  readonly prize: number
  readonly stake: number
  readonly attacks: boolean
}

/** How the fight in a space stands for a seat; undefined where only one side has creatures. */
function standIn(position: Position, space: Space, seat: ArenaSeat): Stand | undefined {
  const { attack, defense } = fightIn(position, space)
  if (attack.fighters.length === 0 || defense.fighters.length === 0) return undefined
  const attacks = attack.seat === seat
  const [mine, theirs] = attacks ? [attack, defense] : [defense, attack]
  const king = SEATS.some((side) => groundOf(kingOf(position, side)) === space) ? A_KING : 0
  return {
    lead: mine.total - theirs.total,
    poison: mine.poison,
    prize: meanWorth(theirs.fighters) + king,
    stake: meanWorth(mine.fighters) + king,
    attacks,
  }
}

/** What it is worth to a seat to be ahead by so much in a fight. */
function outcomeOf({ prize, stake, attacks }: Stand, lead: number): number {
  if (lead > 0) return prize
  if (lead < 0) return -stake
  return attacks ? -A_TIE * stake : A_TIE * prize
}

/** What more Power in a fight is worth to a seat. */
function swingOf(stand: Stand, more: number): number {
  return outcomeOf(stand, stand.lead + more) - outcomeOf(stand, stand.lead)
}

/** What more poison in a fight is worth to a seat: it bites whoever wins by less (AA-13.2). */
function biteOf({ lead, poison, prize }: Stand, more: number): number {
  if (lead > 0) return 0
  return -lead < poison + more && -lead >= poison ? prize : 0
}
