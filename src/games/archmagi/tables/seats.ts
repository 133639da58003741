/** The seats, clockwise round the table (AM-0.1), called by the colors of their banners (AM-3.4). */
export const SEAT_ROWS = [
  { id: 'one', name: 'Crimson', number: 1 },
  { id: 'two', name: 'Azure', number: 2 },
  { id: 'three', name: 'Green', number: 3 },
  { id: 'four', name: 'Gold', number: 4 },
] as const

export type MageSeat = (typeof SEAT_ROWS)[number]['id']

export const SEATS: readonly MageSeat[] = SEAT_ROWS.map(({ id }) => id)

/** Whether somebody who looks has a seat. */
export function isSeat(viewer: string): viewer is MageSeat {
  return SEATS.some((seat) => seat === viewer)
}

/** What a seat is called: by the color of its banners. */
export const SEAT_NAMES = Object.fromEntries(SEAT_ROWS.map(({ id, name }) => [id, name])) as Readonly<
  Record<MageSeat, string>
>

/** A seat by its number, from 1. */
export function seatNumbered(number: number): MageSeat | undefined {
  return SEATS[number - 1]
}

/** The number of a seat, from 1. */
export function numberOfSeat(seat: MageSeat): number {
  return SEATS.indexOf(seat) + 1
}
