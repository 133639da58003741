/** What a desk asks. */
export const DESK_TEXT = { goAhead: 'Go ahead' } as const
