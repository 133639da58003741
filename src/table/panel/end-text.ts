/** Words about the end of a segment, and about what is asked before something is lost. */
export const END_TEXT = {
  nothing: 'Nothing left to do.',
  owed: (what: string) => `Still to do: ${what}`,
  optional: (what: string) => `Optional: ${what}`,
  stacks: 'Stacks that can still act',
  endAnyway: 'End anyway',
  cancel: 'Cancel',
  showMe: 'Show me',
  stopAsking: 'Do not ask again',
} as const

/** Words about giving a game up. */
export const CONCEDE_TEXT = {
  name: 'Concede',
  concede: 'Concede…',
  title: (who: string) => `Give the game up for ${who}?`,
  warning: 'This cannot be taken back.',
  yes: 'Yes, concede',
  no: 'Play on',
} as const
