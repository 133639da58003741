import { describe, expect, test } from 'vitest'
import { type Deed, isDue, type Tried, triedAfter } from '@/teach/learn/tried'

const MOVED: Deed = { kind: 'moved' }
const SOLVED: Deed = { kind: 'solved' }
const RESTARTED: Deed = { kind: 'restarted' }
const HINT: Deed = { kind: 'helped', help: 'hint' }
const SOLUTION: Deed = { kind: 'helped', help: 'solution' }
const refusedBy = (clause: string): Deed => ({ kind: 'refused', clause })

/** What is known of a task after deeds on given days. */
function after(...deeds: readonly (readonly [day: number, ...Deed[]])[]): Tried {
  let tried: Tried | undefined
  for (const [day, ...done] of deeds) for (const deed of done) tried = triedAfter(tried, deed, day)
  if (!tried) throw new Error('nothing was done')
  return tried
}

describe('What a learner did in a task', () => {
  test('solved at once and alone is one try without help', () => {
    expect(after([5, MOVED, MOVED, SOLVED])).toMatchObject({ solved: 'none', tries: 1, refused: [] })
  })
  test('tells how often it was begun, and by which clauses moves were refused', () => {
    const tried = after([
      5,
      refusedBy('AA-9.3'),
      RESTARTED,
      refusedBy('AA-9.3'),
      refusedBy('AA-2.1'),
      MOVED,
      SOLVED,
    ])
    expect(tried).toMatchObject({ solved: 'none', tries: 2, refused: ['AA-9.3', 'AA-9.3', 'AA-2.1'] })
  })
  test('tells the most that helped', () => {
    expect(after([5, SOLUTION, HINT, MOVED, SOLVED]).solved).toBe('solution')
    expect(after([5, HINT, MOVED, SOLVED]).solved).toBe('hint')
  })
  test('remains what it was the first time, however often it is solved again', () => {
    const once = after([5, HINT, refusedBy('AA-9.3'), SOLVED])
    const again = after(
      [5, HINT, refusedBy('AA-9.3'), SOLVED],
      [9, MOVED, refusedBy('AA-2.1'), RESTARTED, SOLVED],
    )
    const { solved, tries, refused } = once
    expect(again).toMatchObject({ solved, tries, refused })
  })
  test('is not begun by what comes after it is solved', () => {
    const solved = after([5, MOVED, SOLVED])
    expect(triedAfter(solved, RESTARTED, 6)).toBe(solved)
    expect(triedAfter(solved, SOLVED, 6)).toBe(solved)
  })
  test('tells no more refused moves than a teacher would read', () => {
    const many = Array.from({ length: 40 }, () => refusedBy('AA-9.3'))
    expect(after([5, ...many]).refused).toHaveLength(12)
  })
})

describe('A task to be practised again', () => {
  const dueDays = (tried: Tried) =>
    Array.from({ length: 30 }, (_, day) => day).find((day) => isDue(tried, day))

  test('is one that was left open, from the next day on', () => {
    expect(dueDays(after([5, MOVED]))).toBe(6)
  })
  test('is one that was solved with help, a day later', () => {
    expect(dueDays(after([5, HINT, SOLVED]))).toBe(6)
  })
  test('comes back after 3, 7 and 16 days more once it is solved alone, and then no more', () => {
    expect(dueDays(after([0, HINT, SOLVED], [1, MOVED, SOLVED]))).toBe(4)
    expect(dueDays(after([0, HINT, SOLVED], [1, MOVED, SOLVED], [4, MOVED, SOLVED]))).toBe(11)
    const learned = after([0, HINT, SOLVED], [1, MOVED, SOLVED], [4, MOVED, SOLVED], [11, MOVED, SOLVED])
    expect(dueDays(learned)).toBe(27)
    expect(dueDays(triedAfter(triedAfter(learned, MOVED, 27), SOLVED, 27))).toBeUndefined()
  })
  test('begins again the next day when help was needed again', () => {
    expect(dueDays(after([0, HINT, SOLVED], [1, MOVED, SOLVED], [4, SOLUTION, SOLVED]))).toBe(5)
  })
  test('is none that was solved alone at once, and none that was never begun', () => {
    const alone = after([0, MOVED, SOLVED])
    expect(dueDays(alone)).toBeUndefined()
    expect(isDue({ ...alone, tries: 0, solved: null }, 20)).toBe(false)
  })
})
