/** The buttons that count units of a group, in words and by sign. */
export const COUNT_TEXT = {
  none: 'None',
  fewer: 'One fewer',
  more: 'One more',
  all: 'All',
  minus: '−',
  plus: '+',
} as const

/** Where a click could have meant something else. */
export const MEANINGS_TEXT = {
  pick: 'Pick this stack instead',
  act: 'Go there instead',
} as const

/** What is said of losses. */
export const LOSSES_TEXT = {
  name: 'Losses',
  none: 'No losses',
  inOrder: 'Order',
  inOrderName: 'Losses in order of death',
} as const

/** What is kept from others, and its seal. */
export const SECRETS_TEXT = {
  peek: 'Peek',
  whole: (digest: string) => `Seal ${digest}`,
  start: (digest: string) => `Seal ${digest}, show all of it`,
} as const
