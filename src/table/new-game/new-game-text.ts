/** Words of the new-game form that every game says alike. */
export const NEW_GAME_TEXT = {
  title: 'A new game',
  quickTitle: 'Quick start',
  ownTitle: 'Set it up yourselves',
  options: 'Options',
  points: 'Points',
  usualPoints: 'Usual points',
  start: 'Start',
  cancel: 'Back',
  refused: 'This cannot be started yet',
} as const
