import { describe, expect, test } from 'vitest'
import { playGame } from '@/engine/lab/self-play'
import { createPlayer } from '@/teach/lab/run/player'
import type { Answer } from '@/teach/lab/run/messages'
import { coinBot, coinLab } from '../../engine/lab/coin-lab'
import { FEW } from './coin-desk'
import { patiently } from '../../support/patiently'

/** The coin game with a count of its bot's thoughts, and what a player of it answers. */
function watched() {
  const answers: Answer[] = []
  let thoughts = 0
  const game = coinLab({
    ...coinBot,
    think(...asked) {
      thoughts += 1
      return coinBot.think(...asked)
    },
  })
  const load = (id: string) => Promise.resolve(id === 'coin' ? game : undefined)
  return { player: createPlayer(load, (answer) => answers.push(answer)), answers, thoughts: () => thoughts }
}

describe('a player', () => {
  test('answers with the record of the game it was told to play', async () => {
    const { player, answers } = watched()
    player.hear({ kind: 'play', plan: FEW, nth: 4 })
    await patiently(() => expect(answers).toHaveLength(1))
    expect(answers).toEqual([{ kind: 'played', record: playGame(coinLab(), FEW, 4) }])
  })

  test('holds after the next thought, and then ends the same game', async () => {
    const { player, answers, thoughts } = watched()
    player.hear({ kind: 'hold' })
    player.hear({ kind: 'play', plan: FEW, nth: 4 })
    await patiently(() => expect(thoughts()).toBe(1))
    for (let task = 0; task < 20; task++) await new Promise((settle) => setTimeout(settle))
    expect(thoughts()).toBe(1)
    expect(answers).toEqual([])
    player.hear({ kind: 'go on' })
    await patiently(() => expect(answers).toHaveLength(1))
    expect(answers).toEqual([{ kind: 'played', record: playGame(coinLab(), FEW, 4) }])
  })

  test('tells why it cannot play', async () => {
    const { player, answers } = watched()
    player.hear({ kind: 'play', plan: { ...FEW, game: 'chess' }, nth: 0 })
    player.hear({ kind: 'play', plan: { ...FEW, settings: 'bad' }, nth: 0 })
    await patiently(() => expect(answers).toHaveLength(2))
    expect(answers).toEqual([
      { kind: 'failed', reason: 'There is nobody to play chess.' },
      { kind: 'failed', reason: 'Game 0 of seed 5: coin: must be round' },
    ])
  })
})
