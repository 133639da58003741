import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { Rolled } from '../state/state'
import type { ArtifactId, MageSeat, StackRef, UnitId } from '../state/terms'
import { has } from '../queries/filters'
import { ownTraits } from '../queries/traits'
import { isAvailable, stackIn, unitById } from '../queries/units'
import { FIGURES_OF_THEFT } from '../tables/figures'
import { takeFrom } from './bags'
import { destroy } from './destruction'
import { doNext, type Scene, tell } from './scene'
import { show, tellTaken, told, unsettle, written } from './units'

type Theft = Extract<Rolled, { kind: 'guard' | 'theft' }>

/** A thief reaches for an artifact; a guard of the stack may catch it first (AM-8.5). */
export function reach(scene: Scene, thief: UnitId, artifact: ArtifactId, from: StackRef): void {
  const state = reading(scene.draft)
  const isGuarded = stackIn(state, from).some(
    (unit) => isAvailable(state, unit) && has(ownTraits(state, unit), 'guard'),
  )
  rollFor(scene, { kind: isGuarded ? 'guard' : 'theft', thief, artifact, from })
}

function rollFor(scene: Scene, { kind, thief, artifact, from }: Omit<Theft, 'dice'>): void {
  const seat = unitById(reading(scene.draft), thief)?.seat ?? from.owner
  const value = rollOne(scene.dice, { faces: 6, label: kind })
  const die = { id: kind, seat, value }
  scene.draft.rolled = { kind, thief, artifact, from, dice: [die] }
  tell(scene, { type: 'diceRolled', dice: [die], about: kind, hex: from.hex, spell: null })
  doNext(scene, { do: 'rerolls', passed: [] })
}

/** What a die of a theft comes to: caught, not caught and on to the next die, or taken (AM-8.5). */
export function settleTheft(scene: Scene, { kind, thief, artifact, from, dice }: Theft): void {
  const isLow = (dice[0]?.value ?? 0) <= FIGURES_OF_THEFT[kind]
  const unit = unitById(reading(scene.draft), thief)
  if (!unit) return
  if (kind === 'guard') {
    if (!isLow) {
      rollFor(scene, { kind: 'theft', thief, artifact, from })
      return
    }
    tell(scene, { type: 'thiefCaught', ...told(unit) })
    destroy(scene, thief, 'lost')
    doNext(scene, { do: 'bury' })
  } else if (isLow) takeArtifact(scene, artifact, from, { unit: thief, seat: unit.seat })
  else tell(scene, { type: 'theftFailed', ...told(unit), artifact })
}

/** An artifact leaves a stack for a unit, or for the Reserve of a seat (AM-8.5, AM-S.23, AM-E.22). */
export function takeArtifact(
  scene: Scene,
  artifact: ArtifactId,
  from: StackRef,
  { unit, seat }: { readonly unit: UnitId | null; readonly seat: MageSeat },
): void {
  const { draft } = scene
  const bearer = draft.units.find(
    ({ hex, seat: owner, artifacts }) =>
      hex === from.hex && owner === from.owner && artifacts.includes(artifact),
  )
  if (!bearer) return
  takeFrom(bearer.artifacts, artifact)
  // Whoever had stolen it before has it no more (AM-8.6).
  takeFrom(draft.stolen, artifact)
  if (unit === null) {
    draft.mages[seat].stored.push(artifact)
    tell(scene, { type: 'artifactTaken', seat, artifact, unit })
    return
  }
  const taker = written(scene, unit)
  taker.artifacts.push(artifact)
  draft.stolen.push(artifact)
  tellTaken(scene, artifact, taker)
}

/** A unit is eaten (AM-K.13, AM-E.21). */
export function feed(scene: Scene, eater: UnitId, victim: UnitId): void {
  const unit = written(scene, eater)
  unit.used.push('fed')
  unsettle(scene, unit)
  show(scene, eater, 'turn')
  tell(scene, { type: 'fed', ...told(unit), victim: written(scene, victim).type })
  destroy(scene, victim, 'lost')
  doNext(scene, { do: 'bury' })
}
