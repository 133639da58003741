/** What every table's voice says alike. */
export const ANNOUNCEMENTS_TEXT = {
  label: 'Announcements',
  takenBack: (text: string) => `Taken back: ${text}`,
  empty: 'Nothing to do.',
  again: (text: string) => `Done again: ${text}`,
} as const
