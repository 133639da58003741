/** How moves are planned: what the same rules of thumb weigh more or less. */
export interface Style {
  /** How much gold weighs that a move brings or keeps. */
  readonly gold: number
  /** How much nearing cities weighs that are not held. */
  readonly drive: number
  /** How much steps weigh that are recruited by staying. */
  readonly patience: number
  /** How much weighs what the enemy could do next. */
  readonly caution: number
  /** How much the enemy's losses weigh in an attack. */
  readonly malice: number
  /** What an attack must bring at least. */
  readonly margin: number
  /** How far chance sways a choice, in worth. */
  readonly whim: number
}

/** How a bot plans when it does not search, and how everybody is supposed to play in thought. */
export const EVEN: Style = {
  gold: 1,
  drive: 1,
  patience: 1,
  caution: 1,
  malice: 1,
  margin: 0.4,
  whim: 0.05,
}

/** The plans that a search tries out beside the even one. */
export const STYLES: readonly Style[] = [
  EVEN,
  { ...EVEN, malice: 1.6, margin: 0, caution: 0.5 },
  { ...EVEN, margin: 1.2, caution: 2, malice: 0.8 },
  { ...EVEN, patience: 2.5, drive: 0.5, caution: 1.5 },
  { ...EVEN, gold: 2, drive: 1.5, caution: 0.6 },
  { ...EVEN, margin: 99 },
  { ...EVEN, patience: 0.3, drive: 2 },
  { ...EVEN, whim: 0.6 },
]

/** How the weakest bot plans: easily distracted, and hardly mindful of what may come. */
export const CARELESS: Style = {
  ...EVEN,
  gold: 0.6,
  drive: 0.6,
  patience: 0.5,
  caution: 0.1,
  margin: -0.5,
  whim: 1.5,
}
