/** Words of the card that says what to do, and why. */
export const HINT = {
  name: 'Hint',
  openHint: 'What to do, and why (M)',
  thinking: 'Thinking…',
  stop: 'Stop',
  refused: 'The hint cannot be played to its end.',
  what: 'What to do',
  why: 'Why',
  chance: (asking: string) => `Chance that ${asking} wins:`,
  play: 'Play it',
  close: 'Close',
  rest: 'The rest of the plan',
  more: (count: number) => `and ${count} more`,
  /** Said once when the hint is there: the first commands of so many. */
  spoken: (commands: readonly string[], all: number) =>
    `Hint: ${commands.join('; ')}${all > commands.length ? `; and ${all - commands.length} more` : ''}.`,
} as const
