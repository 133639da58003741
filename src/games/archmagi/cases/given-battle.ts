import type { HexId } from '@/engine/kernel/hex'
import type { Battle, BattleSide, BattleStep, Effect, Holder, InUse, State, Unit } from '../state/state'
import type { ArtifactId, MageSeat, SpellId, UnitId } from '../state/terms'
import { spellRow } from '../tables/chits'
import { seatNumbered } from '../tables/seats'
import type { EffectSpec, LastingMagic } from '../tables/effects'
import type { Until } from '../tables/vocabulary'

type By<Value> = Readonly<Record<string, Value>>

/** A battle as the cases write it: combatants of which a `#` marks an attack chit, and what is in force. */
export interface GivenBattle {
  readonly hex: HexId
  readonly attacker: number
  readonly defender: number
  readonly combatants: By<string>
  readonly step: string
  readonly round?: number
  readonly supports?: By<readonly UnitId[]>
  readonly inUse?: By<ArtifactId>
  readonly choose?: By<number>
  readonly held?: By<UnitId>
  readonly effects?: readonly { readonly spell: SpellId; readonly seat: number; readonly on?: UnitId }[]
  readonly noSpells?: boolean
  readonly noCast?: readonly UnitId[]
}

/** What else of a case bears on its battle. */
interface Around {
  readonly toAct?: number
  readonly committed?: readonly number[]
}

function seat(number: number): MageSeat {
  return seatNumbered(number) as MageSeat
}

/** A position with the battle that a case is in the middle of. */
export function battleGiven(state: State, given: GivenBattle, around: Around): State {
  const { hex, attacker, defender, round = 1 } = given
  const sides = { a: sideGiven(state, given, attacker, around), d: sideGiven(state, given, defender, around) }
  const battle: Battle = {
    ...{ hex, a: seat(attacker), d: seat(defender), round, exchange: 1, step: stepGiven(given, around) },
    ...{ sides, isCut: false, left: [], revive: [] },
  }
  const effects = [...state.effects, ...effectsGiven(given)].map((effect, nth) => ({
    ...effect,
    id: 500 + nth,
  }))
  const named = namedIn(given)
  const show = (unit: Unit): Unit => (named.has(unit.id) ? { ...unit, shown: 'battle' } : unit)
  return { ...state, battle, effects, units: state.units.map(show) }
}

function stepGiven({ step, defender }: GivenBattle, { toAct }: Around): BattleStep {
  if (step !== 'planD') return step as BattleStep
  return toAct !== undefined && toAct !== defender ? 'planA' : 'planD'
}

function sideGiven(state: State, given: GivenBattle, number: number, { committed = [] }: Around): BattleSide {
  const key = String(number)
  const name = given.combatants[key] ?? ''
  const chit = name.startsWith('#') ? (name.slice(1) as SpellId) : null
  const combatant = chit === null ? (name as UnitId) : null
  return {
    ...{ pick: combatant, combatant, chit, held: given.held?.[key] ?? null, plan: [] },
    ...{ committed: committed.includes(number), final: false, supports: given.supports?.[key] ?? [] },
    ...{ inUse: inUseGiven(state, given, number), used: {}, defeated: [], killed: [] },
  }
}

/** Artifacts in use by units of a seat. */
function inUseGiven(
  state: State,
  { inUse = {}, choose = {} }: GivenBattle,
  number: number,
): BattleSide['inUse'] {
  const own = Object.entries(inUse).filter(([id]) =>
    state.units.some((unit) => unit.id === id && unit.seat === seat(number)),
  )
  return Object.fromEntries(
    own.map(([id, artifact]): [string, InUse] => [
      id,
      { artifact, choose: choose[id] ?? null, spent: false },
    ]),
  )
}

/** Combatants, supports and bearers named are revealed. */
function namedIn({ combatants, supports = {}, inUse = {} }: GivenBattle): ReadonlySet<string> {
  return new Set([...Object.values(combatants), ...Object.values(supports).flat(), ...Object.keys(inUse)])
}

function effectsGiven(given: GivenBattle): readonly Effect[] {
  const { effects = [], noSpells = false, noCast = [] } = given
  const spells = effects.flatMap(({ spell, seat: number, on }) =>
    spellRow(spell).effects.flatMap((effect) =>
      isLasting(effect) ? [laid(given, { effect, spell, number, on })] : [],
    ),
  )
  const muted = noSpells
    ? [
        laid(given, {
          effect: { op: 'noSpells', who: 'all', until: 'battle' },
          spell: 'antimagic',
          number: given.defender,
        }),
      ]
    : []
  const forgetful = noCast.map((unit) =>
    laid(given, {
      effect: { op: 'noSpells', who: 'unit', on: 'unit', until: 'battle' },
      spell: 'forget',
      number: given.defender,
      on: unit,
    }),
  )
  return [...spells, ...muted, ...forgetful]
}

function isLasting(effect: EffectSpec): effect is LastingMagic {
  return effect.op !== 'counter'
}

interface Laid {
  readonly effect: LastingMagic
  readonly spell: SpellId
  readonly number: number
  readonly on?: UnitId | undefined
}

function laid({ attacker, defender }: GivenBattle, { effect, spell, number, on: target }: Laid): Effect {
  const { on = 'battle', until = { rolls: 1 }, ...does } = effect
  const enemy = seat(number === attacker ? defender : attacker)
  const holders: Readonly<Record<string, Holder>> = {
    unit: { kind: 'unit', unit: target as UnitId },
    ownSide: { kind: 'side', seat: seat(number) },
    enemySide: { kind: 'side', seat: enemy },
    battle: { kind: 'battle' },
  }
  return {
    ...{ id: 0, does: does, on: holders[on as string] as Holder, seat: seat(number) },
    ...{ until: until as Until<number>, spell, caster: null },
  }
}
