/** What a seal consists of, once it is opened. */
export const SEAL_PARTS = { fingerprint: 'Fingerprint', line: 'Line' } as const

/** What is said of the seal of a set-up. */
export const SEAL_TEXT = {
  holds: 'Yes: the fingerprint matches.',
  broken: 'No: the fingerprint does not match.',
  checking: 'Being checked…',
  none: 'No seal was made for this game.',
  recipe: 'Anyone can check: the SHA-256 of this line is the fingerprint shown at set-up.',
} as const

/** What is said of the seals of the program's dice. */
export const DICE_REPORT = {
  title: 'Were the dice fair?',
  checking: 'Being checked…',
  hold: (throws: number) =>
    throws === 0
      ? 'Yes: nothing was thrown after they were sealed.'
      : `Yes: all throws since they were sealed (${throws}) are the seed’s.`,
  broken: 'No: a throw or a fingerprint does not match the seed.',
  unknown: 'This page came over a connection on which the browser offers no cryptography to check with.',
  unsealed: (throws: number) => `Thrown by the program before its dice were sealed: ${throws}.`,
  byHand: (throws: number) => `Thrown by hand: ${throws}.`,
  recipe:
    'Anyone can check: the SHA-256 of each line is a fingerprint shown from the first throw on; before the colon stands the seed, the state of xoroshiro128plus.',
} as const
