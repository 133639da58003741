/** A chance from 0 to 1 as a percentage: '33 %'. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1 %'
  return `${Math.round(chance * 100)} %`
}

/** Chances in a narrow column, without the sign: '33', or '<1'. */
export function percentFigure(chance: number): string {
  return percent(chance).replace(' %', '')
}

/** A sum of wholes and halves, one half as a single sign: '2½'. */
export function halvesText(value: number): string {
  return Number.isInteger(value) ? String(value) : `${value >= 1 ? Math.floor(value) : ''}½`
}

/** A number with one decimal at most: '1.3'. */
export function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10)
}
