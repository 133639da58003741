/** Words of the editor of units. */
export const EDITOR_TEXT = {
  tools: 'Tools',
  fields: 'Position',
  tool: 'A click on the board',
  moves: 'picks and moves units',
  places: (name: string) => `places ${name}`,
  hint: 'Choose a hex.',
  moveHint: 'Choose an empty hex to move the unit there.',
  placeHint: (name: string) => `Choose the hex of ${name}.`,
  remove: 'Remove',
  noShape: 'This file has not the shape of a position; put it right as text.',
} as const
