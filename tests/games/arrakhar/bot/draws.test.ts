import { expect, test } from 'vitest'
import { STRENGTHS } from '@/engine/bot/bot'
import { seededRandom } from '@/engine/kernel/dice'
import { arrakharBot } from '@/games/arrakhar/bot'
import { clause } from '../../../support/clause'
import { situation } from '../../../support/situation'
import { SHORT } from './played-by-bots'

const FEW_WIZARDS = { '0709': 'elf', '0808': '4 demon', '0809': '4 orc' }
const MANY_WIZARDS = { '0709': '4 barbarian', '0710': '4 elf', '0612': '3 wizard', '1110': 'ghoul' }

clause('AR-12.7', () => {
  test.each(STRENGTHS)('the %s bot takes the draw it is offered only when it is losing', (strength) => {
    for (const [stacks, accept] of [
      [FEW_WIZARDS, false],
      [MANY_WIZARDS, true],
    ] as const) {
      const table = situation('wizard movement', stacks).then({ type: 'offerDraw', side: 'wizard' })
      const view = table.viewFor('sorcerer')
      const { commands } = arrakharBot.think(view, strength, seededRandom(1), SHORT)
      expect(commands).toEqual([{ type: 'answerDraw', side: 'sorcerer', accept }])
      expect(table.play(commands[0] ?? { type: 'endSegment' }).outcome).toBe('played')
    }
  })
})
