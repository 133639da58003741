import type { Json } from '@/engine/kernel/game'
import { problemsText } from '@/engine/kernel/refusal'
import type { LabMatch } from '@/contract/manifest'
import { type Side, TYPES_OF } from '../../tables/units'
import { countsOf } from '../../queries/counts'
import { designFaults } from '../../queries/design'
import { parseNewGame } from '../../files/settings-file'
import type { Settings } from '../../state/position'
import {
  NEW_DRAFT,
  problemsByPlace,
  type ProblemsByPlace,
  type SettingsDraft,
  settingsOf,
} from '../../ui/new-game/settings-draft'
import { type ForceChoice, forcesOf, openingsOf, OWN_FORCE } from './force-choice'

/** The form of a match as filled in so far. */
export interface MatchDraft {
  readonly settings: SettingsDraft
  readonly forces: Readonly<Record<Side, ForceChoice>>
}

/** What is wrong with it, by its parts. */
export interface MatchFaults {
  readonly settings: ProblemsByPlace
  readonly forces: Readonly<Record<Side, readonly string[]>>
}

export const NO_FAULTS: MatchFaults = { settings: {}, forces: { sorcerer: [], wizard: [] } }

type MatchRead =
  { readonly ok: true; readonly match: LabMatch } | { readonly ok: false; readonly faults: MatchFaults }

/** A fresh form: the game as printed, both forces designed by their bots. */
export const NEW_MATCH: MatchDraft = {
  settings: NEW_DRAFT,
  forces: { sorcerer: OWN_FORCE, wizard: OWN_FORCE },
}

/** A match that can be played, or what is wrong with the draft of it. */
export function matchOf(draft: MatchDraft): MatchRead {
  const agreed = agreedOf(draft.settings)
  if (!agreed.ok) return { ok: false, faults: { ...NO_FAULTS, settings: problemsByPlace(agreed.lines) } }
  const { settings } = agreed
  const forces = {
    sorcerer: faultsOf(settings, 'sorcerer', draft.forces.sorcerer),
    wizard: faultsOf(settings, 'wizard', draft.forces.wizard),
  }
  if (forces.sorcerer.length + forces.wizard.length > 0)
    return { ok: false, faults: { settings: {}, forces } }
  return {
    ok: true,
    match: {
      settings: agreed.json,
      openings: {
        sorcerer: openingsOf(settings, 'sorcerer', draft.forces.sorcerer),
        wizard: openingsOf(settings, 'wizard', draft.forces.wizard),
      },
    },
  }
}

/** What is agreed on, or what is wrong with it, a line each. */
export type Agreed =
  | { readonly ok: true; readonly json: Json; readonly settings: Settings }
  | { readonly ok: false; readonly lines: readonly string[] }

/** What a draft agrees on. */
export function agreedOf(draft: SettingsDraft): Agreed {
  const read = settingsOf(draft)
  if (!read.ok) return read
  const parsed = parseNewGame(read.settings)
  if (parsed.ok) return { ok: true, json: read.settings, settings: parsed.value }
  return { ok: false, lines: parsed.problems.map((problem) => problemsText([problem])) }
}

/** What forbids a side's force; where its bot designs it, the least that it could buy. */
function faultsOf(settings: Settings, side: Side, choice: ForceChoice): readonly string[] {
  const { minimum } = settings.allowance[side]
  const least = Object.fromEntries(TYPES_OF[side].map((type) => [type, minimum]))
  const forces = choice.by === 'own' ? [least] : forcesOf(settings, side, choice).map(({ counts }) => counts)
  const faults = forces.flatMap((counts) => designFaults(settings, side, countsOf(counts)))
  return [...new Set(faults.map(({ clause, message }) => `${clause}: ${message}`))]
}
