import { counted } from '@/engine/basics/phrases'

/** What the bar says that looks back on the other side's turn. */
export const RECAP_TEXT = {
  name: 'While you were away',
  previous: 'Previous',
  next: 'Next',
  skip: 'Skip',
  done: 'Done',
  since: (count: number) => `${counted(count, 'event', 'events')} since your turn`,
  place: (nth: number, count: number) => `${nth} of ${count}`,
} as const
