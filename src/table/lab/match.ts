import { recordOf } from '@/engine/basics/record-of'
import type { Json } from '@/engine/kernel/game'
import { problemsText } from '@/engine/kernel/refusal'
import type { Opening } from '@/engine/lab/plan'
import type { SomeOf } from '../set-up/force-rules'
import type { FormProblems } from '../new-game/agreed-form'
import type { ForceChoice, LabModel, LabParts, MatchDraft } from './lab-model'

/** The bot designs its own. */
export const OWN_FORCE = { by: 'own' } as const

/** What is wrong with it, by its parts. */
export interface MatchFaults {
  readonly settings: FormProblems
  /** By sides. */
  readonly forces: Readonly<Partial<Record<string, readonly string[]>>>
}

/** What is agreed on before games, and the forces set beforehand. */
export interface Match {
  readonly settings: Json
  readonly openings: Readonly<Record<string, readonly Opening[]>>
}

/** A fresh form: the first ready match, or the game as it comes, all forces designed by their bots. */
export function newMatch<Parts extends LabParts>(model: LabModel<Parts>): MatchDraft<Parts> {
  const { sides, draft, ready: [first] = [] } = model
  return first?.match ?? { settings: draft, forces: recordOf(sides, () => OWN_FORCE) }
}

/** The counts typed for a side. */
export function typedOf<Parts extends LabParts>(
  { forces }: LabModel<Parts>,
  side: Parts['side'],
  { counts }: ForceChoice<Parts['type']>,
): SomeOf<Parts['type']> {
  return recordOf(forces.typesOf(side), (type: Parts['type']) => counts?.[type] ?? 0)
}

/** The forces that a choice sets beforehand; none where a bot designs its own. */
function forcesOf<Parts extends LabParts>(
  model: LabModel<Parts>,
  settings: Parts['settings'],
  side: Parts['side'],
  choice: ForceChoice<Parts['type']>,
): readonly { readonly name: string; readonly counts: SomeOf<Parts['type']> }[] {
  const { by } = choice
  if (by === 'typed')
    return model.typed ? [{ name: model.typed.names[side], counts: typedOf(model, side, choice) }] : []
  return model.readyIn(settings, side).filter(({ id }) => by === 'each' || by === id)
}

/** What a side plays before its bot is asked. */
export function openingsOf<Parts extends LabParts>(
  model: LabModel<Parts>,
  settings: Parts['settings'],
  side: Parts['side'],
  choice: ForceChoice<Parts['type']>,
): readonly Opening[] {
  return forcesOf(model, settings, side, choice).map(({ name, counts }) => ({
    name,
    commands: [model.designing({ side, counts }), ...(model.settling ? [model.settling(side)] : [])],
  }))
}

/** What forbids a side's force; where none is set beforehand, the least that its bot could buy. */
function faultsOf<Parts extends LabParts>(
  model: LabModel<Parts>,
  settings: Parts['settings'],
  side: Parts['side'],
  choice: ForceChoice<Parts['type']>,
): readonly string[] {
  const { forces } = model
  const bought = forcesOf(model, settings, side, choice).map(({ counts }) => counts)
  const judged = bought.length > 0 ? bought : [forces.leastOf(settings, side)]
  const faults = judged.flatMap((counts) => forces.faultsOf(settings, side, counts))
  return [...new Set(faults.map(({ clause, message }) => `${clause}: ${message}`))]
}

/** What is agreed on, or what is wrong with it, a line each. */
type Agreed<Settings> =
  | { readonly ok: true; readonly json: Json; readonly settings: Settings }
  | { readonly ok: false; readonly lines: readonly string[] }

/** What a draft agrees on. */
export function agreedOf<Parts extends LabParts>(
  model: LabModel<Parts>,
  draft: Parts['draft'],
): Agreed<Parts['settings']> {
  const read = model.settingsOf(draft)
  if (!read.ok) return read
  const parsed = model.parse(read.settings)
  if (parsed.ok) return { ok: true, json: read.settings, settings: parsed.value }
  return { ok: false, lines: parsed.problems.map((problem) => problemsText([problem])) }
}

type MatchRead =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly faults: MatchFaults }

/** A match that can be played, or what is wrong with the draft of it. */
export function matchOf<Parts extends LabParts>(model: LabModel<Parts>, draft: MatchDraft<Parts>): MatchRead {
  const { sides } = model
  const agreed = agreedOf(model, draft.settings)
  if (!agreed.ok) return { ok: false, faults: { settings: model.problemsBy(agreed.lines), forces: {} } }
  const { settings, json } = agreed
  const forces = recordOf(sides, (side: Parts['side']) => faultsOf(model, settings, side, draft.forces[side]))
  if (Object.values<readonly string[]>(forces).flat().length > 0)
    return { ok: false, faults: { settings: {}, forces } }
  const openings = recordOf(sides, (side: Parts['side']) =>
    openingsOf(model, settings, side, draft.forces[side]),
  )
  return { ok: true, match: { settings: json, openings } }
}

/** The draft with something else agreed on, without a ready-made force that is not offered then. */
export function withSettings<Parts extends LabParts>(
  model: LabModel<Parts>,
  draft: MatchDraft<Parts>,
  change: Partial<Parts['draft']>,
): MatchDraft<Parts> {
  const settings: Parts['draft'] = { ...draft.settings, ...change }
  const isOffered = (side: Parts['side'], by: string) =>
    ['own', 'each', 'typed'].includes(by) || model.readyOf(settings, side).some(({ id }) => id === by)
  return {
    settings,
    forces: recordOf(model.sides, (side: Parts['side']) =>
      isOffered(side, draft.forces[side].by) ? draft.forces[side] : OWN_FORCE,
    ),
  }
}
