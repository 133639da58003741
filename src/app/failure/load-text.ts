/** The words for a part of the program that has not come; the page has them from the first. */
export const LOAD_TEXT = {
  title: 'This page could not be loaded',
  explain:
    'A part of the program did not come: the network is gone, or there is a newer version on its host. What was kept of your game stays kept.',
  part: 'A part of this page could not be loaded.',
  again: 'Load again',
  loading: 'Asking for the program…',
  unreached: 'The program could not be reached. Go online, and load again.',
  notKept: 'This browser does not keep your game. Save it to a file first, or load again all the same.',
} as const
