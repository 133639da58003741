import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { Fallen, State, Unit } from '../state/state'
import type { ArtifactId, MageSeat, StackRef, UnitId } from '../state/terms'
import { has, isA } from '../queries/filters'
import { saversOf } from '../queries/battle/saves'
import { canStayAs } from '../queries/stay'
import { homeOf, isAtSea, isInBattle, ownTraits, printedOf, roleOf, traitsOf } from '../queries/traits'
import { ridersOf, stackIn, unitById } from '../queries/units'
import { LOST_UP_TO } from '../tables/figures'
import { isArchmagus } from '../tables/types'
import type { Cause, Doom } from '../tables/effects'
import { loseArtifact, takeFrom } from './bags'
import { goWith } from './lasting'
import { cancel } from './spells-on-table'
import { doLater, doNext, type Scene, tell } from './scene'
import {
  artifactsWith,
  emptyHands,
  removeUnit,
  returnChit,
  roleInBattle,
  tellTaken,
  told,
  unsettle,
  written,
} from './units'

/** A unit is defeated, or about to be destroyed by a spell: it is saved by itself, or its owner is asked (AM-11.50). */
export function strike(scene: Scene, id: UnitId, cause: Cause): void {
  const state = reading(scene.draft)
  const unit = unitById(state, id)
  if (!unit) return
  if (cause !== 'spell' && regenerates(scene, state, unit)) {
    tell(scene, { type: 'survived', ...told(unit), by: 'regenerate' })
    return
  }
  if (saversOf(state, unit, cause).length > 0)
    doNext(scene, { ask: 'save', seat: unit.seat, unit: id, cause })
  else destroy(scene, id, cause)
}

/** Survives the first defeat of a battle; an area attack out of battle is one of its own (AM-K.24). */
function regenerates(scene: Scene, state: State, unit: Unit): boolean {
  if (!has(traitsOf(state, unit), 'regenerate')) return false
  const { battle } = scene.draft
  if (!battle || !isInBattle(state, unit)) return true
  const side = battle.sides[roleOf(battle, unit.seat)]
  if (side.defeated.includes(unit.id)) return false
  side.defeated.push(unit.id)
  return true
}

/** A unit leaves the map destroyed, without a save (AM-11.53, AM-11.54); `bury` sees to what follows. */
export function destroy(scene: Scene, id: UnitId, cause: Doom): void {
  const { draft } = scene
  const state = reading(draft)
  const unit = unitById(state, id)
  if (!unit) return
  const artifacts = artifactsWith(state, unit)
  const passengers = isA(printedOf(unit), 'Ship') && isAtSea(state, unit.hex) ? drowning(state, unit) : []
  tell(scene, { type: 'destroyed', ...told(unit), cause })
  unsettle(scene, unit)
  const { type, seat, hex } = unit
  removeUnit(scene, id)
  returnChit(scene, type, roleInBattle(state, unit))
  if (isArchmagus(type)) draft.mages[seat].out = true
  const fallen: Fallen = { id, type, seat, hex, artifacts, passengers }
  draft.fallen.push(fallen as Draft<Fallen>)
}

/** Who goes down with a ship in open water: riders that could not stay there by themselves (AM-9.13). */
function drowning(state: State, ship: Unit): readonly UnitId[] {
  return ridersOf(state, ship.id)
    .filter((rider) => !canStayAs(state, ownTraits(state, rider), homeOf(rider), rider.hex))
    .map(({ id }) => id)
}

/** Whoever is bound to the fallen falls too; then seats are out, the game may be over, and what they left is seen to. */
export function bury(scene: Scene): void {
  const { draft } = scene
  for (let nth = 0; nth < draft.fallen.length; nth++) {
    const fallen = draft.fallen[nth]
    const bound = draft.units.filter(({ boundTo }) => boundTo === fallen?.id).map(({ id }) => id)
    for (const id of bound) destroy(scene, id, 'bound')
  }
  const all = reading(draft).fallen
  // What they carried is not rolled for any more (AM-V.1).
  if (isDecided(scene, all)) return
  draft.fallen = []
  for (const { seat, type } of all) if (isArchmagus(type)) eliminate(scene, seat)
  const isFighting = draft.battle !== null
  const drowned = all.flatMap(({ passengers }) => passengers)
  doNext(
    scene,
    ...all.flatMap(({ artifacts, hex, seat }) =>
      [...artifacts]
        .sort()
        .map((artifact) => ({ do: 'heirloom', artifact, from: { hex, owner: seat } }) as const),
    ),
    ...drowned.map((unit) => ({ do: 'drown', unit }) as const),
    ...(drowned.length > 0 ? [{ do: 'bury' } as const] : []),
  )
  if (!isFighting && draft.mages[draft.active].out && !isTurnEnding(scene)) doLater(scene, { do: 'endTurn' })
}

/** Whether the turn is about to end anyway. */
function isTurnEnding({ draft }: Scene): boolean {
  return draft.agenda.some((task) => 'do' in task && (task.do === 'endTurn' || task.do === 'nextTurn'))
}

/** Ends the game where one seat or none is left (AM-V.1, AM-V.3): nothing else is done. */
function isDecided(scene: Scene, fallen: readonly Fallen[]): boolean {
  const { draft } = scene
  if (!fallen.some(({ type }) => isArchmagus(type))) return false
  const left = draft.order.filter((seat) => !draft.mages[seat].out)
  const [winner] = left
  if (left.length > 1) return false
  draft.ending = winner ? { winner, by: 'lastArchmagus' } : { winner: 'draw', by: 'together' }
  tell(scene, { type: 'ended', ...draft.ending })
  return true
}

/** A seat is out: its units leave the map with what they carry, and its chits go back (AM-V.2). */
export function eliminate(scene: Scene, seat: MageSeat): void {
  tell(scene, { type: 'eliminated', seat })
  const state = reading(scene.draft)
  const own = state.units.filter((one) => one.seat === seat)
  for (const unit of own) {
    for (const artifact of artifactsWith(state, unit)) loseArtifact(scene, artifact)
    removeUnit(scene, unit.id)
    returnChit(scene, unit.type, null)
  }
  goWith(
    scene,
    own.map(({ id }) => id),
  )
  // What it has on the table is of its spells, too: nothing comes of it any more.
  const laid = state.table.filter((spell) => spell.seat === seat).map(({ id }) => id)
  for (const id of laid) cancel(scene, id)
  emptyHands(scene, seat)
}

const TAKERS = ['Human', 'Hero', 'Demihuman', 'Humanoid'] as const

function takersAmong(state: State, units: readonly Unit[]): readonly Unit[] {
  return units.filter((unit) => {
    const traits = ownTraits(state, unit)
    return TAKERS.some((kind) => isA(traits, kind))
  })
}

/** What a fallen bearer leaves: lost on a low die, or for somebody of its stack, or for the enemy (AM-A.0.8, AM-A.0.9). */
export function handDown(scene: Scene, artifact: ArtifactId, from: StackRef): void {
  const roll = rollOne(scene.dice, { faces: 6, label: `${artifact} of the fallen` })
  tell(scene, { type: 'heirloomRolled', artifact, roll })
  const state = reading(scene.draft)
  const takers = roll <= LOST_UP_TO ? [] : heirsOf(state, from)
  const [first] = takers
  if (!first) leaveLying(scene, artifact)
  else if (takers.length === 1) takeUp(scene, artifact, first.id)
  else doNext(scene, { ask: 'loot', seat: first.seat, artifact, takers: takers.map(({ id }) => id) })
}

function heirsOf(state: State, from: StackRef): readonly Unit[] {
  const friends = stackIn(state, from)
  if (friends.length > 0) return takersAmong(state, friends)
  const { battle } = state
  if (!battle || battle.hex !== from.hex || (battle.a !== from.owner && battle.d !== from.owner)) return []
  const owner = from.owner === battle.a ? battle.d : battle.a
  const foes = stackIn(state, { hex: from.hex, owner })
  // Who has left the battle and is back takes no part in it (AM-11.4).
  return takersAmong(
    state,
    foes.filter((unit) => isInBattle(state, unit)),
  )
}

/** Who takes up what a thief leaves has not stolen it (AM-8.7). */
export function takeUp(scene: Scene, artifact: ArtifactId, id: UnitId): void {
  const unit = written(scene, id)
  takeFrom(scene.draft.stolen, artifact)
  unit.artifacts.push(artifact)
  tellTaken(scene, artifact, unit)
}

/** An artifact goes to its bag without anybody taking it. */
export function leaveLying(scene: Scene, artifact: ArtifactId): void {
  tell(scene, { type: 'artifactLost', artifact })
  loseArtifact(scene, artifact)
}
