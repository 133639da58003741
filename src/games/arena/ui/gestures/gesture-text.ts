/** Names of the areas that a gesture shows on the board. */
export const MOVEMENT_TEXT = {
  onFoot: 'Within reach on foot',
  inTheAir: 'Within reach through the air',
} as const

export const RANGE_TEXT = {
  ground: 'Ground within range',
  air: 'Air within range',
} as const
