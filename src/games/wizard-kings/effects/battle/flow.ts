import type { HexId } from '@/engine/kernel/hex'
import { blocksIn, isHeldBy } from '../../queries/blocks'
import { retreatsOf } from '../../queries/battle/retreats'
import {
  activeBlocks,
  canAct,
  fatiguedIn,
  mustLeave,
  reservesOf,
  sideOfRole,
  slotOf,
} from '../../queries/battle/slots'
import { otherSide, type Side } from '../../tables/seats'
import { SLOTS } from '../../tables/slots'
import { battleOf, mark, type Scene, seen, tell } from '../scene'
import { eliminate } from './losses'

/** Shows blocks that take part in the battle from now on (CB-5). */
export function show(scene: Scene, hex: HexId, ids: readonly string[]): void {
  const state = seen(scene)
  for (const seat of ['north', 'south'] as const) {
    const blocks = blocksIn(state, hex, seat)
      .filter(({ id }) => ids.includes(id))
      .map(({ kind, strength }) => ({ kind, strength }))
    if (blocks.length > 0) tell(scene, { type: 'blocksShown', seat, hex, blocks })
  }
}

/** A round begins: effects end, reserves arrive, and fatigued wizards leave before anybody acts (CB-7). */
export function beginRound(scene: Scene, round: number): void {
  const battle = battleOf(scene)
  Object.assign(battle, { round, slot: 0, acted: [], bound: [], mods: {}, crossings: [] })
  battle.ward = { north: 0, south: 0 }
  tell(scene, { type: 'roundBegan', hex: battle.hex, round })
  if (round > 1) arrive(scene)
  battle.stage = 'fatigue'
}

function arrive(scene: Scene): void {
  const battle = battleOf(scene)
  const reserves = reservesOf(seen(scene), battle)
  if (reserves.length === 0) return
  battle.active.push(...reserves.map(({ id }) => id))
  for (const { id } of reserves) mark(scene, id, 'fought')
  show(
    scene,
    battle.hex,
    reserves.map(({ id }) => id),
  )
}

/** Goes on with a battle until somebody is asked, or it is over (CB-8, CB-14 to CB-16). */
export function goOn(scene: Scene): void {
  // At most four rounds of a few slots: each pass takes a step towards the end.
  while (step(scene));
}

/** Takes a step that nobody is asked about; whether there may be another. */
function step(scene: Scene): boolean {
  const { battle } = scene.draft
  if (!battle || battle.stage === 'hits') return false
  if (isDecided(scene)) {
    end(scene)
    return false
  }
  if (battle.slot === null) return false
  if (battle.stage === 'fatigue') return seeOff(scene)
  if (isOneSided(scene)) {
    beginRound(scene, battle.round + 1)
    return true
  }
  return openSlot(scene)
}

function isDecided(scene: Scene): boolean {
  const state = seen(scene)
  const { hex } = battleOf(scene)
  return !isHeldBy(state, hex, 'north') || !isHeldBy(state, hex, 'south')
}

/** Whether a side has nobody to fight with but reserves (CB-16). */
function isOneSided(scene: Scene): boolean {
  const state = seen(scene)
  const battle = battleOf(scene)
  return (['north', 'south'] as const).some(
    (side) => activeBlocks(state, battle, side).length === 0 && reservesOf(state, battle, side).length > 0,
  )
}

/** Waits for the next fatigued wizard that can leave; those that cannot stay (WZ-8). */
function seeOff(scene: Scene): boolean {
  const state = seen(scene)
  const battle = battleOf(scene)
  const leaving = fatiguedIn(state, battle).find((wizard) => retreatsOf(state, wizard).length > 0)
  if (leaving) {
    scene.draft.actor = leaving.owner
    return false
  }
  battle.stage = 'slots'
  return true
}

/** Opens the next slot in which somebody can act; after the last the next round begins. */
function openSlot(scene: Scene): boolean {
  const state = seen(scene)
  const battle = battleOf(scene)
  const able = activeBlocks(state, battle).filter((block) => canAct(battle, block))
  const next = Math.min(
    ...able.map((block) => slotOf(battle, block)).filter((nth) => nth >= (battle.slot ?? 0)),
  )
  const slot = SLOTS[next]
  if (!slot) {
    beginRound(scene, battle.round + 1)
    return true
  }
  battle.slot = next
  scene.draft.actor = sideOfRole(battle, slot.role)
  const trapped = able.filter(
    (block) =>
      slotOf(battle, block) === next && mustLeave(battle, block) && retreatsOf(state, block).length === 0,
  )
  for (const { id } of trapped) eliminate(scene, id, 'trapped')
  return trapped.length > 0
}

/** The battle is over: whoever is left has won, and goes on in the aftermath (CB-15, CB-17). */
function end(scene: Scene): void {
  const { draft } = scene
  const { hex } = battleOf(scene)
  const winner: Side = isHeldBy(seen(scene), hex, 'north') ? 'north' : otherSide('north')
  for (const { id } of blocksIn(seen(scene), hex)) mark(scene, id, 'fought')
  draft.battle = null
  draft.recruits = []
  draft.aftermath = { hex, winner, mode: null, crossings: [] }
  draft.step = 'aftermath'
  draft.actor = winner
  tell(scene, { type: 'battleEnded', hex, winner })
}
