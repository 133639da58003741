import type { ArenaSeat, Creature, FightLoss, Space, Table } from '../../state/position'
import { creatureOf, leaderOf, otherSeat } from '../creatures'
import { retreatsFor } from '../retreat/candidates'
import { candidatesIn, fightIn, lossesOf, retreatsOf } from '../combat/fights'

/** What would come of a fight if it were settled now. */
export type FightForecast = ReturnType<typeof forecastOf>

/** What would come of the fight in a space with those who fire into it now, and with more of them (AA-11.5 to AA-11.8). */
export function forecastOf(table: Table, space: Space, more: readonly Creature[] = []) {
  const now = fightIn(table, space)
  const fight = more.length > 0 ? fightIn(table, space, [...now.attack.shooters, ...more]) : now
  const { attack, defense, margin, winner, spared } = fight
  const fightersOf = (seat: ArenaSeat) => (seat === attack.seat ? attack : defense).fighters
  return {
    attack: attack.total,
    defense: defense.total,
    margin,
    winner: winner?.seat ?? null,
    /** Whether Blunt attacks spare the losers (AA-12.8). */
    spared,
    losses: lossesOf(table, fight).map((loss) => lossForecast(table, loss, fightersOf(loss.whose))),
    retreats: retreatsOf(fight).flatMap((seat) => retreatsOfSide(table, seat, fightersOf(seat))),
  }
}

/** Who may be lost for one reason, how likely each is where chance decides, and who may choose instead (AA-12.5). */
function lossForecast(table: Table, { reason, whose, ...loss }: FightLoss, fighters: readonly Creature[]) {
  const candidates = candidatesIn(table, fighters)
  const eligible = loss.eligible.flatMap((id) => creatureOf(table, id) ?? [])
  // With a single candidate there is nothing to choose.
  const mayChoose = eligible.length > 0 && candidates.length > 1
  return {
    reason,
    whose,
    candidates: candidates.map((creature) => ({ creature, chance: 1 / candidates.length })),
    choice: mayChoose ? { seat: otherSeat(whose), eligible } : null,
  }
}

/** The whole side falls back, its mounts with their riders as one (AA-11.6, AA-15.2); with no way out a unit dies. */
function retreatsOfSide(table: Table, seat: ArenaSeat, fighters: readonly Creature[]) {
  const leaders = new Set(fighters.map((fighter) => leaderOf(table, fighter)))
  const as = seat === table.active ? 'attacker' : 'defender'
  return [...leaders].map((unit) => ({ unit, to: retreatsFor(table, unit, as) }))
}
