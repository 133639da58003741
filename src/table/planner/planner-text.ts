/** What a planner says of any game. */
export const PLANNER_TEXT = {
  name: 'Planner',
  pages: 'Pages of the planner',
  hint: 'Planner and tables (P)',
  close: 'Close the planner',
  target: 'Target',
  whatIf: 'Preview only: this is not your segment for it.',
  closed: 'Dice have been rolled: nothing more can be declared in this segment.',
  sooner: 'Roll sooner',
  later: 'Roll later',
  asked: 'The roll on its table',
  last: 'Last roll',
  earlierRoll: 'Earlier roll',
  laterRoll: 'Later roll',
  noRoll: 'Nothing has been rolled yet.',
} as const
