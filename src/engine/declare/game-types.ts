import type { AnyEvent } from '../kernel/game'

/** The types that a game's commands are made of: named once, in the game's `kit.ts`. */
export interface GameTypes {
  readonly position: object
  /** What the seat that is asked may know: all that legality may depend on. */
  readonly sight: object
  /** What lies open; sights and views are tables too. */
  readonly table: object
  /** What is going on in each stage: a phase, or a decision that somebody waits for. */
  readonly stages: object
  /** What every command says beside its type: { seat } or nothing. */
  readonly common: object
  readonly seat: string
  readonly names: object
  readonly event: AnyEvent
  readonly clause: string
}

export type StageOf<T extends GameTypes> = keyof T['stages'] & string

/** What is going on in each stage, of a union told apart by a key whose members may share an entry. */
export type StagesOf<Progress, Key extends keyof Progress> = {
  readonly [S in Progress[Key] & string]: Progress extends infer One
    ? One extends { readonly [K in Key]: infer Q }
      ? S extends Q
        ? One
        : never
      : never
    : never
}
