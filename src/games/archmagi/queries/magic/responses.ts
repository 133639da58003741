import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../../refuse'
import type { State, TableSpell, Unit } from '../../state/state'
import type { ArtifactId, MageSeat, SpellId, Targets, UnitId } from '../../state/terms'
import { spellRow } from '../../tables/chits'
import { isInRange } from '../ground'
import { areWindowsFast, isRevealed } from '../secrecy'
import { isInBattle, isSpellcaster } from '../traits'
import { isAvailable, mageOf, unitById, unitsOf } from '../units'
import { casterRefusal, chitRefusal, farcastOf, farcastRefusal, isMuted } from './casting'
import { retargetRefusal } from './turning'

/** An answer to a spell on the table (AM-M.12). */
export interface Response {
  readonly caster: UnitId
  readonly spell: SpellId
  /** What it answers, by its name on the table. */
  readonly target: string
  readonly retarget?: Targets | undefined
  readonly farcast?: SpellId | undefined
  readonly from?: ArtifactId | undefined
}

/** A spell on the table, by its name there. */
export function tableSpell({ table }: State, id: string): TableSpell | undefined {
  return table.find((one) => one.id === id)
}

/** The hexes at which a spell on the table happens: where its caster stands, and where it strikes. */
export function placesOf({ hex, targets }: TableSpell): readonly HexId[] {
  const { stack, stacks = [], hex: aimed } = targets
  return [
    hex,
    ...(stack ? [stack.hex] : []),
    ...stacks.map((one) => one.hex),
    ...(aimed === undefined ? [] : [aimed]),
  ]
}

/** Spells of others that can still be answered. */
export function answerable({ table }: State, seat: MageSeat): readonly TableSpell[] {
  return table.filter((one) => one.state === 'open' && one.seat !== seat)
}

/** Chits that a seat could answer with, those on carried Scrolls included (AM-M.15). */
export function chitsHeld(state: State, seat: MageSeat): number {
  const carried = unitsOf(state, seat).flatMap(({ artifacts }) => artifacts)
  return carried.reduce(
    (sum, one) => sum + (state.scrolls[one]?.length ?? 0),
    mageOf(state, seat).spells.length,
  )
}

/** Whether a unit stands where an answer to something at some hexes is cast (AM-M.13). */
export function isInPlace(state: State, unit: Unit, places: readonly HexId[]): boolean {
  return state.battle ? isInBattle(state, unit) : places.some((hex) => isInRange(state, hex, unit.hex))
}

/** Whether a seat might answer for all that the others know, or can if windows are fast (AM-M.15). */
export function isAskedToRespond(state: State, seat: MageSeat): boolean {
  const open = answerable(state, seat)
  if (open.length === 0 || isMuted(state)) return false
  if (areWindowsFast(state)) return legalResponses(state, seat).length > 0
  const held = chitsHeld(state, seat)
  if (held === 0) return false
  const places = open.flatMap(placesOf)
  return unitsOf(state, seat).some(
    (unit) =>
      isAvailable(state, unit) &&
      // With another chit in hand it may be Farcast.
      (held > 1 || isInPlace(state, unit, places)) &&
      (!isRevealed(unit) || isSpellcaster(state, unit)),
  )
}

/** Why a seat may not answer so (AM-M.12, AM-M.13). */
export function responseRefusal(state: State, seat: MageSeat, response: Response): Refused {
  const target = answerable(state, seat).find(({ id }) => id === response.target)
  if (!target) return refuse('AM-M.13', 'It answers a spell of somebody else that lies on the table.')
  return (
    casterRefusal(state, seat, response.caster) ??
    responderRefusal(state, unitById(state, response.caster) as Unit, response, target) ??
    answerRefusal(state, seat, response, target)
  )
}

/** Why a caster does not answer: the chits are not there, or it is too far off. */
function responderRefusal(state: State, caster: Unit, response: Response, target: TableSpell): Refused {
  const { farcast } = response
  const chits = chitRefusal(state, caster, response) ?? farcastRefusal(state, caster, farcast)
  if (chits) return chits
  return farcast !== undefined || isInPlace(state, caster, placesOf(target))
    ? undefined
    : refuse('AM-M.13', 'The caster is too far off to answer.')
}

/** Why a spell is no answer to another. */
function answerRefusal(state: State, seat: MageSeat, response: Response, target: TableSpell): Refused {
  const row = spellRow(response.spell)
  if (row.effects.some(({ op }) => op === 'retarget'))
    return retargetRefusal(state, seat, target, response.retarget)
  const counter = row.effects.find((effect) => effect.op === 'counter')
  if (counter?.op !== 'counter') return refuse('AM-M.12', 'That spell answers none.')
  return counter.on === 'poisonSpell' && !spellRow(target.spell).isPoison
    ? refuse(row.clause, 'It answers poison only.')
    : undefined
}

/** Whether a spell is one that answers others. */
export function isResponse(spell: SpellId): boolean {
  return spellRow(spell).effects.some(({ op }) => op === 'counter' || op === 'retarget')
}

/** A spell as it would be cast from where its caster stands, and from afar where there is a Farcast (AM-M.11). */
export function withFarcast<Cast extends object>(
  state: State,
  seat: MageSeat,
  cast: Cast,
): readonly (Cast & { readonly farcast?: SpellId })[] {
  const farcast = farcastOf(state, seat)
  return farcast === undefined ? [cast] : [cast, { ...cast, farcast }]
}

/** The first of some ways that is legal, in a list; [] where none is. */
export function firstLegal<Way>(ways: readonly Way[], refusalOf: (way: Way) => Refused): readonly Way[] {
  return ways.filter((way) => !refusalOf(way)).slice(0, 1)
}

/** The answers that a seat can give now; a turned spell with each target that is found by itself. */
export function legalResponses(state: State, seat: MageSeat): readonly Response[] {
  const casters = unitsOf(state, seat).filter((unit) => !casterRefusal(state, seat, unit.id))
  return casters.flatMap((unit) =>
    heldBy(state, unit).flatMap(({ spell, from }) =>
      answerable(state, seat).flatMap((target) =>
        retargetsFor(state, seat, spell, target).flatMap((retarget) => {
          const response = { caster: unit.id, spell, target: target.id, retarget, from }
          return firstLegal(withFarcast(state, seat, response), (one) => responseRefusal(state, seat, one))
        }),
      ),
    ),
  )
}

/** The answering chits that a unit can cast, each once, with the Scrolls that they are on. */
function heldBy(
  state: State,
  unit: Unit,
): readonly { readonly spell: SpellId; readonly from?: ArtifactId | undefined }[] {
  const own = [...new Set(mageOf(state, unit.seat).spells)].map((spell) => ({ spell, from: undefined }))
  const scrolled = unit.artifacts.flatMap((from) =>
    (state.scrolls[from] ?? []).map((spell) => ({ spell, from })),
  )
  return [...own, ...scrolled].filter(({ spell }) => isResponse(spell))
}

function retargetsFor(
  state: State,
  seat: MageSeat,
  spell: SpellId,
  target: TableSpell,
): readonly (Targets | undefined)[] {
  if (!spellRow(spell).effects.some(({ op }) => op === 'retarget')) return [undefined]
  return retargetChoices(state, seat, target)
}

/** New targets that a turned spell could have. */
function retargetChoices(state: State, seat: MageSeat, target: TableSpell): readonly (Targets | undefined)[] {
  const { unit, stack, hex } = target.targets
  if (unit !== undefined) return state.units.map(({ id }) => ({ unit: id }))
  if (stack !== undefined) return state.units.map((one) => ({ stack: { hex: one.hex, owner: one.seat } }))
  if (hex !== undefined) return [...new Set(state.units.map((one) => one.hex))].map((one) => ({ hex: one }))
  return retargetRefusal(state, seat, target, {}) ? [] : [{}]
}
