/** What the sheet of rules beside the table says. */
export const DRAWER_TEXT = {
  label: 'Rules',
  loading: 'Fetching the rules …',
  close: 'Close the rules',
  back: 'Back',
  before: 'Before',
  after: 'After',
  section: (title: string) => `All of ${title}`,
  page: 'Open in the rulebook',
  chartsPage: 'Open the page of charts',
  glossary: 'Glossary',
  more: 'More',
  unknown: (place: string) => `The rulebook has nothing under ${place}.`,
} as const
