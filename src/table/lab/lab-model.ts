import type { Json } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import type { Term } from '@/engine/table/table'
import type { Field } from '../fields/field'
import type { AgreedForm, FormProblems } from '../new-game/agreed-form'
import type { ForceRules, ReadyForce, SomeOf } from '../set-up/force-rules'

/** What a game names once: what is agreed on, the form in which it is, its sides and its types of units. */
export interface LabParts {
  readonly settings: unknown
  readonly draft: object
  readonly side: string
  readonly type: string
}

/** A force that a side is to buy. */
export interface Design<Parts extends LabParts> {
  readonly side: Parts['side']
  readonly counts: SomeOf<Parts['type']>
}

/** What the balance lab is told of a game whose forces are bought. */
export interface LabModel<Parts extends LabParts> extends AgreedForm<Parts['draft']> {
  readonly sides: readonly Parts['side'][]
  /** What each side's force is called in the form, and what the one is called that is typed there. */
  readonly forceNames: Readonly<Record<Parts['side'], { readonly force: string; readonly typed: string }>>
  readonly forces: ForceRules<Parts['settings'], Parts['side'], Parts['type']>
  /** Whose points even a match, by how many at a time, and the clause that says so. */
  readonly handicap: { readonly side: Parts['side']; readonly step: number; readonly clause: string }

  readonly parse: (json: Json) => Parsed<Parts['settings']>
  /** Settings that say these points. */
  readonly pointed: (points: Readonly<Record<Parts['side'], number>>) => Readonly<Record<string, Json>>
  /** The fields of the form that stand above the forces, and those below. */
  readonly fieldsAbove: (
    draft: Parts['draft'],
    problems: FormProblems,
  ) => readonly Field<Partial<Parts['draft']>>[]
  readonly fieldsBelow: (
    draft: Parts['draft'],
    problems: FormProblems,
  ) => readonly Field<Partial<Parts['draft']>>[]

  /** The ready-made forces of a side that can be had with what a form or a game agrees on. */
  readonly readyOf: (
    agreed: Parts['draft'] | Parts['settings'],
    side: Parts['side'],
  ) => readonly ReadyForce<Parts['type']>[]
  /** A force of the make of another that costs so many points, or as nearly as can be. */
  readonly sized: (
    settings: Parts['settings'],
    side: Parts['side'],
    counts: SomeOf<Parts['type']>,
    points: number,
  ) => SomeOf<Parts['type']>
  /** The command that buys a force; undefined of any other command. */
  readonly designing: (design: Design<Parts>) => Json
  readonly designIn: (command: Json) => Design<Parts> | undefined

  readonly termsOf: (settings: Parts['settings']) => readonly Term[]
  /** How games end, by what accounts call it: 'The wand was carried out'. */
  readonly endings: Readonly<Record<string, string>>
}
