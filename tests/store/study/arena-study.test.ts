import { expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { historyFrom, playOn, positionOf } from '@/engine/kernel/history'
import { chapterOf, lengthOf, type StudyHistory } from '@/engine/study/study'
import { noteAt } from '@/engine/study/study-notes'
import { arenaRules } from '@/games/arena/rules'
import type { Position } from '@/games/arena/state/position'
import type { StudyRules } from '@/store/study/study-desk'
import { chapterIn, historyIn } from '@/store/study/study-state'
import { createStudyStore } from '@/store/study/study-store'
import { arena } from '../../games/arena/on-the-table'

const RULES: StudyRules = arenaRules
const START = arena('movement', { o: 'orc 0 B2', p: 'orc 0 D2', e: 'orc 1 E7' }).position
const walk = (unit: string, hex: string) => ({ type: 'walk', seat: 'west', unit, path: [hex] })

const nothing = () => Promise.resolve(undefined)
const SHELF = { write: nothing, read: nothing, remove: nothing, all: () => Promise.resolve([]) }

/** A study of a game of two walks. */
function opened() {
  const history = [walk('o', 'B3'), walk('p', 'D3')].reduce<StudyHistory>(
    (before, command) => playOn(RULES, before, { command, dice: handDice([]) }).history,
    historyFrom(START),
  )
  const chapter = chapterOf({ title: 'Game', lineTitle: 'As played', secrets: 'open', history })
  return createStudyStore(RULES, SHELF, {
    id: 's1',
    study: { game: 'arena', title: 'Two walks', chapters: [chapter] },
  })
}

test('a game of Arena is stepped through both ways, played on differently and commented', () => {
  const { actions, getState } = opened()
  const places = () => (positionOf(historyIn(getState())) as Position).creatures.map(({ at }) => at)
  const seen = [2, 1, 0, 1].map((step) => {
    actions.goTo({ line: 'main', step })
    return places().slice(0, 2).join(' ')
  })
  expect(seen).toEqual(['B3 D3', 'B3 D2', 'B2 D2', 'B3 D2'])
  actions.branch('What if')
  expect(actions.play(walk('p', 'D1'))).toBeUndefined()
  expect(places().slice(0, 2)).toEqual(['B3', 'D1'])
  expect(chapterIn(getState()).lines.map(lengthOf)).toEqual([2, 2])
  actions.setText('Too timid: see [[AA-9.1]].')
  actions.draw({ kind: 'circle', hex: 'D1' as HexId, ink: 'red' })
  expect(noteAt(chapterIn(getState()), getState().place)).toMatchObject({
    text: 'Too timid: see [[AA-9.1]].',
    drawings: [{ hex: 'D1' }],
  })
  actions.goTo({ line: 'main', step: 2 })
  expect(places().slice(0, 2)).toEqual(['B3', 'D3'])
})
