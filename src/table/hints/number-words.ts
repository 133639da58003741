const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A number in words with the right form of a word: 'three hexes', 'no enemy'; in figures from thirteen on. */
export function countedInWords(count: number, one: string, many: string): string {
  return `${NUMBERS[count] ?? String(count)} ${count < 2 ? one : many}`
}

/** The chances that people say: parts, and of how many. */
const SAID: readonly (readonly [part: number, whole: number])[] = [
  [1, 10],
  [1, 8],
  [1, 6],
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [7, 8],
  [9, 10],
]
/** What is farther out than this is not told apart any more. */
const HARDLY = 1 / 20

/** A chance from 0 to 1 as it is said: 'about 3 in 5'. */
export function chanceInWords(chance: number): string {
  if (chance < HARDLY) return 'less than 1 in 20'
  if (chance > 1 - HARDLY) return 'more than 19 in 20'
  const apart = ([part, whole]: (typeof SAID)[number]) => Math.abs(part / whole - chance)
  const [part, whole] = SAID.reduce((best, other) => (apart(other) < apart(best) ? other : best))
  return `about ${part} in ${whole}`
}
