import { fightIn } from '../queries/combat/fights'
import { kingOf } from '../queries/entry'
import { type ArenaSeat, type Position, SEATS, type Space } from '../state/position'
import { groundOf } from '../queries/spaces'
import { meanWorth } from './worth'

/** What a fight on a king hex decides beside its creatures. */
const A_KING = 40
/** How much of a creature's worth is at stake where attackers are only driven off. */
const A_TIE = 0.3

/** How a fight that is about to be settled stands for a seat. */
export interface Stand {
  /** By how much the seat is ahead; below 0 where it is behind. */
  readonly lead: number
  readonly poison: number
  /** What the seat gains by winning, and loses by losing, in points of cost. */
  readonly prize: number
  readonly stake: number
  readonly attacks: boolean
}

/** How the fight in a space stands for a seat; undefined where only one side has creatures. */
export function standIn(position: Position, space: Space, seat: ArenaSeat): Stand | undefined {
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
export function swingOf(stand: Stand, more: number): number {
  return outcomeOf(stand, stand.lead + more) - outcomeOf(stand, stand.lead)
}

/** What more poison in a fight is worth to a seat: it bites whoever wins by less (AA-13.2). */
export function biteOf({ lead, poison, prize }: Stand, more: number): number {
  if (lead > 0) return 0
  return -lead < poison + more && -lead >= poison ? prize : 0
}
