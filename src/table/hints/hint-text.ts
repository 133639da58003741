/** Words of the card that says what to do, and why. */
export const HINT = {
  name: 'Hint',
  openHint: 'What to do, and why (M)',
  thinking: 'Thinking…',
  stop: 'Stop',
  refused: 'The hint cannot be played.',
  what: 'What to do',
  why: 'Why',
  /** Where more than one seat plays against the asking one. */
  others: 'the others',
  chance: (asking: string) => `Chance that ${asking} wins:`,
  play: (commands: number) => (commands === 1 ? 'Play this move' : 'Play all of it'),
  endsByHand: 'Nothing else is worth doing here. Ending it is left to you.',
  close: 'Close',
  rest: 'The rest of it',
  then: (count: number) => `Then: ${count} more`,
  afterwards: 'What comes then',
  more: (count: number) => `and ${count} more`,
  /** Said once when the hint is there: the first commands of so many. */
  spoken: (commands: readonly string[], all: number) =>
    `Hint: ${commands.join('; ')}${all > commands.length ? `; and ${all - commands.length} more` : ''}.`,
} as const
