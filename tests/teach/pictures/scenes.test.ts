import { describe, expect, test } from 'vitest'
import type { Viewer } from '@/engine/kernel/game'
import { handDice } from '@/engine/kernel/dice'
import { historyFrom, playOn } from '@/engine/kernel/history'
import { type Looked, scenesOf, stopsSeen } from '@/teach/pictures/scenes'
import { type CoinCommand, coinRules, coinStart } from '../../support/coin-game'
import { COIN_TEACHING } from '../report/coin-report'

const RULES: Looked['rules'] = coinRules
const STORY = COIN_TEACHING.story

function played(commands: readonly (readonly [CoinCommand, readonly number[]])[]): Looked['history'] {
  return commands.reduce<Looked['history']>(
    (before, [command, faces]) => playOn(RULES, before, { command, dice: handDice(faces) }).history,
    historyFrom(coinStart()),
  )
}

/** All that is shown and said of a game with the coin in a hand. */
function shown(hand: 'left' | 'right', viewer: Viewer, notes = 1) {
  const history = played([
    [{ type: 'hide', hand }, []],
    ...Array.from({ length: notes }, () => [{ type: 'note' }, []] as const),
  ])
  const looked: Looked = { rules: RULES, story: STORY, history, viewer }
  const stops = stopsSeen(looked)
  return scenesOf(looked, stops, { from: 0, to: stops.length - 1 })
}

describe('The pictures of a stretch', () => {
  test('are the same whatever lies hidden from who looks', () => {
    expect(shown('left', 'table')).toEqual(shown('right', 'table'))
    expect(shown('left', 'seeker')).toEqual(shown('right', 'seeker'))
    expect(shown('left', 'hider')).not.toEqual(shown('right', 'hider'))
  })
  test('do not tell that something hidden was done', () => {
    expect(shown('left', 'table').scenes).toHaveLength(2)
    expect(shown('left', 'hider').scenes).toHaveLength(3)
    expect(shown('left', 'table', 0).scenes).toHaveLength(1)
  })
  test('say what happened, and are not too many', () => {
    const { scenes } = shown('left', 'table', 40)
    expect(scenes.length).toBeLessThanOrEqual(24)
    expect(
      scenes
        .map(({ said }) => said)
        .join(' ')
        .trim()
        .split('. '),
    ).toHaveLength(40)
  })
})
