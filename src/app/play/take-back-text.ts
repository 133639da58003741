import { listed } from '@/engine/basics/phrases'

/** What dice do that fell since, by who threw them. */
const DICE = {
  none: '',
  program: 'Dice fall as they fell: whatever is rolled next shows the same faces, in the same order.',
  hand: 'Dice thrown by hand are thrown again.',
} as const

/** The words of what is taken back by consent. */
export const TAKE_BACK_TEXT = {
  title: (others: readonly string[]) => (others.length > 0 ? 'Ask to take back' : 'Take back'),
  would: 'This would be taken back, with all that followed from it:',
  means: (dice: keyof typeof DICE) =>
    ['What has been seen stays seen.', DICE[dice], 'Redo does not bring it back, and the log notes it.']
      .filter((sentence) => sentence !== '')
      .join(' '),
  cancel: 'Cancel',
  ask: (others: readonly string[]) => (others.length > 0 ? `Ask ${listed(others)}` : 'Take it back'),
  asks: (by: string) => `${by} asks to take back:`,
  grant: 'Grant',
  refuse: 'Refuse',
  granted: (others: readonly string[]) => `${agreed(others)}: it is taken back.`,
  refused: (who: string) => `${who} refuses: nothing is taken back.`,
  noted: (what: string, by: string, others: readonly string[]) =>
    [`Taken back: ${what}`, ...(others.length > 0 ? [`${by} asked, ${agreed(others)}.`] : [])].join(' '),
} as const

function agreed(others: readonly string[]): string {
  return `${listed(others)} agreed`
}
