import { expect, test } from 'vitest'
import type { Command } from '@/games/arrakhar/commands'
import { type Moment, type Situation, situation, type Stacks } from './situation'

/** What is wrong with a command in at least two ways, and the basic one: its clause and words of the sentence. */
export type Case = readonly [wrong: string, game: Situation, command: Command, clause: string, words: RegExp]

export const at = (when: Moment, stacks: Stacks, changes: object = {}) =>
  situation(when, stacks, { ...changes })

/** One test for each case: the basic reason is told, and it alone. */
export function told(cases: readonly Case[]): void {
  test.each(cases)('%s', (...[, game, command, clause, words]: Case) => {
    const refusal = game.refusalOf(command)
    expect(refusal?.clause).toBe(clause)
    expect(refusal?.message).toMatch(words)
  })
}
