/** Words of the card that says what to do, and why. */
export const HINT = {
  name: 'Hint',
  openHint: 'What to do, and why (M)',
  thinking: 'Thinking…',
  stop: 'Stop',
  refused: 'The hint cannot be played to its end.',
  what: 'What to do',
  why: 'Why',
  chance: 'Chance to win:',
  play: 'Play it',
  close: 'Close',
  /** Said once when the hint is there. */
  spoken: (commands: readonly string[]) => `Hint: ${commands.join('; ')}.`,
} as const
