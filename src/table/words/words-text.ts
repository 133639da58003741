/** What every board in words says alike. */
export const WORDS_FRAME = {
  title: 'Board in words',
  open: 'In words',
  openHint: 'The board in words (B)',
  close: 'Close',
  closeHint: 'Back to the map alone (B)',
  inHand: 'In hand',
  letGo: 'Let go',
  pages: 'Ways through the board',
  act: 'Can act',
  choices: 'What may be chosen now',
  nothing: 'Nothing may be chosen on the board now.',
  places: 'Where somebody is',
} as const
