/** The buttons that count units of a group, in words and by sign. */
export const COUNT_TEXT = {
  none: 'None',
  fewer: 'One fewer',
  more: 'One more',
  all: 'All',
  minus: '−',
  plus: '+',
} as const
