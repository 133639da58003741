import { describe, expect, test } from 'vitest'
import { isReached } from '@/engine/lesson/lesson'
import { arenaFiles } from '@/games/arena/files'
import { viewOf } from '@/games/arena/state/view'
import { goalChoices } from '@/games/arena/teaching/goal-choices'
import { STORY } from '@/games/arena/teaching/story'
import { arena, type Game } from '../on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const seen = ({ position }: Game) => viewOf(position, 'referee')
const stepOf = ({ events }: Game) => ({ number: 1, seat: 'west', events, rolls: [], typed: false })

describe('the story', () => {
  const start = arena('movement', { o: 'orc 0 C4', ...home })

  test('tells the moment, and each new phase', () => {
    expect(STORY.momentOf(seen(start))).toEqual({ turn: 'Turn 5', phase: 'West', segment: 'Movement' })
    const walked = start.play(0, 'walk', { unit: 'o', path: ['C5'] })
    expect(STORY.momentAfter(walked.events)).toBeUndefined()
    expect(STORY.momentAfter(walked.play(0, 'endPhase').events)).toMatchObject({ segment: 'Combat' })
  })

  test('tells what happened in sentences, headings left out', () => {
    const walked = start.play(0, 'walk', { unit: 'o', path: ['C5'] })
    expect(STORY.said(stepOf(walked), seen(walked)).join(' ')).toMatch(/Orc .*C5/)
    const over = walked.play(0, 'endPhase')
    expect(STORY.said(stepOf(over), seen(over)).join(' ')).not.toContain('Turn 5')
  })
})

describe('what a solution brought about', () => {
  /** Choices after a command, each checked against the position that it is to hold of. */
  function choicesOf(before: Game, after: Game): readonly string[] {
    const position = arenaFiles.writePosition(after.position)
    const attempt = { position, events: after.events as never, commands: 1 }
    return goalChoices(seen(before), seen(after), after.events).map(({ words, goal }) => {
      expect([words, isReached(goal, attempt)]).toEqual([words, true])
      return words
    })
  }

  test('is offered in words, the end of the game first', () => {
    const before = arena('combat', { g: 'ogre 0 C9', ...home, x: 'orc 1 C5' })
    const resolved = before.play(0, 'resolve', { space: 'C9' })
    expect(choicesOf(before, resolved)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Human Grunt .* is dead/),
        expect.stringMatching(/^It happens: /),
      ]),
    )
    const won = resolved.play(0, 'endPhase').play(0, 'endPhase')
    expect(choicesOf(resolved, won)[0]).toMatch(/West wins/)
  })

  test('names places, riders, land and the phase that has come', () => {
    const start = arena('equip1', { h: 'warhorse 0 C4', o: 'orc 0 C4', ...home })
    const up = start.play(0, 'mount', { rider: 'o', mount: 'h' })
    expect(choicesOf(start, up)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Orc .* rides on Warhorse/),
        expect.stringMatching(/^West controls Warhorse/),
      ]),
    )
    const moving = up.play(0, 'endPhase')
    expect(choicesOf(up, moving)).toContain('West’s Movement has come')
    const gone = moving.play(0, 'walk', { unit: 'h', path: ['C5', 'C6'] })
    expect(choicesOf(moving, gone)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Warhorse .* is at C6$/), 'West controls C5']),
    )
  })
})
