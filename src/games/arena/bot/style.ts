/** How a plan is made: what the same rules of thumb weigh more or less. */
export interface Style {
  /** How much the losses to be feared in the enemy's next turn weigh. */
  readonly caution: number
  /** How much nearing the enemy's king hex weighs. */
  readonly drive: number
  /** How much keeping together weighs. */
  readonly bond: number
  /** How much a won fight weighs against what it exposes. */
  readonly greed: number
  /** By how much Power a fight must be ahead to be sought. */
  readonly margin: number
  /** For how many enemy turns ahead the own king hex is kept within reach of defenders. */
  readonly horizon: number
  /** Whether everybody is first supposed to go forward, or to stay. */
  readonly start: 'forward' | 'here'
  /** How far chance sways a choice. */
  readonly whim: number
}

/** How a bot plans when it does not search, and how everybody is supposed to play in thought. */
export const EVEN: Style = {
  caution: 0.5,
  drive: 1,
  bond: 1,
  greed: 1,
  margin: 1,
  horizon: 3,
  start: 'forward',
  whim: 0.05,
}

/** The plans that a search tries out beside the even one. */
export const STYLES: readonly Style[] = [
  EVEN,
  { ...EVEN, caution: 2 },
  { ...EVEN, caution: 1, start: 'here', drive: 0.5 },
  { ...EVEN, drive: 3, caution: 0.2, horizon: 1 },
  { ...EVEN, horizon: 5 },
  { ...EVEN, horizon: 0, drive: 2 },
  { ...EVEN, greed: 2, caution: 0.2 },
  { ...EVEN, bond: 3, caution: 1 },
  { ...EVEN, margin: 2, caution: 1.5, greed: 0.6 },
  { ...EVEN, whim: 0.8 },
]

/** How the weakest bot plans: easily distracted, and hardly mindful of what may come. */
export const CARELESS: Style = {
  ...EVEN,
  caution: 0.1,
  bond: 0.3,
  greed: 0.5,
  drive: 0.6,
  margin: 0,
  horizon: 0,
  whim: 2,
}
