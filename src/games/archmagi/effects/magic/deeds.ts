import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { MageSeat, UnitId, UnitType } from '../../state/terms'
import { availableOfSide } from '../../queries/battle/fighters'
import { waysOut } from '../../queries/battle/items'
import { matches } from '../../queries/filters'
import { isInBattle, isSpellImmune, roleOf, traitsOf } from '../../queries/traits'
import { byUnitId, clockwiseFrom, isBound, isParalysed, stackIn, unitById, unitOf } from '../../queries/units'
import type { Deed } from '../../tables/effects'
import { drawArtifacts, drawInto, loseArtifact, takeFrom } from '../bags'
import { endEffects, goAway, goWith, layOn } from '../lasting'
import { doNext, type Scene, tell } from '../scene'
import { changeSide, deploy, relocate, removeUnit, show, storeArtifacts, told, written } from '../units'
import { battleIn, sideOfSeat, type Work } from './work'

type DeedOf<Op extends Deed['op']> = Extract<Deed, { op: Op }>

/** An attack takes the field, unless its side has one there (AM-11.23): true where it stays (AM-E.6). */
export function enterAttack(scene: Scene, work: Work): boolean {
  const side = sideOfSeat(scene, work.for)
  if (side.chit !== null || work.spell === null) {
    tell(scene, { type: 'spellFailed', spell: work.spell })
    return false
  }
  side.held = side.combatant
  side.combatant = null
  side.chit = work.spell
  const { hex } = battleIn(scene)
  tell(scene, { type: 'attackEntered', seat: work.for, spell: work.spell, hex })
  return true
}

/** A unit of the side becomes the combatant, unless an attack is in the field (AM-11.22). */
export function takeField(scene: Scene, seat: MageSeat, id: UnitId): void {
  const side = sideOfSeat(scene, seat)
  show(scene, id, 'battle')
  if (side.chit !== null) return
  side.combatant = id
  tell(scene, { type: 'combatantSet', ...told(unitOf(reading(scene.draft), id)) })
}

/** A unit goes over for good, or, drawn by a die, until the battle ends (AM-E.9, AM-S.16). */
export function control(scene: Scene, work: Work, deed: DeedOf<'control'>): void {
  const id = deed.random ? drawn(scene, work, deed) : work.targets.unit
  // Whoever turned the spell may be out by now (AM-V.2).
  if (id === undefined || scene.draft.mages[work.for].out) {
    tell(scene, { type: 'spellFailed', spell: work.spell })
    return
  }
  if (deed.random) charm(scene, work, id, deed.until)
  else changeSide(scene, id, work.for)
}

function charm(scene: Scene, work: Work, charmed: UnitId, until: DeedOf<'control'>['until']): void {
  const owner = unitOf(reading(scene.draft), charmed).seat
  const { seat, spell } = work
  changeSide(scene, charmed, seat)
  layOn(scene, [{ kind: 'unit', unit: charmed }], {
    does: { op: 'charmed', owner },
    seat,
    spell,
    until,
  })
  takeField(scene, seat, charmed)
}

/** One of the enemy's available units but for its combatant, by a die; undefined where there is none. */
function drawn(scene: Scene, work: Work, { who = true }: DeedOf<'control'>): UnitId | undefined {
  const battle = battleIn(scene)
  const role = roleOf(battle, work.seat) === 'a' ? 'd' : 'a'
  const state = reading(scene.draft)
  const pool = [...availableOfSide(state, battle, role)]
    .sort(byUnitId)
    .filter(
      (unit) =>
        unit.id !== battle.sides[role].combatant &&
        !isSpellImmune(state, unit) &&
        matches(who, traitsOf(state, unit)),
    )
  return pool[pickOf(scene, pool.length, 'who is charmed')]?.id
}

/** A random place in a list of so many; nothing is rolled for one (AM-1.2). */
export function pickOf({ dice }: Scene, count: number, label: string): number {
  return count > 1 ? rollOne(dice, { faces: count, label }) - 1 : 0
}

/** What destroys outright: a unit, which a Martyr may save, or an artifact (AM-E.10). */
export function destroyTarget(scene: Scene, { targets, spell }: Work, { what }: DeedOf<'destroy'>): void {
  if (what === 'unit') {
    if (targets.unit !== undefined)
      doNext(scene, { do: 'strike', unit: targets.unit, cause: 'spell' }, { do: 'bury' })
    return
  }
  const { artifact } = targets
  const bearer = scene.draft.units.find(
    ({ artifacts }) => artifact !== undefined && artifacts.includes(artifact),
  )
  if (!bearer || artifact === undefined) {
    tell(scene, { type: 'spellFailed', spell })
    return
  }
  takeFrom(bearer.artifacts, artifact)
  tell(scene, { type: 'artifactLost', artifact })
  loseArtifact(scene, artifact)
}

/**
 * A unit goes back to the Reserve of whoever has it; what is there only for a time is discarded (AM-E.11). One that had
 * been changed is itself again, and the form is discarded as it always is (AM-E.17).
 */
export function banish(scene: Scene, { targets }: Work): void {
  const state = reading(scene.draft)
  const unit = targets.unit === undefined ? undefined : unitById(state, targets.unit)
  if (!unit) return
  const isForATime = state.effects.some(
    ({ does, on }) => does.op === 'exists' && on.kind === 'unit' && on.unit === unit.id,
  )
  tell(scene, { type: 'banished', ...told(unit) })
  endEffects(scene, ({ does, on }) => does.op === 'form' && on.kind === 'unit' && on.unit === unit.id)
  const { type, artifacts } = unitOf(reading(scene.draft), unit.id)
  if (isForATime || type.startsWith('@')) {
    goAway(scene, unit.id)
    return
  }
  storeArtifacts(scene, unit.seat, artifacts)
  removeUnit(scene, unit.id)
  goWith(scene, [unit.id])
  scene.draft.mages[unit.seat].reserve.push(type as UnitType)
}

/** Units leave the battle: sent by their own side, or in fear (AM-E.12). */
export function leave(scene: Scene, work: Work, deed: DeedOf<'leave'>): void {
  const { targets, unit: caster } = work
  if (deed.forced) {
    if (targets.unit !== undefined) flee(scene, targets.unit)
    return
  }
  const { hex, heroes = [] } = targets
  if (hex === undefined) return
  const going = [...new Set([caster, ...heroes])].filter((id) => isAlong(scene, work, id))
  for (const id of going) {
    const unit = unitOf(reading(scene.draft), id)
    tell(scene, { type: 'left', ...told(unit), to: hex })
    relocate(scene, id, hex, going)
  }
}

/** Whether a unit still goes along: it may have gone over to the other side for now, or have left (AM-11.18, AM-E.9). */
function isAlong(scene: Scene, { seat, unit: caster }: Work, id: UnitId): boolean {
  const state = reading(scene.draft)
  const unit = unitById(state, id)
  if (unit?.seat !== seat || isBound(state, unit)) return false
  return id === caster || isInBattle(state, unit)
}

/** A unit must leave: by the only way, by one that its owner names, or it is destroyed (AM-S.85). */
function flee(scene: Scene, id: UnitId): void {
  const state = reading(scene.draft)
  const unit = unitById(state, id)
  if (!unit) return
  const isStuck = isParalysed(state, id) || isBound(state, unit)
  const ways = isStuck ? [] : waysOut(state, unit)
  const [only] = ways
  if (only === undefined) doNext(scene, { do: 'strike', unit: id, cause: 'spell' }, { do: 'bury' })
  else if (ways.length === 1) goTo(scene, id, only)
  else doNext(scene, { ask: 'flee', seat: unit.seat, unit: id })
}

/** A unit leaves for a hex beside it. */
export function goTo(scene: Scene, id: UnitId, to: Parameters<typeof relocate>[2]): void {
  tell(scene, { type: 'left', ...told(unitOf(reading(scene.draft), id)), to })
  relocate(scene, id, to)
}

/** A unit is put somewhere else, which is its move (AM-E.24). */
export function teleport(scene: Scene, { targets: { unit, hex } }: Work): void {
  if (unit === undefined || hex === undefined) return
  goTo(scene, unit, hex)
  written(scene, unit).used.push('moved')
}

/** A chit comes onto the map with the caster (AM-6.6, AM-E.16). */
export function deployBy(scene: Scene, { seat, targets, unit, hex }: Work): void {
  const caster = unitById(reading(scene.draft), unit)
  if (targets.chit !== undefined) deploy(scene, seat, targets.chit, caster?.hex ?? hex)
}

/** Chits are drawn (AM-E.27). */
export function drawBy(scene: Scene, { seat }: Work, { pile, n }: DeedOf<'draw'>): void {
  if (pile === 'artifacts') drawArtifacts(scene, seat, n)
  else if (pile === 'units' || pile === 'spells') drawInto(scene, pile, seat, n)
}

/** Every seat owes as many spells as its die says, or all that it has (AM-S.45, AM-E.28). */
export function owe(scene: Scene, { seat }: Work): void {
  for (const one of clockwiseFrom(reading(scene.draft), seat)) {
    const roll = rollOne(scene.dice, { faces: 6, label: 'spells to discard' })
    const mage = scene.draft.mages[one]
    mage.owed = Math.min(mage.spells.length, mage.owed + roll)
    tell(scene, { type: 'owes', seat: one, count: mage.owed, roll })
  }
}

/** Stacks or holdings lie open to a seat until the end of the turn (AM-E.29). */
export function look(scene: Scene, { seat, targets }: Work, { what }: DeedOf<'look'>): void {
  if (what === 'spellReserves' || what === 'unitReserves') {
    const shown = what === 'spellReserves' ? 'spells' : 'reserves'
    scene.draft.mages[seat].sees.push(shown)
    tell(scene, { type: 'sawHoldings', seat, what: shown })
    return
  }
  for (const stack of targets.stacks ?? (targets.stack ? [targets.stack] : [])) lookAt(scene, seat, stack)
}

/** A seat sees all units of a stack (AM-8.2). */
export function lookAt(scene: Scene, seat: MageSeat, stack: NonNullable<Work['targets']['stack']>): void {
  const units = stackIn(reading(scene.draft), stack)
  for (const { id, knownTo } of units) if (!knownTo.includes(seat)) written(scene, id).knownTo.push(seat)
  // That it has looked stays in its own log, too (AM-U.10).
  tell(scene, { type: 'looked', seat, stack, kinds: units.map(({ type }) => type) })
}
