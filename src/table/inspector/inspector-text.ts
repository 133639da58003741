/** What every inspector says alike. */
export const INSPECTOR_TEXT = {
  close: 'Close',
  empty: 'Nobody stands here.',
  pickStack: 'Pick this stack',
  name: (hex: string) => `Hex ${hex}`,
  pickOne: (name: string) => `Pick ${name} alone`,
} as const
