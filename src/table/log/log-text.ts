import { counted } from '@/engine/basics/phrases'

/** Words of the log. */
export const LOG_TEXT = {
  name: 'Log',
  earlier: (count: number) => `Show ${counted(count, 'earlier line', 'earlier lines')}`,
} as const
