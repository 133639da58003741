/** What the overlays of any game say. */
export const OVERLAYS_TEXT = {
  name: 'Overlays',
  openHint: 'Overlays (O)',
  legend: 'Shown on the board',
  nowhere: 'No hex.',
  noThreat: 'No visible enemy.',
  which: 'Who can hit a hex?',
  whichHint: 'Point at a hex and press T, or tap it first.',
  forget: 'Close',
  /** The heading of the list of threats. */
  threats: (hex: string) => `Who can hit ${hex} next turn`,
} as const
