/** The two seats; a map is drawn with the edge of `north` on top (SU-3). */
export const SEATS = ['north', 'south'] as const
export type Side = (typeof SEATS)[number]

export const SEAT_NAMES: Readonly<Record<Side, string>> = { north: 'North', south: 'South' }

/** The same for each seat, worked out one by one. */
export function forBoth<Value>(of: (side: Side) => Value): Readonly<Record<Side, Value>> {
  return { north: of('north'), south: of('south') }
}

export function otherSide(side: Side): Side {
  return side === 'north' ? 'south' : 'north'
}
