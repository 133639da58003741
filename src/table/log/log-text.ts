/** Words of the log. */
export const LOG_TEXT = {
  name: 'Log',
  earlier: (count: number) => `Show ${count} earlier lines`,
} as const
