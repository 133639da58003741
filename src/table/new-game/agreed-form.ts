import { parseJson } from '@/engine/files/json'
import type { Json } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import type { ProblemsBy } from './problems-by-place'

/** Problems of a form by its parts, whichever those are. */
export type FormProblems = ProblemsBy<string>

/** Settings as a game's `newGame` takes them, or what is wrong with a form, a line each. */
export type FormRead =
  | { readonly ok: true; readonly settings: Json }
  | { readonly ok: false; readonly lines: readonly string[] }

/** A form in which a game is agreed on. */
export interface AgreedForm<Draft> {
  /** The form as it comes. */
  readonly draft: Draft
  readonly settingsOf: (draft: Draft) => FormRead
  readonly problemsBy: (lines: readonly string[]) => FormProblems
}

/** JSON that was pasted into fields, by their names; those left empty say nothing. */
export function pastedJson(texts: Readonly<Record<string, string>>): Parsed<Readonly<Record<string, Json>>> {
  const read = Object.entries(texts)
    .filter(([, text]) => text.trim() !== '')
    .map(([path, text]) => ({ path, parsed: parseJson(text) }))
  const problems = read.flatMap(({ path, parsed }) =>
    parsed.ok ? [] : parsed.problems.map(({ message }) => ({ path, message })),
  )
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    value: Object.fromEntries(
      read.flatMap(({ path, parsed }) => (parsed.ok ? [[path, parsed.value as Json] as const] : [])),
    ),
  }
}
