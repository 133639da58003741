import type { Draft } from 'immer'
import type { Dice } from '../kernel/dice'
import type { HexId } from '../kernel/hex'
import type { Refusal } from '../kernel/refusal'
import type { DrawingInk } from '../rulebook/rulebook'
import type { AnyArg } from './arg'
import type { GameTypes, StageOf } from './game-types'

export type Args<T extends GameTypes> = Readonly<Record<string, AnyArg<T>>>

export type ValueOf<A> = A extends { idOf(found: never): infer Value } ? Value : never
export type FoundOf<A> = A extends { find(table: never, value: never): infer Found }
  ? Exclude<Found, undefined>
  : never

type OptionalIn<A> = { [K in keyof A]: A[K] extends { readonly isOptional: true } ? K : never }[keyof A]
type RequiredIn<A> = Exclude<keyof A, OptionalIn<A>>
/** So that an editor and an error message show the fields and not how they were worked out. */
type Flat<X> = { [K in keyof X]: X[K] } & {}

/** The arguments as a command holds them. */
export type Values<A> = Flat<
  { readonly [K in RequiredIn<A>]: ValueOf<A[K]> } & { readonly [K in OptionalIn<A>]?: ValueOf<A[K]> }
>
/** The arguments as what they stand for. */
export type Found<A> = Flat<
  { readonly [K in RequiredIn<A>]: FoundOf<A[K]> } & { readonly [K in OptionalIn<A>]?: FoundOf<A[K]> }
>
/** The same in a draft, to be written. */
export type Written<A> = Flat<
  { readonly [K in RequiredIn<A>]: Draft<FoundOf<A[K]>> } & {
    readonly [K in OptionalIn<A>]?: Draft<FoundOf<A[K]>>
  }
>
/** The arguments as they are called. */
export type Named<A> = { readonly [K in keyof A]: string }
type Rest<A, Subject extends keyof A> = Flat<Omit<Found<A>, Subject>>

/** Where a command is judged: what its seat may know, and what is going on. */
export interface At<T extends GameTypes, out S extends StageOf<T>> {
  readonly table: T['sight']
  readonly seat: T['seat']
  readonly now: T['stages'][S]
}

/** Where a command is carried out, in which stage: what is going on there, to be written. */
export interface Doing<T extends GameTypes, out Now> {
  readonly draft: Draft<T['position']>
  readonly seat: T['seat']
  readonly now: Now
  readonly dice: Dice
}

/** Where a command is told: before or while it is given, to whoever may see the table. */
export interface Told<T extends GameTypes, A> {
  readonly table: T['table']
  readonly command: Values<A>
}

/** Where a button stands among others: 'Retreat to', and '0704' on the button itself. */
export interface ButtonRow {
  readonly name: string
  /** The end of the label. */
  readonly rest: string
}

/** A command, whole. What is left out is derived. */
export interface Declaration<
  T extends GameTypes,
  S extends StageOf<T>,
  A extends Args<T>,
  Subject extends keyof A,
> {
  readonly clause: T['clause']
  readonly stage: S | readonly S[]
  /** In the order of the specification, in which they are also looked up and refused. */
  readonly args: A

  /** Who acts, or the hex that is dealt with: what a player takes in hand first. */
  readonly subject?: Subject
  /** What is clicked then; without one the command is a button. */
  readonly target?: keyof A & string
  /** Whether a click gives it only where no other command of the subject leads to the same place. */
  readonly yields?: boolean
  /** Why it is not the moment, though the stage is right; told before anything that is named. */
  moment?(at: At<T, S>): Refusal<T['clause']> | undefined
  /** Who may be subjects at all; everything of the kind unless told. */
  subjects?(at: At<T, S>): readonly FoundOf<A[Subject]>[]
  /** Why the subject does nothing for this seat; the game's own rule unless told. */
  mayAct?(at: At<T, S>, subject: FoundOf<A[Subject]>): Refusal<T['clause']> | undefined
  /** What may come into question beside the subject: a superset, of which the refused are left out. */
  choices?(at: At<T, S>, subject: FoundOf<A[Subject]>): readonly Rest<A, Subject>[]

  /** All of it at once, and legal, where subjects and choices one by one would be gone through twice. */
  listed?(at: At<T, S>): readonly Found<A>[]
  /**
   * Whether the choices are worked out by what the refusal asks, so that lists need not ask again: for searches, whose
   * every way would be walked once more. A test by random play holds them to it.
   */
  readonly choicesAreLegal?: boolean

  /** Why it is illegal, or undefined. Seat, stage, names and subject were looked at before. */
  refusalOf(at: At<T, S>, found: Found<A>): Refusal<T['clause']> | undefined
  perform(doing: Doing<T, Draft<T['stages'][S]>>, found: Written<A>): readonly T['event'][]

  /** As advice and in lists: 'Mount Orc 1 on Warhorse 2'. */
  say(named: Named<A>, told: Told<T, A> & { readonly names: T['names'] }): string
  /** On a button, with the subject in hand: 'Mount Warhorse 2'. */
  label?(named: Named<A>, found: Found<A>, at: At<T, S>): string
  /** Where buttons differ in one thing alone: what stands once before a row of them, and what is left for each. */
  row?(named: Named<A>, found: Found<A>, at: At<T, S>): ButtonRow | undefined
  /** What speaks for or against it, beside the button, or beside its row. */
  more?(found: Found<A>, at: At<T, S>): string | undefined
  /**
   * What it costs that nothing can mend later, in a few words: 'Elf 3 leaves the valley for good'. The table tells it
   * before a click, and asks before it gives the command.
   */
  loss?(told: Told<T, A>): string | undefined
  /** A few letters on the subject's lit hex. */
  badge?(at: At<T, S>, subject: FoundOf<A[Subject]>): string
  /** How it is drawn: green for what goes somewhere, others for what strikes or helps. */
  readonly ink?: DrawingInk
  /** The same where it depends on what is named. */
  inkOf?(told: Told<T, A>): DrawingInk
  /** Whether its refusal tells why nothing can be done at a hex; of several the first declared. */
  explains?(at: At<T, S>): boolean
  /**
   * What is meant by a hex to which no choice leads, with the subject in hand, or by the hex where an idle subject
   * stands: the refusal of that tells why. Undefined where nothing could be meant.
   */
  meant?(at: At<T, S>, subject: FoundOf<A[Subject]>, hex: HexId): Rest<A, Subject> | undefined
  /** Why nobody waits for it: it ends the stage, or may be given at any time. Whoever has nothing else has nothing to do. */
  readonly idles?: 'end' | 'always'
}

export type AnyDeclaration<T extends GameTypes> = Declaration<T, StageOf<T>, Args<T>, string>
export type Declarations<T extends GameTypes> = Readonly<Record<string, AnyDeclaration<T>>>

/** The command of one declaration. */
export type CommandOf<T extends GameTypes, Type extends string, D> = D extends { readonly args: infer A }
  ? Flat<{ readonly type: Type } & T['common'] & Values<A>>
  : never

/** Every command of a record of declarations. */
export type CommandsOf<T extends GameTypes, C> = {
  [Type in keyof C & string]: CommandOf<T, Type, C[Type]>
}[keyof C & string]

/** Declares commands of one game: its types are given once, those of each command are worked out. */
export function commandKit<T extends GameTypes>() {
  return function command<
    const A extends Args<T>,
    S extends StageOf<T>,
    Subject extends keyof A & string = never,
  >(declaration: Declaration<T, S, A, Subject> & ChoicesOf<A, Subject>): Declaration<T, S, A, Subject> {
    return declaration
  }
}

/** Choices, or the whole list, may be left out only where nothing is open beside the subject. */
type ChoicesOf<A, Subject> = [Exclude<keyof A, Subject>] extends [never]
  ? unknown
  : { readonly choices: unknown } | { readonly listed: unknown }
