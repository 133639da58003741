/** The words of the one offer of sound, and fewer for a narrow bar. */
export const SOUND_OFFER_TEXT = {
  label: 'Sound',
  question: { long: 'Sounds of dice and counters?', short: 'Sounds?' },
  yes: { long: 'Turn on', short: 'On' },
  no: { long: 'No thanks', short: 'No' },
} as const
