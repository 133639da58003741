import { describe, expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import type { AnyGameRules } from '@/engine/kernel/game'
import type { Lesson } from '@/engine/lesson/lesson'
import { play } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { arenaRules } from '@/games/arena/rules'
import { COURSE as ARENA } from '@/games/arena/teaching/lessons'
import { arrakharRules } from '@/games/arrakhar/rules'
import { COURSE as ARRAKHAR } from '@/games/arrakhar/teaching/lessons'
import { clause } from '../support/clause'

/** The names of the segments that a whole turn goes through, each as often as it changes. */
function segmentsOf(rules: AnyGameRules, lessons: readonly Lesson[]): readonly string[] {
  const lesson = present(
    lessons.find(({ id }) => id === 'demo-turn'),
    'lesson',
  )
  const chapter = present(
    lesson.chapters.find(({ kind }) => kind === 'demonstration'),
    'demonstration',
  )
  const begun = rules.parsePosition(chapter.position)
  if (!begun.ok || chapter.kind !== 'demonstration') throw new Error('no demonstration')
  const names = [rules.segmentOf(begun.value)]
  let position = begun.value
  for (const { command, dice = [] } of chapter.steps) {
    const played = play(rules, position, command, handDice(dice))
    if (played.outcome !== 'played') throw new Error(played.outcome)
    position = played.position
    const name = rules.segmentOf(position)
    if (name !== names.at(-1)) names.push(name)
  }
  return names
}

describe('Segments by name', () => {
  clause('AR-5.6', () => {
    test('each of the ten segments of a game-turn has one, and the first of the next another', () => {
      const names = segmentsOf(arrakharRules, ARRAKHAR.lessons())
      expect(names).toHaveLength(11)
      expect(new Set(names).size).toBe(11)
    })
  })
  clause('AA-3.1', () => {
    test('each phase in which somebody is asked has one, and the first of the next turn another', () => {
      const names = segmentsOf(arenaRules, ARENA.lessons())
      expect(names).toHaveLength(8)
      expect(new Set(names).size).toBe(8)
    })
  })
})
