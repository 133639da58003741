import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { TableSpell } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { isFarcast } from '../../queries/magic/casting'
import { stillFits } from '../../queries/magic/still-fits'
import { tableSpell } from '../../queries/magic/responses'
import { unitById } from '../../queries/units'
import { spellRow } from '../../tables/chits'
import type { Deed, EffectSpec, TargetSpec } from '../../tables/effects'
import { isLastingMagic } from '../../tables/lasting'
import { doNext, type Scene, tell } from '../scene'
import { attackArea } from './area'
import { changeForm } from './change'
import { createUnit, fetch } from './create'
import { isKeptByDie } from './immunity'
import {
  banish,
  control,
  deployBy,
  destroyTarget,
  drawBy,
  enterAttack,
  leave,
  look,
  owe,
  teleport,
} from './deeds'
import { lay, showTargets } from './lay'
import { confuse, darken, stealBySpell } from './procedures'
import { cancel, finish, keep, spellOnTable } from '../spells-on-table'
import { battleIn, type Work, workOf } from './work'

/**
 * A spell on the table takes effect, with the dice that it takes (AM-11.19), unless it was cancelled or its target is
 * gone (AM-11.18, AM-M.14).
 */
export function resolveSpell(scene: Scene, id: string): void {
  const spell = spellOnTable(scene, id)
  if (!spell || spell.state === 'cancelled') return
  finish(scene, id)
  const row = spellRow(spell.spell)
  const work = workOf(reading(spell))
  showTargets(scene, work)
  if (!isGood(scene, work, row.targets) || isSpared(scene, work, row.targets)) {
    tell(scene, { type: 'spellFailed', spell: spell.spell })
    return
  }
  const stays = row.effects.map((effect) => doEffect(scene, work, effect))
  // The chit itself is in the field, or is the unit.
  if (stays.includes(true)) scene.draft.table = scene.draft.table.filter((one) => one.id !== id)
}

/** Whether all that something is aimed at is still there and fits (AM-11.18). */
export function isGood(scene: Scene, work: Work, specs: readonly TargetSpec[]): boolean {
  const state = reading(scene.draft)
  return specs.every((spec) => stillFits(state, work, spec))
}

/** Whether a die keeps an enemy spell from the unit that it is aimed at (AM-M.16). */
function isSpared(scene: Scene, { targets, seat, spell }: Work, specs: readonly TargetSpec[]): boolean {
  const state = reading(scene.draft)
  const isAimed = specs.some(({ kind }) => kind === 'unit')
  const unit = isAimed && targets.unit !== undefined ? unitById(state, targets.unit) : undefined
  if (!unit || unit.seat === seat) return false
  return spell !== null && isKeptByDie(scene, unit, spell)
}

/** One effect of magic: true where the chit stays in the field for it. */
function doEffect(scene: Scene, work: Work, effect: EffectSpec): boolean {
  if (!isLastingMagic(effect)) return deed(scene, work, effect)
  lay(scene, work, effect)
  if (effect.op === 'randomCombatant') confuse(scene, work.seat)
  return false
}

/** What is done by each operation; those that are left out are done where they belong (AM-E). */
const DEEDS: {
  readonly [Op in Deed['op']]?: (scene: Scene, work: Work, deed: Extract<Deed, { op: Op }>) => void
} = {
  areaAttack: attackArea,
  control,
  destroy: destroyTarget,
  banish,
  leave,
  fetch,
  deploy: deployBy,
  replace: changeForm,
  revive: (scene, { seat, unit }, { from }) => battleIn(scene).revive.push({ seat, caster: unit, from }),
  teleport,
  takeArtifact: stealBySpell,
  draw: drawBy,
  discard: owe,
  look,
  endBattle: darken,
}

function deed(scene: Scene, work: Work, one: Deed): boolean {
  if (one.op === 'attackChit') return enterAttack(scene, work)
  if (one.op === 'createUnit') return createUnit(scene, work, one)
  const does = DEEDS[one.op] as ((scene: Scene, work: Work, deed: Deed) => void) | undefined
  does?.(scene, work, one)
  return false
}

/** Runs the effects of a power or of an artifact's action, where its targets are still good. */
export function runEffects(
  scene: Scene,
  work: Work,
  { targets, effects }: { readonly targets: readonly TargetSpec[]; readonly effects: readonly EffectSpec[] },
): void {
  if (!isGood(scene, work, targets)) {
    tell(scene, { type: 'spellFailed', spell: null })
    return
  }
  for (const effect of effects) doEffect(scene, work, effect)
}

/** Answers take effect, the last given first (AM-M.14); then what they did not cancel waits for its turn. */
export function resolveResponses(scene: Scene): void {
  const answers = reading(scene.draft).table.filter(({ to, spell, state }) => {
    return to !== null && state === 'open' && !isFarcast(spell)
  })
  for (const { id } of answers.toReversed()) answer(scene, id)
  for (const spell of scene.draft.table) if (spell.state === 'open') spell.state = 'set'
}

function answer(scene: Scene, id: string): void {
  const response = spellOnTable(scene, id)
  if (!response || response.to === null || response.state === 'cancelled') return
  finish(scene, id)
  const target = tableSpell(reading(scene.draft), response.to)
  if (!target) return
  for (const effect of spellRow(response.spell).effects) {
    if (effect.op === 'counter') {
      cancel(scene, target.id)
      if (effect.keep) keep(scene, target.id, response.seat)
    }
    if (effect.op === 'retarget') turn(scene, target.id, response)
  }
}

/** A spell gets a new target; what it wins is the responder's (AM-M.18, AM-E.36). */
function turn(scene: Scene, id: string, { seat, retarget }: TableSpell): void {
  const spell = spellOnTable(scene, id)
  if (!spell) return
  spell.retarget = retarget as Draft<TableSpell>['retarget']
  spell.for = seat
}

/** What has been put on the table is answered, resolved in order, and cleared away (AM-M.12, AM-M.14). */
export function resolveTable(scene: Scene, ids: readonly string[], first: MageSeat): void {
  doNext(
    scene,
    { do: 'responses', next: first, passed: [] },
    ...ids.map((id) => ({ do: 'spell', id }) as const),
    { do: 'clearTable' },
  )
}
