/** The words of the report of a bug. */
export const FAILURE_TEXT = {
  title: 'Something broke',
  explain: 'This is a fault in the program. Your game is kept as it stood before.',
  what: 'What happened',
  download: 'Download the save',
  reload: 'Reload',
  back: 'Back to the table',
} as const
