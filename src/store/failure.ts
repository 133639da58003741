/** What was done when a bug struck: a command carried out, the table drawn, or something else on the page. */
export type Occasion = 'command' | 'drawing' | 'page'

/** A bug that struck, and is not forgotten yet. */
export interface Failure {
  readonly error: Error
  readonly during: Occasion
  /** The type of the command that was carried out, if one was. */
  readonly command: string | null
  /** How often the same has struck, one right after the other. */
  readonly times: number
}

/** What was thrown, as a failure that follows upon another. */
export function failureOf(
  thrown: unknown,
  { during, command = null }: { readonly during: Occasion; readonly command?: string | null },
  before: Failure | null,
): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const isAgain = before?.during === during && before.error.message === error.message
  return { error, during, command, times: isAgain ? before.times + 1 : 1 }
}
