/** What pages of teaching say alike. */
export const PAGE_TEXT = {
  home: 'Home',
  elsewhere: 'More about the game',
  moreProblems: (count: number) => `And ${count} more.`,
}
