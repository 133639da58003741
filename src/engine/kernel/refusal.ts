/** Why a command is illegal now: the clause that forbids it and one sentence for the player. */
export interface Refusal<Clause extends string = string> {
  readonly clause: Clause
  readonly message: string
}

/** One fault of a file, link, position or command: where it is, what is wrong and what would be right. */
export interface Problem {
  /** The place, as keys and indices joined by dots ('units.3.hex'); '' is the whole. */
  readonly path: string
  readonly message: string
  /** The clause of the game's rules that it breaks, where it is one. */
  readonly clause?: string
}

/** What a parser makes of bad or good input; it never throws. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** The first refusal among items, in their order; undefined where none is refused. */
export function firstRefusal<Item, Clause extends string>(
  items: readonly Item[],
  refusalOf: (item: Item, nth: number) => Refusal<Clause> | undefined,
): Refusal<Clause> | undefined {
  for (let nth = 0; nth < items.length; nth++) {
    const refusal = refusalOf(items[nth] as Item, nth)
    if (refusal) return refusal
  }
  return undefined
}

/** A value that the program's own logic guarantees; its absence is a bug, so this throws. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`)
  return value
}

/** The problems as text, a line each. */
export function problemsText(problems: readonly Problem[]): string {
  return problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('\n')
}
