/** What pages of teaching say alike. */
export const PAGE_TEXT = {
  home: 'Home',
  elsewhere: 'More about the game',
  present: 'Present',
  presentHint: 'In front of a class, slide by slide',
  moreProblems: (count: number) => `And ${count} more.`,
}
