import { describe, expect, test } from 'vitest'
import type { AnyThought } from '@/engine/bot/bot'
import type { Decision } from '@/teach/mistakes/decisions'
import { chooseMistakes, lossOf, verdictOf, type Weighed } from '@/teach/mistakes/mistakes'
import { comparisonOf, isSure, meanOf } from '@/teach/mistakes/samples'

const THOUGHT: AnyThought = { commands: [{ type: 'note' }], chance: 0.5, reasons: [], nodes: 1 }

/** Tries that come to a chance on average, up and down by as much as is said. */
function triesOf(chance: number, spread = 0): readonly number[] {
  return Array.from({ length: 60 }, (_, nth) => chance + (nth % 2 === 0 ? spread : -spread))
}

function decisionAt(at: number, segment = String(at)): Decision {
  return { at, segment, view: {}, played: { type: 'pass' } }
}

/** A decision that lost so much, in a segment of its own where none is named. */
function losing(at: number, loss: number, segment?: string, spread?: number): Weighed {
  return {
    decision: decisionAt(at, segment),
    played: triesOf(0.6 - loss, spread),
    answer: { thought: THOUGHT, samples: triesOf(0.6) },
    thoughts: [THOUGHT],
  }
}

const chosenAt = (...weighed: readonly Weighed[]) =>
  chooseMistakes(weighed).map(({ decision }) => decision.at)

describe('A mistake', () => {
  test('costs 8 in 100 or more', () => {
    expect(chosenAt(losing(1, 0.079), losing(2, 0.081))).toEqual([2])
  })
  test('is none where chance may have made it', () => {
    expect(chosenAt(losing(1, 0.1, 'a', 0.5), losing(2, 0.1, 'b', 0.1))).toEqual([2])
  })
  test('is one of the five that cost most, told in order of the game', () => {
    const costs = [0.1, 0.3, 0.12, 0.5, 0.11, 0.4, 0.2]
    expect(chosenAt(...costs.map((cost, at) => losing(at, cost)))).toEqual([1, 2, 3, 5, 6])
  })
  test('stands for its segment, unless another there is large, too', () => {
    expect(chosenAt(losing(1, 0.15, 'a'), losing(2, 0.18, 'a'), losing(3, 0.1, 'b'))).toEqual([2, 3])
    expect(chosenAt(losing(1, 0.25, 'a'), losing(2, 0.3, 'a'), losing(3, 0.1, 'b'))).toEqual([1, 2, 3])
  })
  test('costs what the answer is worth beyond it', () => {
    expect(lossOf(losing(1, 0.25))).toBeCloseTo(0.25)
  })
})

describe('A try', () => {
  const mistake = losing(1, 0.2)
  test.for([
    [0.6, { beside: 'better', isBest: true }],
    [0.5, { beside: 'better', isBest: false }],
    [0.7, { beside: 'better', isBest: true }],
    [0.41, { beside: 'same', isBest: false }],
    [0.3, { beside: 'worse', isBest: false }],
  ] as const)(
    'that comes to %s is told beside what was played and beside the answer',
    ([chance, verdict]) => {
      expect(verdictOf(triesOf(chance), mistake)).toEqual(verdict)
    },
  )
  test('whose difference may be chance is about as good', () => {
    expect(verdictOf(triesOf(0.45, 0.4), mistake).beside).toBe('same')
  })
})

describe('Tries of two plans', () => {
  test('are compared one by one, so that shared luck tells nothing', () => {
    const lucky = triesOf(0.5, 0.4)
    const comparison = comparisonOf(
      lucky.map((one) => one + 0.05),
      lucky,
    )
    expect(comparison.by).toBeCloseTo(0.05)
    expect(comparison.error).toBeCloseTo(0)
    expect(isSure(comparison)).toBe(true)
  })
  test('are compared as far as both go, and tell nothing where one was tried once', () => {
    expect(comparisonOf([0.5, 0.7], [0.5, 0.6, 0]).by).toBeCloseTo(0.05)
    expect(isSure(comparisonOf([0.9], [0.1]))).toBe(false)
    expect(meanOf([])).toBe(0)
  })
})
