import type { Random } from '@/engine/kernel/dice'

/** Chance that answers as it is told, and remembers from how many it was to choose. */
export interface Chosen extends Random {
  readonly asked: readonly number[]
}

/** Answers in turn; who asks once more is refused. */
export function inTurn(...answers: readonly number[]): Chosen {
  return answering((_, nth) => {
    const answer = answers[nth]
    if (answer === undefined) throw new Error(`Nobody meant to be asked ${nth + 1} times`)
    return answer
  })
}

/** Answers by how many there are to choose from. */
export function answering(answer: (limit: number, nth: number) => number): Chosen {
  const asked: number[] = []
  return {
    asked,
    below(limit) {
      const chosen = answer(limit, asked.length)
      asked.push(limit)
      if (chosen < 0 || chosen >= limit) throw new Error(`${chosen} is not below ${limit}`)
      return chosen
    },
  }
}
