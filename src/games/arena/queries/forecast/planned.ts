import { aheadOf } from '../threats/ahead'
import type { Stand } from '../threats/stands'
import { type Level, type Threat, threatsTo } from '../threats/threats'
import { leaderOf, otherSeat } from '../creatures'
import { nowIn } from '../guards'
import { airOf, groundOf, hexOf, isAir } from '../spaces'
import type { ArenaSeat, BySeat, Creature, CreatureId, Space, Table } from '../../state/position'
import { type FightForecast, forecastOf } from './fight'
import { whySpared } from '../combat/fights'
import { busyRefusal, engagedRefusal, rangeRefusal } from '../combat/guards'

/** An attack that is thought of: which units go to a space to fight there, and who fires into it. */
export interface FightPlan {
  readonly space: Space
  /** The leaders of the units; those who are there in any case are not named. */
  readonly fighters: readonly CreatureId[]
  readonly shooters: readonly CreatureId[]
}

/** Who can take part in an attack, beside those who do already. */
export interface Able {
  readonly fighters: readonly Creature[]
  readonly shooters: readonly Creature[]
}

/** Whether a seat declares its shots now; at any other time its next Movement comes first. */
export function isFiringNow({ now, active, ending }: Table, seat: ArenaSeat): boolean {
  return now.phase === 'combat' && active === seat && now.choice === null && ending === null
}

/** Spaces that hold an enemy of a seat and that somebody could attack with it, in the order of the enemies. */
export function targetsFor(table: Table, seat: ArenaSeat): readonly Space[] {
  const foe = otherSeat(seat)
  const held = table.creatures.flatMap(({ at, controller }) => (at && controller === foe ? [at] : []))
  return [...new Set(held)].filter((space) => {
    const { fighters, shooters } = ableFor(table, seat, space)
    return fighters.length + shooters.length > 0
  })
}

/**
 * Who of a seat could attack a space: in its Combat those who may still fire into it (AA-14.2, AA-14.5, AA-14.9,
 * AA-11.12), before it whoever can go there or fire after moving (AA-14.11).
 */
export function ableFor(table: Table, seat: ArenaSeat, space: Space): Able {
  if (isFiringNow(table, seat)) return { fighters: [], shooters: shootersNow(table, seat, space) }
  const threats = threatsOn(table, seat, space)
  const named = (by: Threat['by']) =>
    threats.filter((threat) => threat.by === by && !isThere(threat, space)).map(({ who }) => who)
  return { fighters: named('fight'), shooters: named('shot') }
}

/** What would come of a plan, were nothing else to change (AA-11.5 to AA-11.8). */
export function plannedForecast(table: Table, seat: ArenaSeat, plan: FightPlan): FightForecast {
  const { space, shooters } = plan
  const then = isFiringNow(table, seat) ? table : gathered(table, seat, plan)
  const going = then.creatures.filter((one) => shooters.includes(one.id) && !fights(then, one, plan))
  return forecastOf(then, space, going)
}

function shootersNow(table: Table, seat: ArenaSeat, space: Space): readonly Creature[] {
  if (nowIn(table, 'combat')?.settled.includes(space)) return []
  return table.creatures.filter(
    (one) =>
      one.controller === seat &&
      !one.fought &&
      !rangeRefusal(table, one, space) &&
      !engagedRefusal(table, one) &&
      !busyRefusal(table, one),
  )
}

function threatsOn(table: Table, seat: ArenaSeat, space: Space): readonly Threat[] {
  const on: Level = isAir(space) ? 'air' : 'ground'
  return threatsTo(table, seat, hexOf(space)).filter(({ level }) => level === on)
}

/** Whether a unit is in the space that it would fight in, so that it fights there if it stays. */
function isThere({ by, who, stand }: Threat, space: Space): boolean {
  return by === 'fight' && stand.by === 'staying' && who.at === space
}

function fights(table: Table, one: Creature, { fighters }: FightPlan): boolean {
  return fighters.includes(leaderOf(table, one).id)
}

/** The table of the seat's next Movement with the units of a plan where they are to fight. */
function gathered(table: Table, seat: ArenaSeat, plan: FightPlan): Table {
  const { space } = plan
  const then = aheadOf(table, seat)
  const threats = threatsOn(table, seat, space).filter(({ by }) => by === 'fight')
  const creatures = then.creatures.map((one) => {
    const way = threats.find(({ who }) => who.id === leaderOf(then, one).id)
    if (!way || one.at === null || !fights(then, one, plan)) return one
    return { ...one, at: space, cameFrom: cameFrom(one.at, way.stand) }
  })
  return { ...then, creatures }
}

/** The space before the last of a way (AA-9.11, AA-10.6). */
function cameFrom(start: Space, { by, path, space }: Stand): Space {
  const before = path.at(-2) ?? hexOf(start)
  if (by !== 'air') return groundOf(before)
  if (!isAir(space)) return airOf(hexOf(space))
  return path.length === 0 ? start : airOf(before)
}

/** How many creatures each side loses in a fight, and how likely that is. */
export interface Toll extends BySeat<number> {
  readonly chance: number
}

/**
 * Every toll that a fight may take where all casualties are left to chance, the heaviest first: each loss is drawn among
 * its candidates (AA-12.5), and who is immune or saved is lost to nobody (AA-13.4, AA-11.10). No side has more than one
 * loss (AA-13.8), so that none changes the candidates of another. Who falls or crashes with the dead is left out.
 */
export function tollsOf(table: Table, { losses }: Pick<FightForecast, 'losses'>): readonly Toll[] {
  const begun: readonly Toll[] = [{ west: 0, east: 0, chance: 1 }]
  const tolls = losses.reduce((before, { whose, reason, candidates }) => {
    const dying = candidates.filter(({ creature }) => !whySpared(table, creature, reason)).length
    const chance = dying / candidates.length
    return before.flatMap((toll) => [
      { ...toll, [whose]: toll[whose] + 1, chance: toll.chance * chance },
      { ...toll, chance: toll.chance * (1 - chance) },
    ])
  }, begun)
  return tolls.filter(({ chance }) => chance > 0)
}
