import type { WhyElsewhere } from '@/store/table'

interface Words {
  readonly heading: string
  readonly explain: string
}

/** What is said where a game is played in another tab. */
export const TABS_TEXT = {
  why: {
    open: {
      heading: 'This game is open in another tab',
      explain: 'It is played there. Take over to go on here: the other tab then lets go.',
    },
    newer: {
      heading: 'This game went on in another tab',
      explain: 'Take over to go on from where the other tab stands.',
    },
  } satisfies Record<WhyElsewhere, Words>,
  unsaved: 'What was done last in this tab is not kept. Save it to a file if you want it.',
  takeOver: 'Take over here',
} as const
