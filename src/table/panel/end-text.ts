/** Words about the end of a segment, and about what is asked before something is lost. */
export const END_TEXT = {
  nothing: 'Nothing left to do.',
  left: 'Still to do',
  stacks: 'Stacks that can still act',
  endAnyway: 'End anyway',
  cancel: 'Cancel',
  showMe: 'Show me',
  stopAsking: 'Do not ask again',
} as const
