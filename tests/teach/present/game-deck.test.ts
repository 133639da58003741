import { describe, expect, test } from 'vitest'
import { historyFrom } from '@/engine/kernel/history'
import type { NoteText } from '@/engine/study/study-notes'
import { gameDeck, type ToldGame } from '@/teach/present/deck/game-deck'
import { partBeyond } from '@/teach/present/deck/deck'
import { type CoinPosition, coinRules, coinStart } from '../../support/coin-game'
import { COIN_TEACHING, coinHistory } from '../report/coin-report'

const GAME = { rules: coinRules, files: coinRules, teaching: COIN_TEACHING } as unknown as Parameters<
  typeof gameDeck
>[0]

/** A hidden coin, a note, a toss, a pass, a toss and a guess. */
function deckOf(told: Partial<ToldGame> = {}) {
  const deck = gameDeck(GAME, {
    title: 'A coin',
    history: coinHistory(),
    secrets: 'open',
    home: '#/',
    ...told,
  })
  return { deck, slides: Array.from({ length: deck.count }, (_, nth) => deck.slide(nth)) }
}

const told = (slides: readonly { readonly text: readonly string[] }[]) =>
  slides.map(({ text }) => text.join(' '))

describe('A game as slides', () => {
  test('has one for its beginning and one for each step that all may know of', () => {
    // The hider's choice is nobody's to know, and a pass is nothing but the course of play.
    expect(told(deckOf().slides)).toEqual([
      'Next: Turn 0\u00a0· hider\u00a0· Play.',
      'Something is noted.',
      'Something is tossed.',
      'Something is tossed.',
      'Something is guessed.',
    ])
  })

  test('never has a slide without words', () => {
    expect(told(deckOf({ now: 'Now' }).slides).filter((words) => words.trim() === '')).toEqual([])
  })

  test('shows of each step the position after it, and where in the sequence of play it was taken', () => {
    const notesIn = (position: object) => (position as CoinPosition).notes
    const { slides } = deckOf()
    expect(slides.map(({ moment, position }) => [notesIn(moment), notesIn(position)]).slice(0, 3)).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ])
    // The title is that of the same step.
    expect(slides[1]?.title).toBe('Turn 0\u00a0· hider\u00a0· Play')
    expect(slides.map(({ rolls }) => rolls.length)).toEqual([0, 0, 1, 2, 0])
  })

  test('tells what was written and drawn at a step, and shows one that only has a note', () => {
    const drawings = [{ kind: 'circle', hex: '0101', ink: 'red' }] as unknown as NoteText['drawings']
    const noteAt = (step: number): NoteText =>
      step === 1 || step === 2 || step === 4
        ? { text: 'Look here.\n\nAnd here.', drawings }
        : { text: '', drawings: [] }
    const { slides } = deckOf({ noteAt })
    expect(slides.map(({ text }) => text).slice(0, 5)).toEqual([
      ['Next: Turn 0\u00a0· hider\u00a0· Play.'],
      ['Look here.', 'And here.'],
      ['Look here.', 'And here.', 'Something is noted.'],
      ['Something is tossed.'],
      ['Look here.', 'And here.', 'Something is passed.'],
    ])
    expect(slides[2]?.hexes).toEqual(['0101'])
    // What happens nowhere stays where the step before it was.
    expect(slides[3]?.hexes).toEqual(['0101'])
  })

  test('begins with how it stands where it comes from its table', () => {
    const { deck, slides } = deckOf({ history: coinHistory(3), now: 'The game now' })
    expect(deck.first).toBe(deck.count - 1)
    expect(slides.at(-1)).toMatchObject({ title: 'The game now', hexes: [] })
    expect(slides.at(-1)?.moment).toBe(slides.at(-1)?.position)
    const fresh = deckOf({ history: historyFrom(coinStart()), now: 'The game now' })
    expect(told(fresh.slides)).toEqual(['Turn 0\u00a0· hider\u00a0· Play'])
  })

  test('does not tell at its table that something secret was done last', () => {
    expect(deckOf({ history: coinHistory(1), now: 'Now' }).deck.count).toBe(2)
    expect(deckOf({ history: coinHistory(1) }).deck.count).toBe(2)
  })

  test('finds the slide on which a step is told, counted from either end', () => {
    const { deck } = deckOf()
    expect(['0', '2', '3', '4', 'end-0', 'end-1'].map((name) => deck.slideOfStep(name))).toEqual([
      0, 1, 2, 2, 4, 3,
    ])
  })

  test('goes from turn to turn', () => {
    const { deck } = deckOf()
    expect(deck.parts).toEqual([0, 1])
    expect(partBeyond(deck, 0, 1)).toBe(1)
    expect(partBeyond(deck, 1, 1)).toBe(deck.count - 1)
    expect(partBeyond(deck, 3, -1)).toBe(1)
    expect(partBeyond(deck, 1, -1)).toBe(0)
  })

  test('keeps from the words what only one side may know', () => {
    expect(JSON.stringify(deckOf().slides.map(({ title, text }) => [title, text]))).not.toContain('hidden')
  })
})
