import { expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { COURSE as ARENA } from '@/games/arena/teaching/lessons'
import { COURSE as ARRAKHAR } from '@/games/arrakhar/teaching/lessons'
import { rulesOf } from '../support/every-game'

test.each([
  ['arena', ARENA],
  ['arrakhar', ARRAKHAR],
])('Giving up a game of %s is legal for the seat that is asked, and the other one wins', (id, course) => {
  const rules = rulesOf(id)
  const chapters = course.lessons().flatMap((lesson) => lesson.chapters)
  const chapter = present(
    chapters.find(({ kind }) => kind === 'demonstration'),
    'demonstration',
  )
  const begun = rules.parsePosition(chapter.position)
  if (!begun.ok) throw new Error('no position')
  const asked = present(rules.askedSeat(begun.value), 'a seat that is asked')
  const command = present(rules.concession?.(asked), 'a way to give up')
  const played = play(rules, begun.value, command, handDice([]))
  if (played.outcome !== 'played') throw new Error(played.outcome)
  expect(rules.resultOf(played.position)).toBe(rules.seats.find((seat) => seat !== asked))
})
