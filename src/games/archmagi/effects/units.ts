import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import type { State, Unit } from '../state/state'
import type { ArtifactId, MageSeat, UnitId, UnitType } from '../state/terms'
import { isA } from '../queries/filters'
import { isOfClass } from '../queries/ground'
import { isRevealed } from '../queries/secrecy'
import { isInBattle, printedOf, roleOf } from '../queries/traits'
import { byUnitId } from '../queries/units'
import { isArchmagus, spellOfType, type UnitTypeId } from '../tables/types'
import { discard, loseArtifact, putBack, takeFrom } from './bags'
import { type Scene, tell } from './scene'

/** A unit to be written; the rules know that it is there. */
export function written({ draft }: Scene, id: UnitId): Draft<Unit> {
  const unit = draft.units.find((one) => one.id === id)
  if (!unit) throw new Error(`Missing: unit ${id}`)
  return unit
}

/** A power of a seat's Archmagus has been used, and is not again in this turn (AM-4.5). */
export function spendPower({ draft }: Scene, seat: MageSeat, power: string): void {
  const by = draft.units.find((unit) => unit.seat === seat && isArchmagus(unit.type))
  by?.used.push(power)
}

/** What tells of a unit in events. */
export function told({ id, type, seat, hex }: Unit): {
  readonly unit: UnitId
  readonly kind: UnitTypeId
  readonly seat: MageSeat
  readonly hex: HexId
} {
  return { unit: id, kind: type, seat, hex }
}

type Newcomer = Pick<Unit, 'type' | 'seat' | 'hex'> & Partial<Pick<Unit, 'id' | 'own' | 'boundTo'>>

/** Puts a new unit on the map, with the next free id unless it has one. */
export function addUnit(scene: Scene, newcomer: Newcomer): Unit {
  const { draft } = scene
  const unit: Unit = {
    ...{
      artifacts: [],
      riding: null,
      used: [],
      shown: 'no',
      knownTo: [],
      foundBare: [],
      own: null,
      boundTo: null,
    },
    ...newcomer,
    id: newcomer.id ?? freeId(draft),
  }
  unsettle(scene, unit)
  draft.units.push(unit as Draft<Unit>)
  draft.units.sort(byUnitId)
  const site = isA(printedOf(unit), 'Site') ? unit.type : null
  tell(scene, { type: 'stackGrew', seat: unit.seat, hex: unit.hex, site })
  return unit
}

function freeId(draft: Draft<State>): UnitId {
  for (;;) {
    const id = `u${draft.next++}` as UnitId
    if (!draft.units.some((unit) => unit.id === id)) return id
  }
}

/** A chit of the Reserve comes onto the map (AM-6.2). */
export function deploy(scene: Scene, seat: MageSeat, chit: UnitType, hex: HexId): Unit {
  takeFrom<string>(scene.draft.mages[seat].reserve, chit)
  const unit = addUnit(scene, { type: chit, seat, hex })
  tell(scene, { type: 'deployed', ...told(unit) })
  return unit
}

/** A stack that changes no longer shows its Archmagus (AM-5.6). */
export function unsettle({ draft }: Scene, { hex, seat }: Pick<Unit, 'hex' | 'seat'>): void {
  for (const unit of draft.units)
    if (unit.hex === hex && unit.seat === seat && unit.shown === 'placed') unit.shown = 'no'
}

/** Puts a unit into another hex; who rode it, or what it rode, is let go of unless that comes along (AM-9.10). */
export function relocate(scene: Scene, id: UnitId, to: HexId, together: readonly UnitId[] = []): void {
  const { draft } = scene
  const unit = written(scene, id)
  dismount(scene, unit, together)
  unsettle(scene, unit)
  if (draft.battle?.hex === unit.hex && unit.hex !== to) draft.battle.left.push(id)
  unit.hex = to
  unsettle(scene, unit)
  if (isOfClass(draft, to, 'land')) land(scene, id)
}

/** Lets go of whom a unit rides, and of who rides it, unless they come along (AM-9.10). */
export function dismount({ draft }: Scene, unit: Draft<Unit>, together: readonly UnitId[]): void {
  if (unit.riding !== null && !together.includes(unit.riding)) unit.riding = null
  for (const rider of draft.units)
    if (rider.riding === unit.id && !together.includes(rider.id)) rider.riding = null
}

/** What lasts until a unit is on land ends, for all of them where it is the caster (AM-S.62, AM-S.63). */
export function land({ draft }: Scene, id: UnitId): void {
  draft.effects = draft.effects.filter(({ until, on, caster }) => {
    if (until !== 'untilLand' && until !== 'untilCasterLand') return true
    const isOwn = on.kind === 'unit' && on.unit === id
    return !isOwn && !(until === 'untilCasterLand' && caster === id)
  })
}

/** All seats see a unit, until the battle is over or until the turn is (AM-5.6). */
export function show(scene: Scene, id: UnitId, until: 'battle' | 'turn'): void {
  const unit = scene.draft.units.find((one) => one.id === id)
  if (!unit) return
  if (!isRevealed(unit)) tell(scene, { type: 'revealed', ...told(unit) })
  if (unit.shown === 'no' || until === 'turn') unit.shown = until
}

/** Tells who carries an artifact from now on: whoever may not know of the unit hears of its seat alone (AM-5.8). */
export function tellTaken(scene: Scene, artifact: ArtifactId, unit: Unit): void {
  const { id, seat } = unit
  const isOpen = isRevealed(unit)
  tell(scene, { type: 'artifactTaken', seat, artifact, unit: isOpen ? id : null })
  if (!isOpen) tell(scene, { type: 'gaveArtifact', seat, artifact, to: id })
}

/** What a unit was before it was changed for a time, if it was, and what that had been before (AM-E.17). */
function formersOf({ effects }: Pick<State, 'effects'>, id: UnitId) {
  return effects.flatMap(({ does, on }) =>
    does.op === 'form' && on.kind === 'unit' && on.unit === id ? [does] : [],
  )
}

/** What a unit carries, and what was set aside when it was changed (AM-A.0.7). */
export function artifactsWith(state: Pick<State, 'effects'>, { id, artifacts }: Unit): readonly ArtifactId[] {
  return [...artifacts, ...formersOf(state, id).flatMap((former) => former.artifacts)]
}

/**
 * A unit leaves the map, alive or not: its marks, its riders, what lay on it and what it was before it was changed go
 * with it.
 */
export function removeUnit(scene: Scene, id: UnitId): void {
  const { draft } = scene
  for (const { type } of formersOf(reading(draft), id)) returnChit(scene, type, null)
  draft.units = draft.units.filter((unit) => unit.id !== id)
  for (const unit of draft.units) if (unit.riding === id) unit.riding = null
  draft.effects = draft.effects.filter(
    ({ on }) => !((on.kind === 'unit' || on.kind === 'stackOf') && on.unit === id),
  )
}

/** The chit of a unit that has left the map goes back: into its bag, or, killed in a battle, when that ends (AM-1.6). */
export function returnChit(scene: Scene, type: UnitTypeId, killedBy: 'a' | 'd' | null): void {
  const { battle } = scene.draft
  const spell = spellOfType(type)
  if (spell !== undefined) putBack(scene, 'spells', spell)
  // A destroyed Archmagus is out of the game for good.
  else if (isArchmagus(type)) return
  else if (battle && killedBy) battle.sides[killedBy].killed.push(type as UnitType)
  else putBack(scene, 'units', type as UnitType)
}

/** Artifacts of a unit that goes back to the Reserve go to its seat (AM-A.0.7). */
export function storeArtifacts({ draft }: Scene, seat: MageSeat, artifacts: readonly ArtifactId[]): void {
  for (const artifact of artifacts) takeFrom(draft.stolen, artifact)
  draft.mages[seat].stored.push(...artifacts)
}

/** A unit goes over to another seat, with what it carries (AM-E.9, AM-M.10). */
export function changeSide(scene: Scene, id: UnitId, seat: MageSeat): void {
  const unit = written(scene, id)
  dismount(scene, unit, [])
  takeUsesAlong(scene, unit, seat)
  unit.seat = seat
  unit.knownTo = []
  unsettle(scene, unit)
  tell(scene, { type: 'sideChanged', ...told(unit) })
}

/** What it has used in the battle stays used on the other side, and what it has in use in use (AM-E.9). */
function takeUsesAlong({ draft }: Scene, { id, seat }: Draft<Unit>, to: MageSeat): void {
  const { battle } = draft
  if (!battle || ![battle.a, battle.d].includes(seat) || ![battle.a, battle.d].includes(to)) return
  const [old, next] = [battle.sides[seat === battle.a ? 'a' : 'd'], battle.sides[to === battle.a ? 'a' : 'd']]
  const [use, uses] = [old.inUse[id], old.used[id]]
  if (use) next.inUse[id] = { ...use }
  if (uses) next.used[id] = [...uses]
  if (old.defeated.includes(id)) next.defeated.push(id)
  old.supports = old.supports.filter((one) => one !== id)
}

/** The side of the battle on which a unit is killed, if it takes part in one. */
export function roleInBattle(state: State, unit: Unit): 'a' | 'd' | null {
  return state.battle && isInBattle(state, unit) ? roleOf(state.battle, unit.seat) : null
}

/** Takes the chits of a seat that is out back into the bags (AM-V.2). */
export function emptyHands(scene: Scene, seat: MageSeat): void {
  const mage = scene.draft.mages[seat]
  discard(scene, 'units', seat, [...mage.reserve])
  discard(scene, 'spells', seat, [...mage.spells])
  for (const artifact of [...mage.stored]) loseArtifact(scene, artifact)
  mage.stored = []
  mage.owed = 0
}
