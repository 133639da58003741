import { expect, test, vi } from 'vitest'
import { seededRandom } from '@/engine/dice'
import { arrakharBot } from '@/games/arrakhar/bot'
import { botAtTable } from '@/games/arrakhar/bot-at-table'
import { situation } from '../../support/situation'
import { clause } from '../../support/clause'

const BUDGET = { rollouts: 0, isOver: () => false }

clause('AR-12.7', () => {
  test.each([
    [0.6, false],
    [0.4, false],
    [0.3, true],
  ])('a bot whose chance to win is %d is offered a draw, and accepts it: %s', (chance, accept) => {
    const chanceOf = vi.spyOn(arrakharBot, 'chanceOf').mockReturnValue(chance)
    const table = situation('wizard movement', { '0709': 'elf', '0710': 'ghoul' })
    table.then({ type: 'offerDraw', side: 'wizard' })
    const thought = botAtTable.think(table.viewFor('sorcerer'), 'strong', seededRandom(1), BUDGET)
    expect(thought.commands).toEqual([{ type: 'answerDraw', side: 'sorcerer', accept }])
    expect(chanceOf).toHaveBeenCalledWith(table.viewFor('sorcerer'), 'sorcerer')
  })

  test('a bot that is offered nothing plays on', () => {
    const table = situation('wizard movement', { '0709': 'elf', '0710': 'ghoul' })
    const { commands } = botAtTable.think(table.viewFor('wizard'), 'easy', seededRandom(1), BUDGET)
    expect(table.play(commands[0] ?? { type: 'endSegment' }).outcome).not.toBe('refused')
  })
})
