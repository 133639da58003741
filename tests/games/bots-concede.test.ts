import { describe, expect, test } from 'vitest'
import type { AnyBot } from '@/engine/bot/bot'
import { type Concession, thinkOrConcede } from '@/engine/bot/conceding'
import { seededRandom } from '@/engine/kernel/dice'
import { arenaBot } from '@/games/arena/bot'
import { concession } from '@/games/arena/commands/turn/concede'
import { arenaPlay } from '@/games/arena/play'
import { arrakharBot } from '@/games/arrakhar/bot'
import { resignation } from '@/games/arrakhar/commands/turn/resign'
import { situation, type Stacks } from '../support/situation'
import { arena } from './arena/on-the-table'

const FAR_OFF = { '0212': '4 demon', '0213': '4 orc', '1205': '3 sorcerer' }
const wizards = (stacks: Stacks, wand: object) =>
  situation('wizard movement', { ...FAR_OFF, ...stacks }, { wand }).viewFor('wizard')

const OGRES = Object.fromEntries(
  ['B3', 'B4', 'B5', 'C2', 'C3', 'C4', 'C5', 'D4'].map((hex) => [`ogre-${hex}`, `ogre 1 ${hex}`]),
)
const wests = (creatures: Readonly<Record<string, string>>) =>
  arenaPlay.viewOf(arena('movement', creatures).position, 'west')

const GAMES = [
  {
    game: 'Arrakhar’s Wand',
    bot: arrakharBot as unknown as AnyBot,
    conceding: { seat: 'wizard', command: resignation('wizard') },
    lost: wizards({ '1913': 'elf' }, { hex: '0212' }),
    open: wizards({ '0709': '4 barbarian', '0710': '4 elf', '0612': '4 wizard' }, { haunt: 'T1' }),
  },
  {
    game: 'Arena',
    bot: arenaBot as unknown as AnyBot,
    conceding: { seat: 'west', command: concession('west') },
    lost: wests({ ...OGRES, kobold: 'kobold 0 A7' }),
    open: wests({ kobold: 'kobold 0 C9', ogre: 'ogre 1 C3' }),
  },
]

describe.each(GAMES)('A bot of $game', ({ bot, conceding, lost, open }) => {
  const done = (view: object, given: Concession | undefined) => {
    const budget = { rollouts: 0, isOver: () => false }
    const question = { view, decider: 'medium', random: seededRandom(1), budget } as const
    return thinkOrConcede(bot, question, given).commands
  }

  test('concedes a game that is lost, as far as its side can see', () => {
    expect(done(lost, conceding)).toEqual([conceding.command])
  })

  test('plays on where there is hope', () => {
    expect(done(open, conceding)).not.toContainEqual(conceding.command)
  })

  test('plays on to the end where it may not concede', () => {
    expect(done(lost, undefined)).not.toContainEqual(conceding.command)
  })
})
