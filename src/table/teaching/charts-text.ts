/** What charts say of a set of figures that has something else. */
export const COMPARED_TEXT = {
  /** The sign behind a figure that another set has otherwise. */
  sign: '†',
  key: (name: string) =>
    `† stands where the ${name.toLowerCase()} has something else, told below. What a game has of its own is in its planner.`,
  otherwise: (name: string, rows: string) => `† ${name}: ${rows}.`,
  /** A row with the figures that differ in it: 'Summon: up to 3 (die 3), 4 (die 5)'. */
  rowOtherwise: (row: string, figures: string) => `${row} ${figures}`,
  figureOf: (figure: string, column: string) => `${figure} (${column})`,
  switch: 'Charts of',
} as const
