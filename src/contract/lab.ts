import type { ComponentType, ReactNode } from 'react'
import type { Json, Seat } from '@/engine/kernel/game'
import type { HandicapMeasure } from '@/engine/lab/handicap'
import type { Opening, Plan } from '@/engine/lab/plan'
import type { Term } from '@/engine/table/table'

/** What a game brings along for the page of the balance lab. */
export interface LabDesk {
  /** The fields in which a match is agreed on. */
  readonly Form: ComponentType<LabFormProps>
  /** Whose numbers are told, and of what. */
  readonly units: LabUnits
  /** How a match is made even; left out where nobody has points to spend. */
  readonly evening?: LabEvening
  /** The seats that play; all of the game's when left out. The plan's settings must be ones that begin a game. */
  seatsOf?(plan: Plan): readonly Seat[]
  /** What was agreed on, and which forces were set beforehand. */
  termsOf(plan: Plan): readonly Term[]
  /** How a game ended, from an account's `by`: 'The wand was carried out'. */
  endingText(by: string): string
}

/** How a match is made even. A plan's settings must be ones that begin a game. */
export interface LabEvening {
  /** The clause that tells of it. */
  readonly clause: string
  /** By what the match of a plan can be evened. */
  measureOf(plan: Plan): HandicapMeasure
  /** The same plan at another sum of points, forces set beforehand grown or cut in their own make. */
  withPoints(plan: Plan, points: number): Plan
}

export interface LabFormProps {
  /** Takes a match that can be played; what is wrong with any other the form tells itself. */
  readonly onStart: (match: LabMatch) => void
  /** Fields of the page for the seats that will play and the button that submits, to stand at the form's end. */
  readonly children: (seats: readonly Seat[]) => ReactNode
}

/** What is agreed on before a match, and the forces set beforehand. */
export interface LabMatch {
  /** As the game's `newGame` takes them. */
  readonly settings: Json
  /** By the seats that play. */
  readonly openings: Readonly<Record<Seat, readonly Opening[]>>
}

/** What accounts count: units bought and lost, of types in the order of the game's charts; or those left at the end. */
export type LabUnits =
  | { readonly are: 'bought'; readonly types: readonly LabUnit[] }
  | { readonly are: 'left'; readonly nameOf: (type: string) => string }

/** A type of unit, for a table of losses. */
export interface LabUnit {
  readonly type: string
  readonly seat: Seat
  /** Several of them, as a heading: 'Orcs'. */
  readonly name: string
  readonly Face: ComponentType
}
