/** North moves first. */
export const SEATS = ['north', 'south'] as const
export type Side = (typeof SEATS)[number]

export const SEAT_NAMES: Readonly<Record<Side, string>> = { north: 'North', south: 'South' }

/** The units with the hexes in which they begin. */
// prettier-ignore
export const UNITS = [
  { id: 'north-1', name: 'North 1', seat: 'north', hex: '0201' },
  { id: 'north-2', name: 'North 2', seat: 'north', hex: '0301' },
  { id: 'north-3', name: 'North 3', seat: 'north', hex: '0401' },
  { id: 'south-1', name: 'South 1', seat: 'south', hex: '0205' },
  { id: 'south-2', name: 'South 2', seat: 'south', hex: '0305' },
  { id: 'south-3', name: 'South 3', seat: 'south', hex: '0405' },
] as const
export type UnitId = (typeof UNITS)[number]['id']

/** What is called by its name in sentences. */
export const NAMES = {
  unit: (id: UnitId): string => UNITS.find((unit) => unit.id === id)?.name ?? id,
}
export type Names = typeof NAMES

/** Turns of both sides after which the game ends, if nothing else is agreed on (__XX__-3.2), and the most there may be. */
export const TURNS = { usual: 20, most: 99 } as const
