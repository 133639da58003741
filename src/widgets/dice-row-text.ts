/** Words about dice as they fell. */
export const DICE = {
  rolled: (faces: readonly number[]) => `Rolled ${faces.join(', ')}`,
  typed: (faces: readonly number[]) => `Thrown by hand: ${faces.join(', ')}`,
  byHand: 'by hand',
} as const
