/** Every numbered clause of the specification with a short heading; its keys are the type of every citation. */
export const CLAUSES = {
  '__XX__-1.1': 'The crown',
  '__XX__-1.2': 'Turns',
  '__XX__-2.1': 'Moving',
  '__XX__-2.2': 'Fighting',
  '__XX__-2.3': 'Stances',
  '__XX__-3.1': 'The crown falls',
  '__XX__-3.2': 'The last turn',
} as const

export type Clause = keyof typeof CLAUSES
