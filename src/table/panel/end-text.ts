/** Words about the end of a segment. */
export const END_TEXT = {
  nothing: 'Nothing left to do.',
  left: 'Still to do',
  stacks: 'Stacks that can still act',
  endAnyway: 'End anyway',
  showMe: 'Show me',
  doNot: 'Don’t',
  goAhead: 'Go ahead',
  stopAsking: 'Do not ask again',
} as const
