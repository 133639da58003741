import { copyForPlay } from '@/engine/bot/bot-rollout'
import { diceStateOf, type Random, seededDice } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { playInPlace } from '@/engine/kernel/play'
import type { Command } from '../commands'
import { wizardKingsPlay } from '../play'
import { isCastle, isOnMap, mapOf, printed } from '../queries/blocks'
import { controllerOf } from '../queries/control'
import { figuresOf } from '../state/settings'
import type { Block, State } from '../state/state'
import type { Atlas, City } from '../tables/atlas'
import { otherSide, type Side } from '../tables/seats'
import { stepsFrom } from './distance'
import type { Style } from './style'
import { punchOf, worthOf } from './worth'

/** Blocks as a force: what they hit in a round, what they can take, and what they are worth. */
export interface Force {
  readonly punch: number
  readonly steps: number
  readonly worth: number
  readonly count: number
}

export const NOBODY: Force = { punch: 0, steps: 0, worth: 0, count: 0 }

export function withBlock({ punch, steps, worth, count }: Force, block: Block): Force {
  return {
    punch: punch + punchOf(block),
    steps: steps + block.strength,
    worth: worth + worthOf(block),
    count: count + 1,
  }
}

/** A city to go for. */
export interface Goal {
  readonly index: number
  readonly worth: number
  /** Punch that it takes, and what is on its way already. */
  readonly need: number
  claimed: number
}

/** A Move Phase that is planned: the moves are played on a copy as they are found. */
export interface Campaign {
  readonly now: State
  readonly side: Side
  readonly style: Style
  readonly random: Random
  readonly atlas: Atlas
  /** What a piece of gold is worth at this time of the game. */
  readonly gold: number
  /** Whether there is time to make use of steps that are recruited. */
  readonly isLate: boolean
  /** What the enemy could bring to each hex in its next moves, by index. */
  readonly threat: readonly Force[]
  readonly goals: readonly Goal[]
  readonly commands: Command[]
}

/** Gold counts more the nearer the end is. */
const GOLD = { first: 0.8, more: 0.9 }

export function campaignOf(state: State, side: Side, style: Style, random: Random): Campaign {
  const now = copyForPlay(state)
  const { turns } = figuresOf(state.settings)
  const atlas = mapOf(state)
  const gold = style.gold * (GOLD.first + (GOLD.more * state.turn) / turns)
  return {
    ...{ now, side, style, random, atlas, gold, isLate: state.turn >= turns },
    threat: threatOf(state, atlas, otherSide(side)),
    goals: goalsOf(state, atlas, side, gold),
    commands: [],
  }
}

/** Plays a command on the copy; whether it could be. */
export function give({ now, commands }: Campaign, command: Command): boolean {
  if (!Array.isArray(playInPlace(wizardKingsPlay, now, command, seededDice(diceStateOf(1))))) return false
  commands.push(command)
  return true
}

/** As many blocks as come to one hex. */
const MOST = 4

function threatOf({ blocks }: State, atlas: Atlas, enemy: Side): readonly Force[] {
  const threat = atlas.field.ids.map(() => NOBODY)
  for (const block of blocks) {
    if (block.owner !== enemy || !isOnMap(block) || printed(block).move === 0) continue
    const { type, move } = printed(block)
    const steps = stepsFrom(atlas, type, atlas.field.indexOf(block.at))
    steps.forEach((far, index) => {
      const before = threat[index] ?? NOBODY
      if (far <= Math.max(2, move)) threat[index] = withBlock(before, block)
    })
  }
  return threat.map((force) => (force.count > MOST ? shareOf(force, MOST / force.count) : force))
}

function shareOf({ punch, steps, worth, count }: Force, share: number): Force {
  return { punch: punch * share, steps: steps * share, worth: worth * share, count: count * share }
}

/** What a defended city counts beside an open one. */
const DEFENDED = 0.6

function goalsOf(state: State, atlas: Atlas, side: Side, gold: number): readonly Goal[] {
  return atlas.cities.flatMap((city) => {
    const controller = controllerOf(state, city)
    if (controller === side) return []
    const need = forceIn(state, city.hex, otherSide(side)).punch
    const swing = controller === null ? 1 : 2
    const worth = gold * city.gold * swing * (need > 0 ? DEFENDED : 1)
    return [{ index: atlas.field.indexOf(city.hex), worth, need: Math.max(0.2, 1.5 * need), claimed: 0 }]
  })
}

/** A side's blocks in a hex, one of them left out if said. */
export function forceIn({ blocks }: Pick<State, 'blocks'>, hex: HexId, side: Side, but?: string): Force {
  let force = NOBODY
  for (const block of blocks)
    if (block.at === hex && block.owner === side && block.id !== but) force = withBlock(force, block)
  return force
}

/** Who is attacked has hit first. */
const DEFENDING = 1.3

/** How likely it is that a force in a hex is beaten by what could come. */
export function riskOf(threat: Force, own: Force): number {
  if (threat.count === 0) return 0
  const [foe, mine] = [threat.punch * threat.steps, DEFENDING ** 2 * own.punch * own.steps]
  return foe / (foe + mine)
}

/** What it brings in gold that a side has blocks in a city with none of its blocks. */
export function cityStake({ now, side, gold }: Campaign, city: City): number {
  const controller = controllerOf(now, city)
  if (controller === side || city.home === side) return 0
  return gold * city.gold * (controller === null ? 1 : 2)
}

/** Whether a block may still move in this phase. */
export function isFree({ side }: Campaign, block: Block): boolean {
  const isAbout = block.at === 'edge' || isOnMap(block)
  return (
    block.owner === side &&
    isAbout &&
    !isCastle(block) &&
    !block.did.includes('moved') &&
    !block.did.includes('cast')
  )
}
