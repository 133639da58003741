/** How much longer things take than at the normal pace. */
export const TEMPO = { quick: 0.5, normal: 1, slow: 2 } as const

/** A pace at which something moves at all. */
export type MovingPace = keyof typeof TEMPO
