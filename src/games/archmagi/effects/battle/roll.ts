import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { Battle, Rolled, State, Unit } from '../../state/state'
import type { Die, UnitId } from '../../state/terms'
import { fighterOf, otherRole, type Role, unitsOfSide } from '../../queries/battle/fighters'
import { type Bout, boutOf, extraDiceOf, modifiersOf } from '../../queries/battle/modifiers'
import { battleDice, battleTotal } from '../../queries/battle/totals'
import { LIMITS } from '../../tables/figures'
import { putBack } from '../bags'
import { destroy } from '../destruction'
import { countRolls } from '../lasting'
import { isKeptOff } from '../magic/immunity'
import { battleIn } from '../magic/work'
import { doNext, type Scene, tell } from '../scene'
import { spendUsed } from './used'

/**
 * The battle roll, unless one of the fighters is immune to the other (AM-11.26, AM-11.27); then its dice may be rolled
 * again (AM-11.28).
 */
export function rollBattle(scene: Scene): void {
  const battle = battleIn(scene)
  // The defender's unit against the attacker's chit first.
  if (isImmune(scene, 'd') || isImmune(scene, 'a')) {
    doNext(scene, { do: 'respite' })
    return
  }
  const state = reading(scene.draft)
  const dice: Die[] = (['a', 'd'] as const).flatMap((role) => {
    const bout = boutOf(state, battle, role)
    const names = bout ? battleDice(role, extraDiceOf(bout)) : []
    return names.map((id) => ({
      id,
      seat: battle[role],
      value: rollOne(scene.dice, { faces: 6, label: id }),
    }))
  })
  scene.draft.rolled = { kind: 'battle', dice }
  tell(scene, { type: 'diceRolled', dice, about: 'battle', hex: battle.hex, spell: null })
  doNext(scene, { do: 'rerolls', passed: [] })
}

/** Whether a side's unit is immune to the attack chit that it faces (AM-11.26). */
function isImmune(scene: Scene, role: Role): boolean {
  const battle = battleIn(scene)
  const unit = fighterOf(reading(scene.draft), battle, role)?.unit
  const { chit } = battle.sides[otherRole(role)]
  return unit && chit !== null ? isKeptOff(scene, unit, chit) : false
}

/** What the dice come to: the higher total defeats the other combatant (AM-11.29, AM-11.30). */
export function settleBattle(scene: Scene, rolled: Rolled): void {
  const battle = battleIn(scene)
  const state: State = { ...reading(scene.draft), rolled }
  const totals = { a: battleTotal(state, 'a'), d: battleTotal(state, 'd') }
  tell(scene, {
    type: 'rollCompared',
    hex: battle.hex,
    ...totals,
    fighters: { a: toldFighter(state, battle, 'a'), d: toldFighter(state, battle, 'd') },
    parts: { a: partsOf(state, 'a'), d: partsOf(state, 'd') },
  })
  const struck =
    totals.a === totals.d
      ? shattered(scene, state)
      : unitsIn(fighterOf(state, battle, totals.a > totals.d ? 'd' : 'a')?.unit)
  const isByChit = battle.sides.a.chit !== null || battle.sides.d.chit !== null
  const cause = isByChit ? 'attack' : 'roll'
  doNext(
    scene,
    ...struck.map((unit) => ({ do: 'strike', unit, cause }) as const),
    { do: 'bury' },
    { do: 'respite' },
  )
}

function unitsIn(unit: Unit | null | undefined): readonly UnitId[] {
  return unit ? [unit.id] : []
}

function toldFighter(state: State, battle: Battle, role: Role) {
  const fighter = fighterOf(state, battle, role)
  return { seat: battle[role], kind: fighter?.unit?.type ?? null, spell: fighter?.spell ?? null }
}

/** What each side has added to its dice, for the log (AM-12.1). */
function partsOf(state: State, role: Role) {
  const bout = state.battle ? boutOf(state, state.battle, role) : undefined
  if (!bout) return []
  const mods = modifiersOf(bout).map(({ key, n }) => ({ key, n }))
  return [...mods, ...extraPart(state, bout)]
}

function extraPart({ rolled }: State, bout: Bout) {
  const names = battleDice(bout.role, extraDiceOf(bout)).slice(1)
  const extra = (rolled?.dice ?? []).filter(({ id }) => names.includes(id))
  return extra.map(({ value }) => ({ key: 'extraDie' as const, n: value }))
}

/** A Mirror Image that ties with its original goes, and the original is defeated (AM-S.68): who that is. */
function shattered(scene: Scene, state: State): readonly UnitId[] {
  const battle = battleIn(scene)
  const pair = [fighterOf(state, battle, 'a')?.unit, fighterOf(state, battle, 'd')?.unit]
  const image = pair.find((unit) => unit && pair.some((other) => other?.id === unit.boundTo))
  if (!image?.boundTo) return []
  destroy(scene, image.id, 'lost')
  return [image.boundTo]
}

/** The last segment: what was used is spent, what lasts a roll ends, and the attacker may go on (AM-11.60 to AM-11.62). */
export function respite(scene: Scene): void {
  const battle = battleIn(scene)
  for (const role of ['a', 'd'] as const) {
    const side = battle.sides[role]
    if (side.chit !== null) putBack(scene, 'spells', side.chit)
    side.chit = null
  }
  spendUsed(scene)
  countRolls(scene)
  const state = reading(scene.draft)
  const isOver = (['a', 'd'] as const).some((role) => unitsOfSide(state, battle, role).length === 0)
  if (isOver || battle.round >= LIMITS.battleRounds) doNext(scene, { do: 'endBattle' })
  else battle.step = 'decide'
}
