import { describe, expect, test } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { handDice } from '@/engine/kernel/dice'
import { historyFrom, playOn } from '@/engine/kernel/history'
import { chapterOf, lengthOf, lineOf, type StudyHistory } from '@/engine/study/study'
import { noteAt } from '@/engine/study/study-notes'
import { facesIn } from '@/store/study/dice-hand'
import type { StudyRules } from '@/store/study/study-desk'
import type { KeptStudy, StudyShelf } from '@/store/study/study-shelf'
import { chapterIn, historyIn, isPlayable, looksAt, viewerIn } from '@/store/study/study-state'
import { createStudyStore } from '@/store/study/study-store'
import { type CoinCommand, coinRules, coinStart } from '../../support/coin-game'

const RULES: StudyRules = coinRules
const GAME: readonly CoinCommand[] = [
  { type: 'hide', hand: 'left' },
  { type: 'toss' },
  { type: 'pass' },
  { type: 'guess', hand: 'left' },
]

function history(count: number): StudyHistory {
  const dice = handDice([1, 3, 5])
  return GAME.slice(0, count).reduce<StudyHistory>(
    (before, command) => playOn(RULES, before, { command, dice }).history,
    historyFrom(coinStart()),
  )
}

function memoryShelf() {
  const kept = new Map<string, KeptStudy>()
  const shelf: StudyShelf = {
    write: (study) => Promise.resolve(void kept.set(study.id, study)),
    read: (id) => Promise.resolve(kept.get(id)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
    all: () => Promise.resolve([...kept.values()]),
  }
  return { kept, shelf }
}

function opened(count = 4, secrets: 'open' | 'kept' = 'open') {
  const { kept, shelf } = memoryShelf()
  const start = { title: 'Game', lineTitle: 'As played', secrets, history: history(count) }
  const study = { game: 'coin', title: 'Coins', chapters: [chapterOf(start)] }
  const store = createStudyStore(RULES, shelf, { id: 's1', study })
  return { kept, store, start, actions: store.actions, now: () => store.getState() }
}

const tossed = (now: () => Parameters<typeof historyIn>[0]) => {
  const { steps, cursor } = historyIn(now())
  return steps[cursor - 1]?.entry
}

describe('A study at hand', () => {
  test('shows the game locked, and a branch is played on', () => {
    const { actions, now } = opened()
    actions.goTo({ line: 'main', step: 1 })
    expect(isPlayable(RULES, now())).toBe(false)
    expect(actions.play({ type: 'note' })).toBeUndefined()
    expect(chapterIn(now()).lines).toHaveLength(1)
    actions.branch('What if')
    expect(isPlayable(RULES, now())).toBe(true)
    actions.play({ type: 'note' })
    expect(now().place).toEqual({ line: 'b1', step: 2 })
    const guess: CoinCommand = { type: 'guess', hand: 'left' }
    expect(actions.play(guess)).toMatchObject({ clause: 'C-3' })
    expect(now().refusal).toMatchObject({ clause: 'C-3' })
    expect(chapterIn(now()).lines.map(lengthOf)).toEqual([4, 2])
  })
  test('is not played on where the game is over', () => {
    const { actions, now } = opened()
    actions.goTo({ line: 'main', step: 4 })
    actions.branch('After the end')
    expect(isPlayable(RULES, now())).toBe(false)
  })
  test('undoes every change, and only changes', () => {
    const { actions, now } = opened()
    actions.goTo({ line: 'main', step: 1 })
    actions.branch('What if')
    actions.play({ type: 'note' })
    actions.removeLine('b1')
    expect(now().place).toEqual({ line: 'main', step: 0 })
    actions.undo()
    expect(lineOf(chapterIn(now()), 'b1').title).toBe('What if')
    actions.undo()
    actions.undo()
    expect(chapterIn(now()).lines).toHaveLength(1)
    actions.undo()
    expect(chapterIn(now()).lines).toHaveLength(1)
  })
  test('takes the words typed at a step for one change', () => {
    const { actions, now } = opened()
    actions.setText('a')
    actions.setText('ab')
    actions.goTo({ line: 'main', step: 1 })
    actions.setText('c')
    actions.undo()
    expect(chapterIn(now()).notes.map(({ text }) => text)).toEqual(['ab'])
    actions.undo()
    expect(chapterIn(now()).notes).toEqual([])
  })
  test('is kept after every change', async () => {
    const { actions, kept } = opened()
    actions.draw({ kind: 'circle', hex: '0101' as HexId, ink: 'red' })
    actions.renameStudy('My coins')
    await expect.poll(() => kept.get('s1')?.title).toBe('My coins')
    const file = kept.get('s1')?.file as unknown as Json
    expect(file).toMatchObject({
      title: 'My coins',
      body: { chapters: [{ notes: [{ step: 0, drawings: [{}] }] }] },
    })
    actions.wipe()
    await expect.poll(() => kept.get('s1')?.file.body).toMatchObject({ chapters: [{ notes: [] }] })
  })
})

describe('Secrets', () => {
  test('of a running game stay secret until the players agree', () => {
    const { actions, now } = opened(2, 'kept')
    expect(looksAt(RULES, chapterIn(now()))).toEqual(['table'])
    actions.look('referee')
    expect(viewerIn(RULES, now())).toBe('table')
    actions.branch('Peek')
    expect(isPlayable(RULES, now())).toBe(false)
    actions.agree()
    expect(viewerIn(RULES, now())).toBe('hider')
    actions.goTo({ line: 'main', step: 2 })
    expect(viewerIn(RULES, now())).toBe('referee')
  })
  test('of the next chapter are kept though those of this one lie open', () => {
    const { actions, now, start } = opened()
    actions.addChapter({ ...start, title: 'Running', secrets: 'kept' })
    expect(now()).toMatchObject({ chapter: 1, look: 'table' })
    actions.goToChapter(0)
    actions.look('seeker')
    actions.goToChapter(1)
    expect(viewerIn(RULES, now())).toBe('table')
  })
})

describe('Chapters', () => {
  test('are added, named, moved and removed, but never the last', () => {
    const { actions, now, start } = opened()
    const titles = () => now().study.chapters.map(({ title }) => title)
    actions.addChapter({ ...start, title: 'Second' })
    actions.renameChapter('Two')
    expect(titles()).toEqual(['Game', 'Two'])
    actions.moveChapter(-1)
    expect(titles()).toEqual(['Two', 'Game'])
    expect(now().chapter).toBe(0)
    actions.moveChapter(-1)
    actions.removeChapter()
    actions.removeChapter()
    expect(titles()).toEqual(['Game'])
    expect(noteAt(chapterIn(now()), now().place).text).toBe('')
  })
})

describe('Dice in a branch', () => {
  function branched() {
    const study = opened()
    study.actions.goTo({ line: 'main', step: 1 })
    study.actions.branch('What if')
    return study
  }
  test('are random', () => {
    const { actions, now } = branched()
    actions.play({ type: 'toss' })
    expect(tossed(now)).toHaveProperty('rolls.0.faces', 6)
    expect(tossed(now)?.typed).toBeUndefined()
  })
  test('show what was set, then chance goes on', () => {
    const { actions, now } = branched()
    actions.setDice({ mode: 'set', faces: [4, 2] })
    actions.play({ type: 'toss' })
    expect(tossed(now)).toMatchObject({
      typed: true,
      rolls: [{ values: [4] }, { values: [2, expect.anything()] }],
    })
    expect(now().dice).toEqual({ mode: 'set', faces: [] })
    actions.play({ type: 'toss' })
    expect(tossed(now)?.typed).toBeUndefined()
  })
  test('are asked for roll by roll', () => {
    const { actions, now } = branched()
    actions.setDice({ mode: 'ask' })
    actions.play({ type: 'toss' })
    expect(now().awaited).toMatchObject({ request: { count: 1, label: 'First toss' }, had: [] })
    actions.provideFaces([2])
    expect(now().awaited).toMatchObject({ request: { count: 2, label: 'Second toss' }, had: [2] })
    actions.cancelFaces()
    expect(chapterIn(now()).lines.map(lengthOf)).toEqual([4, 1])
    actions.play({ type: 'toss' })
    actions.provideFaces([3])
    expect(tossed(now)).toMatchObject({ typed: true, rolls: [{ values: [3] }] })
  })
  test('are rolled again on a branch from before the roll', () => {
    const { actions, now } = opened()
    actions.goTo({ line: 'main', step: 2 })
    actions.setDice({ mode: 'set', faces: [6, 5, 5] })
    actions.reroll('Sixes')
    expect(now().place).toEqual({ line: 'b1', step: 2 })
    expect(lineOf(chapterIn(now()), 'b1')).toMatchObject({ title: 'Sixes', from: { line: 'main', step: 1 } })
    expect(tossed(now)).toMatchObject({ typed: true, rolls: [{ values: [6] }, { values: [5, 5] }] })
    expect(lengthOf(lineOf(chapterIn(now()), 'main'))).toBe(4)
  })
  test('are read as they are typed', () => {
    expect(facesIn('4 1,6', 6)).toEqual([4, 1, 6])
    expect(facesIn('416', 6)).toEqual([4, 1, 6])
    expect(facesIn('', 6)).toEqual([])
    expect(facesIn('47', 6)).toBeUndefined()
    expect(facesIn('4x', 6)).toBeUndefined()
    expect(facesIn('10 4', 12)).toEqual([10, 4])
  })
})
