/** How a plan is made: what the same rules of thumb weigh more or less. */
export interface Style {
  /** How much the losses to be feared in the enemy's next phase weigh against what a move gains. */
  readonly caution: number
  /** How much nearing a goal weighs: haunts, the wand, entry hexes. */
  readonly drive: number
  /** How much meeting the enemy weighs. */
  readonly hunt: number
  /** How much the sorcerer's side keeps to the haunt that hides the wand. */
  readonly guard: number
  /** How far chance sways a choice, in worth. */
  readonly whim: number
}

/** How a bot plans when it does not search, and how everybody is supposed to play in thought. */
export const EVEN: Style = { caution: 0.12, drive: 0.7, hunt: 1.3, guard: 1, whim: 0.05 }

/** The plans that a search tries out beside the even one. */
export const STYLES: readonly Style[] = [
  EVEN,
  { ...EVEN, caution: 0.5 },
  { ...EVEN, caution: 1.5, hunt: 0.8 },
  { ...EVEN, caution: 4, drive: 0.4, hunt: 0.3 },
  { ...EVEN, drive: 1.8, hunt: 0.6 },
  { ...EVEN, drive: 0.3, hunt: 2.5 },
  { ...EVEN, guard: 6, caution: 0.3 },
  { ...EVEN, caution: 0.02, drive: 1.2 },
  { ...EVEN, whim: 0.5 },
  { ...EVEN, caution: 0.4, whim: 0.8 },
]

/** How the weakest bot plans: it is easily distracted, and hardly goes anywhere on purpose. */
export const CARELESS: Style = { caution: 0, drive: 0.5, hunt: 0.6, guard: 1, whim: 2.5 }
