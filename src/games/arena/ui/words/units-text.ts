/** The page that lists all creatures. */
export const UNITS_TEXT = {
  creaturesOf: (seat: string) => `${seat}’s creatures`,
  unmanned: 'Vehicles without a pilot',
  columns: ['Creature', 'Hex', 'Where', 'Figures', 'State'],
  none: 'None in play.',
  ground: 'on the ground',
  air: 'in the air',
  on: (mount: string) => `on ${mount}`,
  lost: (text: string) => `Killed: ${text}.`,
  several: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
} as const
