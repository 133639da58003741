/** The sides of a table, in the order of a game's seats. Each has a color and a shape of its own. */
export const SIDES = ['first', 'second', 'third', 'fourth'] as const
export type Side = (typeof SIDES)[number]

/** The side of a seat, by its place among the seats of its game. */
export function sideOfSeat(seats: readonly { readonly id: string }[], seat: string): Side {
  return SIDES[seats.findIndex(({ id }) => id === seat)] ?? 'first'
}
