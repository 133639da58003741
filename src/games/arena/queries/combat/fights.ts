import { sideIn } from '../creatures'
import { nowIn } from '../guards'
import {
  type ArenaSeat,
  type Creature,
  type CreatureId,
  type FightLoss,
  SEATS,
  type Space,
  type Table,
} from '../../state/position'
import { boardOf, inSpaceOrder } from '../spaces'
import { hasAttribute, isUnder, isUntargetable, powerOf } from '../values'
import { isEnclosed, type Side, sidesIn } from './sides'

/** A fight as it would be settled now. */
export interface Fight {
  readonly space: Space
  readonly attack: Side
  readonly defense: Side
  /** By how much the winner is ahead; 0 on a tie (AA-11.5). */
  readonly margin: number
  readonly winner: Side | null
  readonly loser: Side | null
  /** Whether Blunt attacks spare the losers (AA-12.8). */
  readonly spared: boolean
}

/** Spaces with a fight still to be settled, one that waits for a choice included, in the order of spaces (AA-11.1). */
export function openFights(table: Table): readonly Space[] {
  const combat = nowIn(table, 'combat')
  if (!combat) return []
  const { shots, settled, fight } = combat
  const met = table.creatures.flatMap(({ at }) => (at && isContested(table, at) ? [at] : []))
  const open = [...met, ...Object.values<Space>(shots)].filter((space) => !settled.includes(space))
  return inSpaceOrder(boardOf(table), [...new Set(fight ? [fight.space, ...open] : open)])
}

/** Whether creatures of both sides are in a space. */
function isContested(table: Table, space: Space): boolean {
  return SEATS.every((seat) => sideIn(table, space, seat).length > 0)
}

/** The fight in a space with those who fire into it, or with others in their place, for a forecast (AA-11.5). */
export function fightIn(table: Table, space: Space, shooters?: readonly Creature[]): Fight {
  const { attack, defense } = sidesIn(table, space, shooters)
  const margin = Math.abs(attack.total - defense.total)
  if (margin === 0) return { space, attack, defense, margin, winner: null, loser: null, spared: false }
  const [winner, loser] = attack.total > defense.total ? [attack, defense] : [defense, attack]
  return { space, attack, defense, margin, winner, loser, spared: winner.blunt >= margin }
}

/**
 * What is lost in a fight, in order: the loser's casualty, the attackers by poison, the defenders by poison
 * (AA-11.8, AA-13.8). Blunt attacks are looked at before any choice (AA-12.9), and only the winner has one
 * (AA-12.4). Poison of a side adds up (AA-13.1), works where it is more than the margin of a tie or a defeat
 * (AA-13.2), even if who had it has died (AA-13.7), and finds no victim among shooters (AA-13.9).
 */
export function lossesOf(table: Table, fight: Fight): readonly FightLoss[] {
  const { attack, defense, winner, loser, spared } = fight
  const beaten =
    winner && loser && !spared ? [lossOf(table, loser, { reason: 'combat', strength: winner.targeted })] : []
  const poisoned = (by: Side, of: Side) =>
    // The winner's poison has no further effect (AA-13.3).
    by !== winner && by.poison > fight.margin
      ? [lossOf(table, of, { reason: 'poison', strength: by.venom })]
      : []
  return [...beaten, ...poisoned(defense, attack), ...poisoned(attack, defense)].filter(
    ({ whose }) => candidatesIn(table, whose === attack.seat ? attack.fighters : defense.fighters).length > 0,
  )
}

/**
 * Whose units retreat when a fight is settled (AA-11.6, AA-11.7), whether or not an enemy is left (AA-11.11).
 * Shooters never do (AA-14.10), so that nothing follows from shots that did not win (AA-11.9).
 */
export function retreatsOf({ attack, loser }: Fight): readonly ArenaSeat[] {
  const back = loser ?? attack
  return back.fighters.length > 0 ? [back.seat] : []
}

/** Who may be lost; those inside an enclosed vehicle may not (AA-25.3). */
export function candidatesIn(table: Table, fighters: readonly Creature[]): readonly Creature[] {
  return fighters.filter((fighter) => !isEnclosed(table, fighter))
}

/**
 * Why a creature that is to be lost stays alive: undead and machines by poison (AA-13.4), others by what saves from
 * death in combat (AA-11.10, AA-22.11); undefined where it dies.
 */
export function whySpared(
  table: Table,
  creature: Creature,
  reason: FightLoss['reason'],
): 'immune' | 'saved' | undefined {
  const isImmune = hasAttribute(creature, 'undead') || hasAttribute(creature, 'machine')
  if (reason === 'poison' && isImmune) return 'immune'
  return isUnder(table, creature, 'saveFromCombatDeath') ? 'saved' : undefined
}

interface Blow {
  readonly reason: FightLoss['reason']
  /** What the Targeted attacks add up to, with all that raises the Power of those who have them (AA-12.7). */
  readonly strength: number
}

/** A loss and who may be picked for it; where that is nobody, chance decides (AA-12.6). */
function lossOf(table: Table, { seat, fighters }: Side, { reason, strength }: Blow): FightLoss {
  const weaker = candidatesIn(table, fighters).filter((fighter) => powerOf(table, fighter) < strength)
  return { whose: seat, reason, eligible: idsOf(weaker.filter((fighter) => !isHidden(table, fighter))) }
}

/** Whether Targeted attacks may not pick a creature (AA-12.11). */
export function isHidden(table: Table, creature: Creature): boolean {
  return isUntargetable(table, creature, 'targetedAttack')
}

/** Ids of creatures, in their order. */
export function idsOf(creatures: readonly Creature[]): readonly CreatureId[] {
  return creatures.map(({ id }) => id)
}
