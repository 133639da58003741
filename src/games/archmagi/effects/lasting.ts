import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { Effect, Holder } from '../state/state'
import type { MageSeat, SpellId, UnitId } from '../state/terms'
import type { Until } from '../tables/vocabulary'
import { discardForm, takeForm } from './forms'
import { type Scene, tell } from './scene'
import {
  artifactsWith,
  changeSide,
  dismount,
  removeUnit,
  returnChit,
  storeArtifacts,
  told,
  unsettle,
  written,
} from './units'

type NewEffect = Pick<Effect, 'does' | 'seat' | 'spell'> &
  Partial<Pick<Effect, 'caster'>> & { readonly until: Until }

/**
 * Lets something be in force on something from now on (AM-4.6), beside what is already (AM-M.9); a duration by a die is
 * rolled for now.
 */
export function layOn(scene: Scene, holders: readonly Holder[], { until, ...effect }: NewEffect): void {
  const { draft } = scene
  const lasts = lasting(scene, until, effect.spell)
  for (const on of holders) {
    const made: Effect = { caster: null, ...effect, id: draft.next++, on, until: lasts }
    draft.effects.push(made as Draft<Effect>)
    // Who is paralysed neither rides nor carries (AM-9.10).
    if (effect.does.op === 'paralyze' && on.kind === 'unit') dismount(scene, written(scene, on.unit), [])
  }
}

/** How long, in numbers (AM-4.6). */
function lasting(scene: Scene, until: Until, spell: SpellId | null): Until<number> {
  if (typeof until === 'string') return until
  const [of, count] =
    'rolls' in until ? (['rolls', until.rolls] as const) : (['rounds', until.rounds] as const)
  const n = count === '1d6' ? rollLength(scene, of, spell) : count
  return of === 'rolls' ? { rolls: n } : { rounds: n }
}

function rollLength(scene: Scene, of: 'rolls' | 'rounds', spell: SpellId | null): number {
  const roll = rollOne(scene.dice, { faces: 6, label: 'how long it lasts' })
  tell(scene, { type: 'durationRolled', spell, roll, of })
  return roll
}

/** Ends effects, with what comes of that: who was charmed or changed is itself again, who was there for so long goes. */
export function endEffects(scene: Scene, isOver: (effect: Effect) => boolean): void {
  const { draft } = scene
  const ending = (draft.effects as readonly Effect[]).filter(isOver)
  if (ending.length === 0) return
  const ids = new Set(ending.map(({ id }) => id))
  draft.effects = draft.effects.filter(({ id }) => !ids.has(id))
  // The newest first: whoever has changed twice is what it was before both.
  for (const effect of ending.toReversed())
    if (effect.on.kind === 'unit') expire(scene, effect, effect.on.unit)
}

function expire(scene: Scene, { does }: Effect, id: UnitId): void {
  const unit = scene.draft.units.find((one) => one.id === id)
  if (!unit) return
  switch (does.op) {
    case 'exists':
      goAway(scene, id)
      return
    case 'charmed':
      changeSide(scene, id, does.owner)
      // Its owner may have been eliminated meanwhile (AM-V.2).
      if (scene.draft.mages[does.owner].out) goAway(scene, id)
      return
    case 'form':
      discardForm(scene, unit)
      takeForm(scene, unit, does)
      return
    default:
      return
  }
}

/** A unit whose time is over: its chit is discarded, what it carries goes to its seat (AM-E.7, AM-E.15). */
export function goAway(scene: Scene, id: UnitId): void {
  const unit = written(scene, id)
  storeArtifacts(scene, unit.seat, artifactsWith(reading(scene.draft), unit))
  tell(scene, { type: 'vanished', ...told(unit) })
  unsettle(scene, unit)
  removeUnit(scene, id)
  returnChit(scene, unit.type, null)
  goWith(scene, [id])
}

/** Whoever is bound to units that have left the map alive is gone, too: there is nothing left to be bound to (AM-11.54). */
export function goWith(scene: Scene, gone: readonly UnitId[]): void {
  for (const { id, boundTo } of reading(scene.draft).units)
    if (boundTo !== null && gone.includes(boundTo)) goAway(scene, id)
}

/** One battle roll less for what is counted in them (AM-11.60). */
export function countRolls(scene: Scene): void {
  for (const effect of scene.draft.effects) {
    const { until } = effect
    if (typeof until === 'object' && 'rolls' in until) effect.until = { rolls: until.rolls - 1 }
  }
  endEffects(scene, ({ until }) => typeof until === 'object' && 'rolls' in until && until.rolls <= 0)
}

/** One round less for what a seat caused, at the start of its turn or where that would have come (AM-4.3, AM-4.6). */
export function countRounds(scene: Scene, seat: MageSeat): void {
  for (const effect of scene.draft.effects) {
    const { until } = effect
    if (effect.seat === seat && typeof until === 'object' && 'rounds' in until)
      effect.until = { rounds: until.rounds - 1 }
  }
  endEffects(scene, ({ until }) => typeof until === 'object' && 'rounds' in until && until.rounds <= 0)
}
