import { bestOf } from '@/engine/bot/weigh'
import type { Random } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { isContested, isHeldBy, printed } from '../queries/blocks'
import { canEnter, waysOf } from '../queries/movement'
import { isRecruitingGround } from '../queries/recruiting'
import { seaWaysOf } from '../queries/sea-moves'
import { waitingOf } from '../queries/set-up'
import type { Command } from '../commands'
import type { Block, State } from '../state/state'
import { otherSide, type Side } from '../tables/seats'
import { planAttacks, whimOf } from './attack'
import {
  type Campaign,
  campaignOf,
  cityStake,
  forceIn,
  type Goal,
  give,
  isFree,
  NOBODY,
  riskOf,
  withBlock,
} from './campaign'
import { stepsFrom } from './distance'
import { stepsToGain } from './recruits'
import type { Style } from './style'
import { factsOf, punchOf, worthOf } from './worth'

/** All moves of a phase by rules of thumb: attacks first, then everybody else one by one; the last ends the phase. */
export function plannedMoves(state: State, side: Side, style: Style, random: Random): readonly Command[] {
  const game = campaignOf(state, side, style, random)
  planAttacks(game)
  for (const block of inOrder(game)) advance(game, block)
  enterAll(game)
  give(game, { type: 'endMoves', seat: side })
  return game.commands
}

/** Those who wait come first, those who hold a city alone last: they know then who is there. */
function inOrder(game: Campaign): readonly Block[] {
  const { now, side, atlas } = game
  const rank = (block: Block) => {
    if (block.at === 'edge') return -1
    const hex = block.at as HexId
    return atlas.cityIn.has(hex) && forceIn(now, hex, side).count === 1 ? 1 : 0
  }
  return now.blocks.filter((block) => isFree(game, block)).sort((one, other) => rank(one) - rank(other))
}

/** A place where a block could be when the phase ends, and how it comes there; no way where it stays. */
interface Option {
  readonly hex: HexId
  readonly way?: Command
}

function optionsOf({ now, side }: Campaign, block: Block): readonly Option[] {
  const moves = [...waysOf(now, block)].map(([hex, path]): Option => {
    return { hex, way: { type: 'move', seat: side, block: block.id, path } }
  })
  const known = new Set(moves.map(({ hex }) => hex))
  const sails = [...seaWaysOf(now, block)].flatMap(([hex, path]): readonly Option[] =>
    known.has(hex) ? [] : [{ hex, way: { type: 'seaMove', seat: side, block: block.id, path } }],
  )
  const stay: readonly Option[] = block.at === 'edge' ? [] : [{ hex: block.at as HexId }]
  return [...stay, ...moves, ...sails]
}

/** Sends a block where it does most, or leaves it; nobody attacks that has not been told to. */
function advance(game: Campaign, block: Block): void {
  const { now, side } = game
  if (block.at !== 'edge' && isContested(now, block.at as HexId)) return
  const options = optionsOf(game, block).filter(({ hex }) => !isHeldBy(now, hex, otherSide(side)))
  const others = { ...now, blocks: now.blocks.filter((one) => one !== block) }
  const worth = valuing({ ...game, now: others }, block)
  const best = bestOf(options, worth)
  if (!best) return
  const goal = pullTo(game, block, best.hex).goal
  if (goal) goal.claimed += punchOf(block)
  if (best.way) give(game, best.way)
}

/** What a place counts beside gold: to fear for oneself, to keep what is held, and to stand together. */
const WEIGHTS = { caution: 0.7, guard: 0.6, together: 0.12, toCome: 0.3 }

/** How a place is weighed for a block, all others being where they are. */
function valuing(game: Campaign, block: Block) {
  const { style } = game
  return ({ hex, way }: Option): number =>
    safetyAt(game, block, hex) +
    style.patience * recruitsAt(game, block, hex, way === undefined) +
    style.drive * pullTo(game, block, hex).worth +
    whimOf(game)
}

/** What a block wins and keeps in a hex, and what it has to fear there. */
function safetyAt(game: Campaign, block: Block, hex: HexId): number {
  const { now, side, style, atlas, threat, gold } = game
  const city = atlas.cityIn.get(hex)
  const others = forceIn(now, hex, side)
  const foe = threat[atlas.field.indexOf(hex)] ?? NOBODY
  const before = others.count === 0 ? Number(foe.count > 0) : riskOf(foe, others)
  const after = riskOf(foe, withBlock(others, block))
  const won = city && others.count === 0 ? cityStake(game, city) * (1 - after / 2) : 0
  const held = city ? gold * city.gold * (city.home === side ? 2 : 1) * (before - after) : 0
  const danger = worthOf(block) * after - others.worth * (before - after)
  const isJoined = others.count > 0 && others.count < 3
  const fear = WEIGHTS.guard * held - WEIGHTS.caution * danger
  return won + style.caution * fear + (isJoined ? WEIGHTS.together : 0)
}

/** Steps that are recruited in a hex now, or could be later. */
function recruitsAt(game: Campaign, block: Block, hex: HexId, isStaying: boolean): number {
  const { perStep } = factsOf(block.kind)
  if (isStaying) return stepsToGain(game, block) * perStep
  const isBelow =
    block.strength < printed(block).steps && !game.isLate && factsOf(block.kind).label.hit !== null
  return isBelow && isRecruitingGround(game.now, { ...block, at: hex }) ? WEIGHTS.toCome * perStep : 0
}

/** How much less a goal counts with each turn that it is away. */
const FADING = 0.72

/** The goal that draws a block most from a hex; who goes where enough others go is drawn less. */
function pullTo({ atlas, goals }: Campaign, block: Block, hex: HexId) {
  const { type, move } = printed(block)
  const steps = stepsFrom(atlas, type, atlas.field.indexOf(hex))
  let [worth, goal]: [number, Goal | undefined] = [0, undefined]
  for (const one of goals) {
    const share = one.claimed < one.need ? 1 : (0.5 * one.need) / one.claimed
    const value = one.worth * share * FADING ** ((steps[one.index] ?? Infinity) / Math.max(1, move))
    if (value > worth) [worth, goal] = [value, one]
  }
  return { worth, goal }
}

/** Whoever waits and can come in must, wherever that is (MV-12). */
function enterAll(game: Campaign): void {
  for (const block of waitingOf(game.now, game.side)) {
    if (!canEnter(game.now, block)) continue
    const [path] = waysOf(game.now, block).values()
    if (path) give(game, { type: 'move', seat: game.side, block: block.id, path })
  }
}
