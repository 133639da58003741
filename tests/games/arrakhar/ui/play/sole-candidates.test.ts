import { describe, expect, test } from 'vitest'
import type { Moment, Stacks } from '../../../../support/situation'
import { answerHex } from '@/games/arrakhar/ui/gestures/answering'
import type { Answer, Gesture } from '@/games/arrakhar/ui/desk/gesture'
import { goOn, IDLE } from '@/table/desk/answer'
import { at } from '../../../../support/basics'
import { hexOf } from '../../../../support/orders'

/** What some clicks on the board lead to, one after another. */
function clicked(when: Moment, stacks: Stacks, ...hexes: readonly string[]): Answer {
  const game = at(when, stacks, { pool: { demon: 5 } })
  return hexes.reduce<Answer>((before, hex) => {
    const inHand: Gesture = before.kind === 'gesture' ? before.gesture : IDLE
    return answerHex(game.viewFor(game.position.side), inHand, hexOf(hex))
  }, goOn(IDLE))
}

describe('casters with one target in range', () => {
  const FIRE = { '0608': '2 wizard', '0808': '2 ghoul', '1810': 'orc' }

  test('are aimed at it, and send nothing yet', () => {
    expect(clicked('wizard fireball', FIRE, '0608')).toMatchObject({
      kind: 'gesture',
      gesture: { name: 'Aimed', units: ['wizard-1', 'wizard-2'], target: '0808', isOffered: true },
    })
  })
  test('are aimed by a click on it, too, which only the next one makes a command', () => {
    const once = clicked('wizard fireball', FIRE, '0608', '0808')
    expect(once).toMatchObject({ kind: 'gesture', gesture: { name: 'Aimed', target: '0808' } })
    expect(once).not.toMatchObject({ gesture: { isOffered: true } })
    expect(clicked('wizard fireball', FIRE, '0608', '0808', '0808').kind).toBe('commands')
  })
  test('are let go of by a click on their own hex', () => {
    expect(clicked('wizard fireball', FIRE, '0608', '0608')).toEqual(goOn(IDLE))
  })
  test('choose where there are two', () => {
    const two = { ...FIRE, '0708': 'orc' }
    expect(clicked('wizard fireball', two, '0608')).toMatchObject({ gesture: { name: 'ActorsPicked' } })
  })
  test('and attackers choose in any case: who takes part decides the odds', () => {
    const fight = { '0709': '4 elf', '0808': 'ghoul' }
    expect(clicked('wizard combat', fight, '0709')).toMatchObject({ gesture: { name: 'ActorsPicked' } })
  })
})

describe('a haunt that is chosen', () => {
  test('takes the one sorcerer who can summon there', () => {
    expect(clicked('sorcerer summon', { '0509': 'sorcerer' }, '0508')).toMatchObject({
      gesture: { name: 'Aimed', aim: 'summon', units: ['sorcerer-1'], target: '0508' },
    })
  })
  test('asks who where there are two, and after a second click', () => {
    const asked = { gesture: { name: 'TargetPicked', aim: 'summon', target: '0508' } }
    expect(clicked('sorcerer summon', { '0509': '2 sorcerer' }, '0508')).toMatchObject(asked)
    expect(clicked('sorcerer summon', { '0509': 'sorcerer' }, '0508', '0508')).toMatchObject(asked)
  })
})
