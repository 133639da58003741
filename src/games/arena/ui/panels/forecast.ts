import { candidatesIn, fightIn, lossesOf, retreatsOf } from '../../queries/combat/fights'
import { creatureOf, leaderOf, otherSeat } from '../../queries/creatures'
import type { ArenaSeat, Creature, FightLoss, Space } from '../../state/position'
import { retreatsFor } from '../../queries/retreat/candidates'
import type { View } from '../../state/view'

/** What would come of a fight if it were settled now. */
export type FightForecast = ReturnType<typeof forecastOf>

/** What would come of the fight in a space with those who fire into it now, and with more of them (AA-11.5 to AA-11.8). */
export function forecastOf(view: View, space: Space, more: readonly Creature[] = []) {
  const now = fightIn(view, space)
  const fight = more.length > 0 ? fightIn(view, space, [...now.attack.shooters, ...more]) : now
  const { attack, defense, margin, winner, spared } = fight
  const fightersOf = (seat: ArenaSeat) => (seat === attack.seat ? attack : defense).fighters
  return {
    attack: attack.total,
    defense: defense.total,
    margin,
    winner: winner?.seat ?? null,
    /** Whether Blunt attacks spare the losers (AA-12.8). */
    spared,
    losses: lossesOf(view, fight).map((loss) => lossForecast(view, loss, fightersOf(loss.whose))),
    retreats: retreatsOf(fight).flatMap((seat) => retreatsOfSide(view, seat, fightersOf(seat))),
  }
}

/** Who may be lost for one reason, how likely each is where chance decides, and who may choose instead (AA-12.5). */
function lossForecast(view: View, { reason, whose, ...loss }: FightLoss, fighters: readonly Creature[]) {
  const candidates = candidatesIn(view, fighters)
  const eligible = loss.eligible.flatMap((id) => creatureOf(view, id) ?? [])
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
function retreatsOfSide(view: View, seat: ArenaSeat, fighters: readonly Creature[]) {
  const leaders = new Set(fighters.map((fighter) => leaderOf(view, fighter)))
  const as = seat === view.active ? 'attacker' : 'defender'
  return [...leaders].map((unit) => ({ unit, to: retreatsFor(view, unit, as) }))
}
