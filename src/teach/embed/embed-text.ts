/** The words of what is shown in a frame on another page. */
export const EMBED_TEXT = {
  open: 'Open in Hexhearth',
  opens: 'Opens in a new tab',
  loading: 'Laying out the board…',
  steps: 'Steps',
  back: 'Previous step',
  forward: 'Next step',
  told: 'What happened',
  nothing: 'There is nothing to show at this address.',
  handIn: 'A hand-in is for the teacher alone: open this link in Hexhearth.',
  noLesson: 'This lesson is not part of this version of Hexhearth.',
  picture: (title: string, moment: string) => `${title}: ${moment}`,
  seenAs: (look: string) => `Point of view: ${look}`,
} as const
