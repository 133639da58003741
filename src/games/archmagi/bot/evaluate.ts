import type { State } from '../state/state'
import type { MageSeat } from '../state/terms'
import { contestsIn, leadsOf } from './battle'
import { menacesIn } from './menace'
import { sceneOf, type Stakes } from './scene'
import { standingOf } from './standing'

/** How much of a lead in worth makes a win likely. */
const SPREAD = 12

/** What is always left to hope and to fear; the rest tells better from worse however things stand. */
const HARDLY = 0.01

/** The chance that a seat wins, by what it is worth beside the others, for all that it knows of them. */
export function chanceToWin(state: State, seat: MageSeat): number {
  return HARDLY + (1 - 2 * HARDLY) / (1 + Math.exp(-leadOf(state, seat) / SPREAD))
}

/** By how much a seat is ahead of the others, the strongest of them above all. */
export function leadOf(state: State, seat: MageSeat): number {
  const scores = scoresOf(state, seat)
  const own = scores.get(seat)
  if (own === undefined) return -Infinity
  let others = 0
  for (const [other, score] of scores) if (other !== seat) others += Math.exp((score - own) / SPREAD)
  return -SPREAD * Math.log(others)
}

/** What each seat is worth as things stand, battles that are on and dangers that threaten counted in. */
function scoresOf(state: State, asker: MageSeat): ReadonlyMap<MageSeat, number> {
  const scene = sceneOf(state, asker)
  const scores = new Map(scene.seats.map((seat) => [seat, standingOf(scene, seat)]))
  const weighed = { ...scene, stakes: stakesOf(scores, asker) }
  const contests = contestsIn(scene)
  for (const { by, on, lead } of [...leadsOf(weighed, contests), ...menacesIn(weighed, contests)]) {
    scores.set(by, (scores.get(by) ?? 0) + lead / 2)
    scores.set(on, (scores.get(on) ?? 0) - lead / 2)
  }
  return scores
}

/** Chances that a stake is worked out by at least and at most. */
const LIKELY = { least: 0.15, most: 0.85 }

/**
 * What the Archmagi are worth: as much as it takes to win or lose the game from here. Whoever is behind has little to
 * lose by a gamble, whoever is ahead little to gain.
 */
function stakesOf(scores: ReadonlyMap<MageSeat, number>, asker: MageSeat): Stakes {
  const chance = Math.max(LIKELY.least, Math.min(LIKELY.most, shareOf(scores, asker)))
  return new Map(
    [...scores.keys()].map((seat) => [
      seat,
      seat === asker ? SPREAD / (1 - chance) : SPREAD / chance / (scores.size - 1),
    ]),
  )
}

function shareOf(scores: ReadonlyMap<MageSeat, number>, seat: MageSeat): number {
  const own = scores.get(seat) ?? 0
  let all = 0
  for (const score of scores.values()) all += Math.exp((score - own) / SPREAD)
  return 1 / all
}
