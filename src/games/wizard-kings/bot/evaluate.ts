import { sumOf } from '@/engine/bot/weigh'
import { controllerOf, goldOf } from '../queries/control'
import { isOnMap, mapOf, printed } from '../queries/blocks'
import { figuresOf } from '../state/settings'
import type { State } from '../state/state'
import { otherSide, type Side } from '../tables/seats'
import { stepsFrom } from './distance'
import { worthOf } from './worth'

/** What a lead in gold, in worth, and in nearness to cities is worth, and an early end that is in sight. */
const WEIGHTS = { gold: 4, worth: 4.5, nearness: 1.2, early: 1.2, capital: 0.4 }
/** What is always left to hope and to fear. */
const HARDLY = 0.01

/** The chance that a seat wins: by gold, more so towards the end, by its blocks, and by what they are near to. */
export function chanceToWin(state: State, seat: Side): number {
  const { ending } = state
  if (ending) return ending.winner === 'draw' ? 0.5 : ending.winner === seat ? 1 : 0
  const foe = otherSide(seat)
  const lead = standingOf(state, seat) - standingOf(state, foe) + WEIGHTS.worth * worthLead(state, seat)
  return HARDLY + (1 - 2 * HARDLY) / (1 + Math.exp(-lead))
}

/** Gold counted towards what is needed, cities within reach, and capitals that still serve. */
function standingOf(state: State, seat: Side): number {
  const { goldToWin, turns, earliestEnd } = figuresOf(state.settings)
  const passed = Math.min(1, state.turn / turns)
  const gold = goldOf(state, seat)
  const isEnding = gold >= goldToWin && state.turn + 1 >= earliestEnd
  return (
    (WEIGHTS.gold * (0.4 + passed) * gold) / goldToWin +
    (WEIGHTS.nearness * (1 - passed) * nearnessOf(state, seat)) / goldToWin +
    (isEnding ? WEIGHTS.early : 0) +
    WEIGHTS.capital * capitalsHeld(state, seat)
  )
}

function capitalsHeld(state: State, seat: Side): number {
  return mapOf(state).cities.filter(
    (city) => state.seats[seat].capitals.includes(city.id) && controllerOf(state, city) === seat,
  ).length
}

/** The share by which a seat's blocks are worth more, from -1 to 1; those that wait count in part. */
function worthLead({ blocks, turn, settings }: State, seat: Side): number {
  const worthFor = (side: Side) =>
    sumOf(blocks, (block) =>
      block.owner === side && block.strength > 0 ? worthOf(block) * (isOnMap(block) ? 1 : 0.7) : 0,
    )
  const [own, other] = [worthFor(seat), worthFor(otherSide(seat))]
  const isLast = turn >= figuresOf(settings).turns
  return own + other === 0 || isLast ? 0 : (own - other) / (own + other)
}

/** How much less a city counts with each step that a block is away. */
const FADING = 0.8

/** Gold of cities that a seat does not control, by how near its nearest block is. */
function nearnessOf(state: State, seat: Side): number {
  const atlas = mapOf(state)
  const own = state.blocks.filter((block) => block.owner === seat && isOnMap(block))
  return sumOf(atlas.cities, (city) => {
    if (controllerOf(state, city) === seat) return 0
    const to = atlas.field.indexOf(city.hex)
    const nearest = own.reduce((least, block) => {
      const { type, move } = printed(block)
      if (move === 0) return least
      return Math.min(least, stepsFrom(atlas, type, atlas.field.indexOf(block.at))[to] ?? Infinity)
    }, Infinity)
    return nearest === Infinity ? 0 : city.gold * FADING ** nearest
  })
}
