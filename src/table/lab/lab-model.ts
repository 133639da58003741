import type { ReactNode } from 'react'
import type { Json } from '@/engine/kernel/game'
import type { Plan } from '@/engine/lab/plan'
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

/** What the lab asks of how forces are bought. */
interface LabForces<Parts extends LabParts> extends Pick<
  ForceRules<Parts['settings'], Parts['side'], Parts['type']>,
  'typesOf' | 'nameOf' | 'pointsOf' | 'costOf' | 'faultsOf'
> {
  readonly faceOf: (type: Parts['type'], side: Parts['side']) => ReactNode
  /** The least that a side may buy. */
  readonly leastOf: (settings: Parts['settings'], side: Parts['side']) => SomeOf<Parts['type']>
  /** As many points as a side can spend. */
  readonly mostPointsOf: (settings: Parts['settings'], side: Parts['side']) => number
}

/** Who designs a side's force: its bot, a ready-made one by its id, all of those in turn, or whoever fills in the form. */
export interface ForceChoice<Type extends string> {
  readonly by: 'own' | 'each' | 'typed' | (string & {})
  /** As typed so far. */
  readonly counts?: SomeOf<Type>
}

/** The form of a match as filled in so far. */
export interface MatchDraft<Parts extends LabParts> {
  readonly settings: Parts['draft']
  readonly forces: Readonly<Record<Parts['side'], ForceChoice<Parts['type']>>>
}

/** A match that is ready to be measured. */
interface ReadyMatch<Parts extends LabParts> {
  readonly name: string
  readonly match: MatchDraft<Parts>
}

/** What the balance lab is told of a game whose forces are bought. */
export interface LabModel<Parts extends LabParts> extends AgreedForm<Parts['draft']> {
  readonly sides: readonly Parts['side'][]
  /** What the game calls a force, and several of them. */
  readonly called: { readonly one: string; readonly many: string }
  /** What each side's force is called in the form. */
  readonly forceNames: Readonly<Record<Parts['side'], string>>
  /** What each side's is called that is typed there, of so many of each type at most; left out where none can be. */
  readonly typed?: { readonly names: Readonly<Record<Parts['side'], string>>; readonly most: number }
  readonly forces: LabForces<Parts>
  /** Whose points even a match, by how many at a time, and the clause that says so. */
  readonly handicap: { readonly side: Parts['side']; readonly step: number; readonly clause: string }
  /** Matches to begin with, the first of which the form comes with; left out where there are none. */
  readonly ready?: readonly ReadyMatch<Parts>[]
  /** A plan that names a ready match as its settings and forces; left out where plans name none. */
  readonly spelledOut?: (plan: Plan) => Plan

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

  /** The ready-made forces of a side to choose from with what a form agrees on. */
  readonly readyOf: (
    agreed: Parts['draft'],
    side: Parts['side'],
  ) => readonly Omit<ReadyForce<Parts['type']>, 'counts'>[]
  /** The same, grown or cut to the points agreed on. */
  readonly readyIn: (settings: Parts['settings'], side: Parts['side']) => readonly ReadyForce<Parts['type']>[]
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
  /** The command that makes a force final; left out where buying it does. */
  readonly settling?: (side: Parts['side']) => Json

  readonly termsOf: (settings: Parts['settings']) => readonly Term[]
  /** How games end, by what accounts call it: 'The wand was carried out'. */
  readonly endings: Readonly<Record<string, string>>
}
