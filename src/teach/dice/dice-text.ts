/** One of so many in words: 0.034 is '3 of 100', 0.0004 'fewer than 1 of 1000'. */
function often(p: number): string {
  if (p < 0.001) return 'in fewer than 1 of 1000'
  if (p < 0.01) return 'in fewer than 1 of 100'
  return `in ${Math.round(p * 100)} of 100`
}

/** The words of the statistics of dice. */
export const DICE_TEXT = {
  title: 'The dice of this game',
  lead: 'Every die that all sides have seen.',
  /** How many steps there were by then would tell how many were hidden. */
  upTo: 'Every die that all sides had seen by the chosen line of the log.',
  line: 'Every die of this line.',
  none: 'No die has been rolled yet.',
  head: (side: string, typed: boolean) => `${side}: ${typed ? 'thrown by hand' : 'rolled here'}`,
  nobody: 'Nobody',
  table: (head: string) => `Faces, ${head}`,
  face: 'Face',
  count: 'Times',
  share: 'Beside an even spread',
  dice: 'Dice',
  mean: 'Mean',
  meanOf: (mean: number, expected: number) => `${mean.toFixed(2)} (fair dice: ${expected.toFixed(1)})`,
  even: 'Expected of each face',
  chiSquare: 'Chi-square',
  chiSquareOf: (value: number, degrees: number) =>
    `${value.toFixed(2)} with ${degrees} degree${degrees === 1 ? '' : 's'} of freedom`,
  p: 'p-value',
  pOf: (p: number) => (p < 0.001 ? 'less than 0.001' : p.toFixed(3)),
  reading: (p: number) => {
    const fair = `fair dice are this uneven, or more, ${often(p)} games like this.`
    if (p >= 0.05) return `Nothing unusual: ${fair}`
    return p >= 0.01 ? `A little unusual: ${fair}` : `Very unusual: ${fair}`
  },
  small: (dice: number, enough: number) =>
    `Only ${dice} ${dice === 1 ? 'die' : 'dice'}: too few to tell anything. The test means something from ${enough} dice on.`,
} as const
