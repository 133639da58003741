import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../../refuse'
import type { Rolled, State, Unit } from '../../state/state'
import type { ArtifactId, MageSeat, SpellId, UnitId } from '../../state/terms'
import { artifactRow, spellRow } from '../../tables/chits'
import { FIGURES_OF_THEFT } from '../../tables/figures'
import { MAZE } from '../../tables/keywords'
import type { Ability, Traits } from '../../tables/vocabulary'
import { areaAttackOf, areaTotals, battleTotal } from './totals'
import { areWindowsFast } from '../secrecy'
import { canWield, isInBattle } from '../traits'
import { clockwiseFrom, helplessRefusal, unitById, unitsOf } from '../units'
import { casterRefusal, chitRefusal, farcastRefusal, isMuted, otherInUse } from '../magic/casting'
import { chitsHeld, firstLegal, isInPlace, placesOf, tableSpell, withFarcast } from '../magic/responses'

/** What has a die rolled again: a spell with its caster, or an artifact with its bearer (AM-M.19). */
export type RerollBy =
  | {
      readonly spell: SpellId
      readonly caster: UnitId
      readonly from?: ArtifactId
      readonly farcast?: SpellId
    }
  | { readonly artifact: ArtifactId; readonly bearer: UnitId }

/** The seats that stand to gain from another result, in the order in which they are asked (AM-M.19). */
export function gainersOf(state: State): readonly MageSeat[] {
  const { rolled, battle } = state
  if (!rolled) return []
  switch (rolled.kind) {
    case 'battle': {
      if (!battle) return []
      const lead = battleTotal(state, 'a') - battleTotal(state, 'd')
      return lead === 0 ? [battle.a, battle.d] : [lead > 0 ? battle.d : battle.a]
    }
    case 'guard':
    case 'theft':
      return gainersOfTheft(state, rolled)
    case 'maze':
      return gainersOfMaze(state, rolled)
    case 'area':
      return gainersOfArea(state, rolled)
  }
}

function valueOf({ dice }: Rolled): number {
  return dice[0]?.value ?? 0
}

/** The thief where it is caught or fails, or else whom it steals from. */
function gainersOfTheft(
  state: State,
  rolled: Extract<Rolled, { kind: 'guard' | 'theft' }>,
): readonly MageSeat[] {
  const isLow = valueOf(rolled) <= FIGURES_OF_THEFT[rolled.kind]
  const isAgainstThief = rolled.kind === 'guard' ? isLow : !isLow
  const thief = unitById(state, rolled.thief)
  return isAgainstThief ? (thief ? [thief.seat] : []) : [rolled.from.owner]
}

/** Whoever the die went against: what was declared happens though the Caves are gone (AM-11.18). */
function gainersOfMaze(state: State, rolled: Extract<Rolled, { kind: 'maze' }>): readonly MageSeat[] {
  if (!isMazed(rolled)) return rolled.dice.map(({ seat }) => seat)
  const target = unitById(state, rolled.target)
  return target ? [target.seat] : []
}

/** How a unit paralyses, if it can (AM-K.22). */
export function paralysisOf({ has: all }: Traits): Extract<Ability, { k: 'paralyze' }> | undefined {
  const ability = all.find(({ k }) => k === 'paralyze')
  return ability?.k === 'paralyze' ? ability : undefined
}

/** Whether a Maze works on the die that was rolled (AM-K.22). */
export function isMazed(rolled: Extract<Rolled, { kind: 'maze' }>): boolean {
  return valueOf(rolled) <= MAZE.upTo
}

/** The owners of those who are defeated, and whoever cast it if a unit has withstood it. */
function gainersOfArea(state: State, rolled: Extract<Rolled, { kind: 'area' }>): readonly MageSeat[] {
  const spell = tableSpell(state, rolled.spell)
  const fates = fatesOf(state, rolled)
  if (!spell) return []
  const owners = clockwiseFrom(state, state.active).filter((seat) =>
    fates.some(({ unit, isDefeated }) => isDefeated && unit.seat === seat),
  )
  return fates.some(({ isDefeated }) => !isDefeated) ? [...owners, spell.seat] : owners
}

/** What an area attack does to each unit that it strikes, as the dice lie (AM-12.7). */
export function fatesOf(
  state: State,
  rolled: Extract<Rolled, { kind: 'area' }>,
): readonly { readonly unit: Unit; readonly isDefeated: boolean }[] {
  const spell = tableSpell(state, rolled.spell)
  const attack = spell && areaAttackOf(spell.spell)
  if (!attack) return []
  return rolled.struck.flatMap(({ unit: id, isSpared }) => {
    const unit = unitById(state, id)
    if (!unit || isSpared) return []
    const [strength, resistance] = areaTotals(state, attack, rolled, unit)
    return [{ unit, isDefeated: strength > resistance }]
  })
}

/** Where the dice that lie on the table were rolled. */
function placesOfRoll(state: State, rolled: Rolled): readonly HexId[] {
  switch (rolled.kind) {
    case 'battle':
    case 'maze':
      return state.battle ? [state.battle.hex] : []
    case 'guard':
    case 'theft': {
      const thief = unitById(state, rolled.thief)
      return [rolled.from.hex, ...(thief ? [thief.hex] : [])]
    }
    case 'area': {
      const spell = tableSpell(state, rolled.spell)
      return spell ? placesOf(spell) : []
    }
  }
}

/** Artifacts that have a die rolled again, with who carries them and can use them now (AM-A.52). */
export function talismansOf(
  state: State,
  seat: MageSeat,
): readonly (RerollBy & { readonly bearer: UnitId })[] {
  return unitsOf(state, seat).flatMap((unit) =>
    unit.artifacts.flatMap((artifact) => {
      const by = { artifact, bearer: unit.id }
      return talismanRefusal(state, seat, by) ? [] : [by]
    }),
  )
}

function talismanRefusal(
  state: State,
  seat: MageSeat,
  { artifact, bearer }: Extract<RerollBy, { bearer: UnitId }>,
): Refused {
  const unit = unitById(state, bearer)
  if (!unit || unit.seat !== seat || !unit.artifacts.includes(artifact))
    return refuse('AM-C.2', 'No unit of yours carries that.')
  if (artifactRow(artifact).action?.window !== 'reroll')
    return refuse('AM-M.19', 'It has no die rolled again.')
  return bearerRefusal(state, unit, artifact)
}

/** Why who carries such an artifact does not use it on the dice that lie there. */
function bearerRefusal(state: State, unit: Unit, artifact: ArtifactId): Refused {
  if (!canWield(state, unit, artifact)) return refuse('AM-A.0.2', 'That unit cannot use it.')
  const helpless = helplessRefusal(state, unit)
  if (helpless) return helpless
  const places = state.rolled ? placesOfRoll(state, state.rolled) : []
  const isThere = state.battle ? isInBattle(state, unit) : places.includes(unit.hex)
  return isThere ? otherInUse(state, unit, artifact) : refuse('AM-M.19', 'It is carried too far off.')
}

/** Why a die is not rolled again so (AM-M.19). */
export function rerollRefusal(state: State, seat: MageSeat, by: RerollBy, die: string): Refused {
  const { rolled } = state
  if (!rolled?.dice.some(({ id }) => id === die))
    return refuse('AM-M.19', 'That die does not lie on the table.')
  if ('bearer' in by) return talismanRefusal(state, seat, by)
  if (!spellRow(by.spell).effects.some(({ op }) => op === 'reroll'))
    return refuse('AM-M.19', 'That spell has no die rolled again.')
  const early = casterRefusal(state, seat, by.caster)
  if (early) return early
  const caster = unitById(state, by.caster) as Unit
  const held = chitRefusal(state, caster, by) ?? farcastRefusal(state, caster, by.farcast)
  if (held) return held
  return by.farcast !== undefined || isInPlace(state, caster, placesOfRoll(state, rolled))
    ? undefined
    : refuse('AM-M.13', 'The caster is too far off.')
}

/** Whether a seat is asked: it might have a die rolled again, for all that the others know (AM-M.19). */
export function isAskedToReroll(state: State, seat: MageSeat): boolean {
  if (talismansOf(state, seat).length > 0) return true
  if (isMuted(state)) return false
  return areWindowsFast(state) ? legalRerolls(state, seat).length > 0 : chitsHeld(state, seat) > 0
}

/** All that a seat can have rolled again. */
export function legalRerolls(
  state: State,
  seat: MageSeat,
): readonly { readonly by: RerollBy; readonly die: string }[] {
  const casts = unitsOf(state, seat).flatMap((unit) => {
    const scrolled = unit.artifacts.flatMap((from) =>
      (state.scrolls[from] ?? []).map((spell) => ({ spell, from })),
    )
    const held = [...new Set(state.mages[seat].spells)].map((spell) => ({ spell }))
    return [...held, ...scrolled]
      .filter(({ spell }) => spellRow(spell).effects.some(({ op }) => op === 'reroll'))
      .map((chit) => ({ ...chit, caster: unit.id }))
  })
  const ways = [
    ...casts.map((by): readonly RerollBy[] => withFarcast(state, seat, by)),
    ...talismansOf(state, seat).map((by): readonly RerollBy[] => [by]),
  ]
  return ways.flatMap((bys) =>
    (state.rolled?.dice ?? []).flatMap(({ id }) =>
      firstLegal(bys, (by) => rerollRefusal(state, seat, by, id)).map((by) => ({ by, die: id })),
    ),
  )
}
