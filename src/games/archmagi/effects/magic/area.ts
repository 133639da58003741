import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { Rolled, State, Struck, Unit } from '../../state/state'
import type { Die } from '../../state/terms'
import { type AreaAttack, struckIn, unitsInHex } from '../../queries/battle/area'
import { areaAttackOf, areaTotals } from '../../queries/battle/totals'
import { sumOf } from '../../queries/filters'
import { fatesOf } from '../../queries/battle/rerolls'
import { tableSpell } from '../../queries/magic/responses'
import { isSheltered } from '../../queries/magic/targets'
import { isInBattle, traitsOf } from '../../queries/traits'
import { clockwiseFrom, unitById } from '../../queries/units'
import { doNext, type Scene, tell } from '../scene'
import { show, told } from '../units'
import { pickOf } from './deeds'
import { isKeptByDie } from './immunity'
import type { Work } from './work'

/** An attack on each unit of an area: all dice first, which may then be rolled again (AM-12.7, AM-11.52, AM-E.8). */
export function attackArea(scene: Scene, work: Work, attack: AreaAttack): void {
  const { draft } = scene
  const state = reading(draft)
  const all = struckIn(state, attack, unitsIn(state, work, attack))
  const units = attack.area === 'randomUnit' ? all.slice(...oneOf(scene, all.length)) : all
  const [first] = units
  if (!first || work.id === null) {
    tell(scene, { type: 'spellFailed', spell: work.spell })
    return
  }
  for (const { id } of units) show(scene, id, 'turn')
  const rolls = units.map((unit) => rollsFor(scene, state, work, unit))
  const dice = rolls.flatMap((one) => one.dice)
  const rolled: Rolled = { kind: 'area', spell: work.id, struck: rolls.map(({ struck }) => struck), dice }
  draft.rolled = rolled as Draft<Rolled>
  tell(scene, { type: 'diceRolled', dice, about: 'area', hex: first.hex, spell: work.spell })
  doNext(scene, { do: 'rerolls', passed: [] })
}

function oneOf(scene: Scene, count: number): readonly [from: number, to: number] {
  const nth = pickOf(scene, count, 'who is struck')
  return [nth, nth + 1]
}

/** Everybody whom an attack might be about, in the order in which they are attacked: a stack, or all in a hex (AM-M.5). */
function unitsIn(state: State, { targets }: Work, { area }: AreaAttack): readonly Unit[] {
  const { battle } = state
  if (area === 'battle') {
    const there = battle ? unitsInHex(state, battle.hex, [battle.a, battle.d]) : []
    // Who has left the battle and is back takes no part in it (AM-11.4).
    return there.filter((unit) => isInBattle(state, unit))
  }
  if (area === 'hex') {
    const { hex } = targets
    if (hex === undefined) return []
    const seats = clockwiseFrom(state, state.active).filter((owner) => !isSheltered(state, { hex, owner }))
    return unitsInHex(state, hex, seats)
  }
  return targets.stack ? unitsInHex(state, targets.stack.hex, [targets.stack.owner]) : []
}

/** The dice of one unit: whether it is spared, then the spell's, then its own (AM-12.7). */
function rollsFor(
  scene: Scene,
  state: State,
  work: Work,
  unit: Unit,
): { readonly struck: Struck; readonly dice: readonly Die[] } {
  const roll = (label: string) => rollOne(scene.dice, { faces: 6, label })
  const isSpared = unit.seat !== work.seat && work.spell !== null && isKeptByDie(scene, unit, work.spell)
  if (isSpared) return { struck: { unit: unit.id, isSpared }, dice: [] }
  const extra = sumOf(traitsOf(state, unit), 'extraDie')
  const names = Array.from({ length: 1 + extra }, (_, nth) => `${unit.id}.unit${nth === 0 ? '' : nth + 1}`)
  const dice = [
    { id: `${unit.id}.spell`, seat: work.seat },
    ...names.map((id) => ({ id, seat: unit.seat })),
  ].map((die) => ({ ...die, value: roll(die.id) }))
  return { struck: { unit: unit.id, isSpared }, dice }
}

/** What the dice of an area attack come to: who is defeated is saved or falls, one after the other (AM-11.52). */
export function settleArea(scene: Scene, rolled: Extract<Rolled, { kind: 'area' }>): void {
  const state = reading(scene.draft)
  const spell = tableSpell(state, rolled.spell)
  const attack = spell && areaAttackOf(spell.spell)
  if (!attack) return
  for (const { unit: id, isSpared } of rolled.struck) {
    const unit = unitById(state, id)
    // Its seat may have given up meanwhile.
    if (isSpared || !unit) continue
    const [strength, defense] = areaTotals(state, attack, rolled, unit)
    tell(scene, { type: 'areaCompared', ...told(unit), attack: strength, defense })
  }
  const defeated = fatesOf(state, rolled).filter(({ isDefeated }) => isDefeated)
  doNext(scene, ...defeated.map(({ unit }) => ({ do: 'strike', unit: unit.id, cause: 'attack' }) as const), {
    do: 'bury',
  })
}
