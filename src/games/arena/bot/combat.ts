import { bestOf, sumOf } from '@/engine/bot/weigh'
import { strengthOf } from '../queries/combat/vehicle-attack'
import { type Fight, fightIn, lossesOf, openFights } from '../queries/combat/fights'
import { type Command, type CommandOf, refusalOf } from '../commands'
import { cardOf, creatureOf, isAbandoned } from '../queries/creatures'
import { nowIn } from '../queries/guards'
import type { ArenaSeat, Creature, CreatureId, Position, Space, Table } from '../state/position'
import { powerOf, rangedOf } from '../queries/values'
import { meanWorth, worthOf } from './worth'

/** What it costs a side to be driven from a space, as a share of what is left of it. */
const DRIVEN_OFF = 0.15

/** What comes next in Combat: shots, then what is settled (AA-11, AA-14). */
export function plannedCombat(position: Position): readonly Command[] {
  const { active: seat } = position
  const combat = nowIn(position, 'combat')
  if (combat?.choice) return [casualty(position, combat.choice)]
  if (combat?.settled.length === 0) {
    const shots = plannedFire(position)
    if (shots.length > 0) return shots
    const wrecking = plannedWrecking(position)
    if (wrecking) return [wrecking]
  }
  const [space] = openFights(position)
  return [space === undefined ? { type: 'endPhase', seat } : { type: 'resolve', seat, space }]
}

/** The dearest of those who may be chosen (AA-12.2). */
function casualty(
  position: Position,
  { seat, eligible }: { readonly seat: ArenaSeat; readonly eligible: readonly CreatureId[] },
): Command {
  const named = eligible.flatMap((id) => creatureOf(position, id) ?? [])
  return { type: 'chooseCasualty', seat, creature: bestOf(named, worthOf)?.id ?? null }
}

/** Everybody fires where that changes most, the strongest first; nobody where it changes nothing. */
function plannedFire(position: Position): readonly Command[] {
  const { active: seat } = position
  const shooters = position.creatures.filter((one) => one.controller === seat && mayShoot(position, one))
  if (shooters.length === 0) return []
  const volleys = targetsOf(position).flatMap((space) => volleysAt(position, space, shooters))
  return bestOf(volleys, ({ gain }) => gain, 0)?.shots ?? []
}

function mayShoot(table: Table, one: Creature): boolean {
  return !one.fired && one.at !== null && rangedOf(table, one) !== null
}

/** Spaces with enemies in them. */
function targetsOf({ creatures, active }: Position): readonly Space[] {
  const foes = creatures.filter(({ controller }) => controller !== null && controller !== active)
  return [...new Set(foes.flatMap(({ at }) => at ?? []))]
}

/** Shots into one space, by one, by two and so on, and what they gain. */
function volleysAt(position: Position, target: Space, shooters: readonly Creature[]) {
  const { active: seat } = position
  const before = nowIn(position, 'combat')?.shots ?? {}
  const there = position.creatures.filter(({ id }) => before[id] === target)
  const able = shooters
    .map((one) => ({ one, command: { type: 'fire', seat, shooter: one.id, target } as const }))
    .filter(({ command }) => !refusalOf(position, command))
    .toSorted((a, b) => shotPower(position, b.one) - shotPower(position, a.one))
  const worthNow = worthOfFight(position, fightIn(position, target, there))
  return able.map((_, nth) => {
    const chosen = able.slice(0, nth + 1)
    const fight = fightIn(position, target, [...there, ...chosen.map(({ one }) => one)])
    const shots = chosen.map(({ command }) => command)
    return { shots, gain: worthOfFight(position, fight) - worthNow }
  })
}

function shotPower(table: Table, one: Creature): number {
  const ranged = rangedOf(table, one)
  return ranged ? ranged.power + (ranged.attack === 'Blunt' ? -0.5 : 0) + ranged.poison / 10 : 0
}

/** What a fight would bring the attackers if it were settled now, in points of cost. */
export function worthOfFight(table: Table, fight: Fight): number {
  const { attack, defense, winner } = fight
  const losses = sumOf(lossesOf(table, fight), ({ whose, eligible }) => {
    const mine = whose === attack.seat
    const among = mine ? attack.fighters : defense.fighters
    const lost = eligible.length > 0 ? dearestOf(among, eligible) : meanWorth(among)
    return mine ? -lost : lost
  })
  const driven = (side: readonly Creature[]) => DRIVEN_OFF * sumOf(side, (one) => worthOf(one) + 1)
  if (winner === attack) return losses + driven(defense.fighters)
  // Shooters alone are not driven off (AA-11.9).
  return losses - driven(attack.fighters)
}

function dearestOf(creatures: readonly Creature[], eligible: readonly CreatureId[]): number {
  return Math.max(0, ...creatures.filter(({ id }) => eligible.includes(id)).map(worthOf))
}

/** The enemy's vehicles that stand without a pilot are destroyed where those beside them or near can (AA-8.7). */
function plannedWrecking(position: Position): CommandOf<'attackVehicle'> | undefined {
  const { active: seat } = position
  const wrecks = position.creatures.filter(
    (one) => cardOf(one).vehicle && isAbandoned(one) && one.owner !== seat && one.at !== null,
  )
  for (const vehicle of wrecks) {
    const commandFor = (attackers: readonly Creature[]): CommandOf<'attackVehicle'> => ({
      type: 'attackVehicle',
      seat,
      vehicle: vehicle.id,
      attackers: attackers.map(({ id }) => id),
    })
    const able = position.creatures.filter(
      (one) => one.controller === seat && !refusalOf(position, commandFor([one])),
    )
    const ids = able.map(({ id }) => id)
    const { total, blunt } = strengthOf(position, vehicle, ids)
    const margin = total - powerOf(position, vehicle)
    if (able.length > 0 && margin > blunt && margin > 0) return commandFor(able)
  }
  return undefined
}
