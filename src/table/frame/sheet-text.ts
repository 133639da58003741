/** Words of the sheet below the board on a narrow screen. */
export const SHEET = {
  name: 'Table',
  pages: 'Pages',
  tabs: { actions: 'Actions', log: 'Log', forces: 'Forces' },
  height: (height: string) => `Height of the panel: ${height}`,
  heights: { low: 'folded away', half: 'half the screen', tall: 'most of the screen' },
} as const
