/** The longest text of a position that is looked into, in letters. */
export const LONGEST_POSITION = 200_000
