import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { arrowsInto, filterStable, type Hand, likeliest, markAll } from '@/table/commands/hand'
import { handsOf, type HandsWays } from '@/table/commands/hands'
import { type AnyGesture, goOn, IDLE, playThen } from '@/table/desk/answer'

interface View {
  readonly stage: 'moving' | 'waiting'
  readonly isOver: boolean
}
interface Picked extends AnyGesture {
  readonly name: 'Picked'
  readonly hex: HexId
}

const [NEAR, FAR, EMPTY] = ['0101', '0203', '0405'] as readonly string[] as readonly [HexId, HexId, HexId]
const MOVING: View = { stage: 'moving', isOver: false }

const HAND: Hand<View, Picked, string> = {
  hexesToAct: () => [NEAR, FAR],
  answer: (_view, gesture, hex) =>
    gesture.name === 'Picked' ? playThen([`to ${hex}`]) : goOn({ name: 'Picked', hex }),
  settled: (_view, gesture) => gesture,
  marks: () => [...markAll([NEAR], 'selected'), ...markAll([NEAR, FAR], 'choice')],
  arrows: () => arrowsInto('shot', [NEAR, FAR], FAR, 'fire'),
}

const WAYS: HandsWays<View, Picked, string> = {
  handOf: ({ stage }) => (stage === 'moving' ? HAND : null),
  nothing: () => ({ clause: 'X-1', message: 'Wait.' }),
  closedBy: ({ isOver }) => (isOver ? { clause: 'X-2', message: 'It is over.' } : undefined),
  hexOf: (_view, gesture) => (gesture.name === 'Picked' ? gesture.hex : undefined),
}
const HANDS = handsOf(WAYS)

test('the hand of the stage answers, marks once a hex, and draws its arrows', () => {
  expect(HANDS.answerHex(MOVING, IDLE, NEAR)).toEqual(goOn({ name: 'Picked', hex: NEAR }))
  expect(HANDS.marksOf(MOVING, IDLE)).toEqual([
    { hex: NEAR, kind: 'selected' },
    { hex: FAR, kind: 'choice' },
  ])
  expect(HANDS.arrowsOf(MOVING, IDLE)).toEqual([{ id: `shot-${NEAR}`, from: NEAR, to: FAR, kind: 'fire' }])
  expect(HANDS.zonesOf(MOVING, IDLE)).toEqual([])
})

test('without a hand the click is refused, and nothing is left of a gesture', () => {
  const view: View = { stage: 'waiting', isOver: false }
  const picked: Picked = { name: 'Picked', hex: NEAR }
  expect(HANDS.answerHex(view, picked, NEAR)).toMatchObject({ kind: 'refusal', otherwise: { clause: 'X-1' } })
  expect(HANDS.settled(view, picked)).toBe(IDLE)
  expect(HANDS.hexesToAct(view)).toEqual([])
})

test('where the board is closed the hand is not asked, and what was declared still shows', () => {
  const view: View = { stage: 'moving', isOver: true }
  expect(HANDS.answerHex(view, IDLE, NEAR)).toMatchObject({ kind: 'refusal', otherwise: { clause: 'X-2' } })
  expect(HANDS.settled(view, { name: 'Picked', hex: NEAR })).toBe(IDLE)
  expect(HANDS.marksOf(view, IDLE)).toEqual([])
  expect(HANDS.arrowsOf(view, IDLE)).toHaveLength(1)
})

test('the next hex is picked as by a click with empty hands, round and round', () => {
  const followed: unknown[] = []
  const desk = (gesture: Picked | typeof IDLE) => ({
    view: MOVING,
    gesture,
    follow: (answer: unknown) => followed.push(answer),
  })
  HANDS.pickNext(desk(IDLE), 1)
  HANDS.pickNext(desk({ name: 'Picked', hex: FAR }), 1)
  HANDS.pickNext(desk({ name: 'Picked', hex: FAR }), -1)
  expect(followed).toEqual([NEAR, NEAR, NEAR].map((hex) => goOn({ name: 'Picked', hex })))
})

describe('a click on those who wait, with others in hand', () => {
  const fresh: Picked = { name: 'Picked', hex: NEAR }
  const acted: Picked = { ...fresh, hasActed: true }
  const acts = playThen([`to ${FAR}`])
  const picks = goOn({ name: 'Picked', hex: FAR })

  test('what was just picked acts there, and those who wait can be picked instead', () => {
    expect(HANDS.answerHex(MOVING, fresh, FAR)).toEqual(acts)
    expect(HANDS.othersOf(MOVING, fresh)).toEqual([{ hex: FAR, picks: true, answer: picks, loss: undefined }])
  })

  test('what has acted gives way to them, and can act there instead', () => {
    expect(HANDS.answerHex(MOVING, acted, FAR)).toEqual(picks)
    expect(HANDS.othersOf(MOVING, acted)).toEqual([{ hex: FAR, picks: false, answer: acts, loss: undefined }])
    expect(HANDS.marksOf(MOVING, acted)).toContainEqual({ hex: FAR, kind: 'choice' })
  })

  test('what plays commands and stays in hand has acted; an empty hand has not', () => {
    expect(playThen(['to'], fresh)).toMatchObject({ then: acted })
    expect(playThen(['to'])).toMatchObject({ then: IDLE })
  })

  test('where nobody waits what has acted acts on', () => {
    expect(HANDS.answerHex(MOVING, acted, EMPTY)).toEqual(playThen([`to ${EMPTY}`]))
  })

  test('nobody is lost by it', () => {
    const deadly = handsOf({
      ...WAYS,
      lossOf: (_view, command) => (command.endsWith(FAR) ? 'Dies' : undefined),
    })
    expect(deadly.answerHex(MOVING, fresh, FAR)).toEqual(picks)
    expect(deadly.lossAt(MOVING, fresh, FAR)).toBeUndefined()
    expect(deadly.othersOf(MOVING, fresh)).toEqual([{ hex: FAR, picks: false, answer: acts, loss: 'Dies' }])
  })
})

test('a list from which nothing falls away is the same list', () => {
  const items = [1, 2, 3]
  expect(filterStable(items, () => true)).toBe(items)
  expect(filterStable(items, (item) => item > 1)).toEqual([2, 3])
})

test('the likeliest is the first that meets the first condition that any meets', () => {
  expect(
    likeliest(
      [1, 2, 3, 4],
      (item) => item > 9,
      (item) => item > 2,
      () => true,
    ),
  ).toBe(3)
  expect(likeliest([1], (item) => item > 9)).toBeUndefined()
})
