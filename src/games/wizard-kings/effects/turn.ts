import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import type { Step } from '../state/state'
import { goldOf } from '../queries/control'
import { isContested, isHeldBy, mapOf } from '../queries/blocks'
import { endingAt } from '../queries/victory'
import { attackerOf, battlesLeft } from '../queries/contests'
import { present } from '@/engine/kernel/refusal'
import { moonAfter } from '../tables/moon'
import { otherSide, SEATS, type Side } from '../tables/seats'
import { placeBuilds } from './builds'
import { type Scene, seen, tell } from './scene'

/** The seat that goes first in this turn (TS-3). */
export function firstOf({ draft }: Scene): Side {
  return present(draft.first, 'initiative')
}

function enter(scene: Scene, step: Step, actor: Side): void {
  const { draft } = scene
  draft.step = step
  draft.actor = actor
  tell(scene, { type: 'phaseBegan', seat: actor, step, turn: draft.turn })
}

/** A turn begins with the roll for initiative (TS-1). */
export function beginTurn(scene: Scene): void {
  const { draft } = scene
  draft.first = null
  draft.step = 'initiative'
  draft.actor = 'north'
  tell(scene, { type: 'turnBegan', turn: draft.turn, moon: draft.moon })
}

/** The Move Phase of a seat begins (TS-4). */
export function beginMoves(scene: Scene, side: Side): void {
  const { draft } = scene
  draft.crossings = []
  draft.seaMoves = { from: [], to: [] }
  draft.magic = []
  enter(scene, 'moves', side)
}

export function beginRecruiting(scene: Scene): void {
  scene.draft.recruits = []
  enter(scene, 'recruiting', scene.draft.actor)
}

/** After a seat has recruited the other moves; after both, battles are fought (TS-1). */
export function endRecruiting(scene: Scene): void {
  const { draft } = scene
  const first = firstOf(scene)
  draft.recruits = []
  if (draft.actor === first) beginMoves(scene, otherSide(first))
  else beginCombat(scene)
}

/** The Combat Phase begins: who holds which city is kept for retreats (TS-6). */
function beginCombat(scene: Scene): void {
  const { draft } = scene
  const state = seen(scene)
  draft.crossings = []
  draft.seaMoves = { from: [], to: [] }
  draft.magic = []
  draft.held = Object.fromEntries(
    mapOf(state).cities.flatMap(({ id, hex }) => {
      const holder = isContested(state, hex) ? otherSide(attackerOf(state, hex)) : holderOf(scene, hex)
      return holder ? [[id, holder]] : []
    }),
  )
  nextBattle(scene)
}

function holderOf(scene: Scene, hex: HexId): Side | undefined {
  return SEATS.find((side) => isHeldBy(reading(scene.draft), hex, side))
}

/** The next battle, First’s attacks before Second’s (TS-5); after the last the Build Phase (TS-7). */
export function nextBattle(scene: Scene): void {
  const { draft } = scene
  const state = seen(scene)
  const first = firstOf(scene)
  const attacker = [first, otherSide(first)].find((side) => battlesLeft(state, side).length > 0)
  if (attacker) {
    if (draft.step !== 'battles' || draft.actor !== attacker) enter(scene, 'battles', attacker)
    return
  }
  draft.held = {}
  draft.entries = []
  enter(scene, 'study', first)
}

/** Studying goes to the other seat, then both build in secret (BD-2). */
export function endStudy(scene: Scene): void {
  const first = firstOf(scene)
  if (scene.draft.actor === first) enter(scene, 'study', otherSide(first))
  else enter(scene, 'builds', first)
}

/** When both have committed, builds are placed together, and the turn ends (BD-2, TS-8). */
export function endBuilds(scene: Scene): void {
  const first = firstOf(scene)
  if (scene.draft.actor === first) {
    enter(scene, 'builds', otherSide(first))
    return
  }
  placeBuilds(scene, first)
  placeBuilds(scene, otherSide(first))
  endTurn(scene)
}

/** Gold is counted, and either the game or the turn ends (VC-2, VC-3, TS-8). */
export function endTurn(scene: Scene): void {
  const { draft } = scene
  const state = seen(scene)
  const gold = { north: goldOf(state, 'north'), south: goldOf(state, 'south') }
  tell(scene, { type: 'goldCounted', turn: draft.turn, ...gold })
  const ending = endingAt(state)
  if (ending) {
    draft.ending = ending
    tell(scene, { type: 'ended', ...ending })
    return
  }
  for (const block of draft.blocks) if (block.did.length > 0) block.did = []
  draft.turn += 1
  draft.moon = moonAfter(state.moon, 1)
  beginTurn(scene)
}
