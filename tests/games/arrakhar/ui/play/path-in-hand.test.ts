import { expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { HANDS } from '@/games/arrakhar/ui/gestures/answering'
import { pathInHand } from '@/games/arrakhar/ui/gestures/movement'
import { IDLE } from '@/table/desk/answer'
import { at, laidOut } from './laid-out'

test('the way to a hex within reach is drawn, and its end tells the points that are left', () => {
  const table = laidOut('wizard movement', { '0705': 'elf elf', '0807': 'ghoul' })
  const answer = HANDS.answerHex(table, IDLE, at('0705'))
  if (answer.kind !== 'gesture') throw new Error(JSON.stringify(answer))
  const reach = HANDS.marksOf(table, answer.gesture).filter(({ kind }) => kind === 'reach')
  expect(reach.length).toBeGreaterThan(8)
  for (const { hex, text } of reach) {
    const path = present(pathInHand(table, answer.gesture, hex), hex)
    expect([path[0], path.at(-1), path.length - 1 + Number(text)]).toEqual(['0705', hex, 4])
  }
  expect(pathInHand(table, answer.gesture, at('2010'))).toBeNull()
})
