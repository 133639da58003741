import { expect, test } from 'vitest'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import type { State } from '@/games/wizard-kings/state/state'
import { clause } from '../../../support/clause'
import { after, type Deed, eventsOf, refused, scene } from '../scene'

const TWO = ['a north 0402 elves.ranger 1', 'x south 0505 orcs.orc 1']
const END_MOVES: Deed = { type: 'endMoves' }
const END_RECRUITING: Deed = { type: 'endRecruiting' }
const END_STUDY: Deed = { type: 'endStudy' }
const NOTHING: Deed = { type: 'commitBuilds', items: [] }

/** What is asked, and of whom. */
function asked({ step, actor }: State): string {
  return `${step} ${actor}`
}

/** The first turn of a ready-made game. */
function ready(): State {
  const read = wizardKingsFiles.newGame({ preset: 'stone-and-bone' })
  if (!read.ok) throw new Error('There is no such preset.')
  return read.value
}

clause('TS-1', () => {
  test('initiative, each seat’s moves and recruits, combat, builds, and the next turn', () => {
    let state = after(ready(), { type: 'rollInitiative', dice: [1, 2, 6, 5] })
    const seen = [asked(state)]
    for (const deed of [
      END_MOVES,
      END_RECRUITING,
      END_MOVES,
      END_RECRUITING,
      END_STUDY,
      END_STUDY,
      NOTHING,
      NOTHING,
    ]) {
      state = after(state, deed)
      seen.push(asked(state))
    }
    expect(seen).toEqual([
      ...['moves south', 'recruiting south', 'moves north', 'recruiting north'],
      ...['study south', 'study north', 'builds south', 'builds north', 'initiative north'],
    ])
    expect(state.turn).toBe(2)
  })
})

clause('TS-4', () => {
  test('a seat recruits at the end of its own moves, before the other seat moves', () => {
    const state = after(scene(TWO), END_MOVES)
    expect(asked(state)).toBe('recruiting north')
    expect(refused(state, { type: 'move', block: 'a', path: '0502' })).toBeDefined()
    expect(asked(after(state, END_RECRUITING))).toBe('moves south')
  })
})

clause('TS-6', () => {
  test('who holds which city is kept when the Combat Phase begins; a contested one is its defender’s', () => {
    const state = scene(
      [
        'a north 0402 elves.ranger 3',
        'x south 0402 orcs.orc 1',
        'y south 0505 orcs.orc 1',
        'b north 0201 elves.ranger 1',
      ],
      { step: 'recruiting', actor: 'south', entries: { '0402': [['x', '0502']] } },
    )
    const later = after(state, END_RECRUITING)
    expect(later.held).toEqual({ midford: 'north', eastfield: 'south', woodhall: 'north' })
    expect(asked(later)).toBe('battles south')
  })
})

clause('TS-7', () => {
  test('the Build Phase follows when no battle is left', () => {
    const state = scene(TWO, { step: 'recruiting', actor: 'south' })
    expect(asked(after(state, END_RECRUITING))).toBe('study north')
  })
})

clause('TS-8', () => {
  test('gold is counted, then the turn and the moon go on, and what blocks have done is over', () => {
    const state = scene(['a north 0402 elves.ranger 1 moved fought', 'x south 0505 orcs.orc 1'], {
      ...{ step: 'builds', first: 'south', actor: 'north', turn: 3 },
    })
    const later = after(state, NOTHING)
    expect(later).toMatchObject({ turn: 4, moon: 'new', step: 'initiative', first: null })
    expect(later.blocks[0]?.did).toEqual([])
    expect(eventsOf(state, NOTHING)).toContainEqual({ type: 'goldCounted', turn: 3, north: 6, south: 5 })
  })
})

clause('TS-3', () => {
  test('the higher roll moves first, and is not asked whether it wants to', () => {
    const state = scene(TWO, { step: 'initiative', actor: 'north' })
    expect(asked(after(state, { type: 'rollInitiative', dice: [6, 6, 1, 1] }))).toBe('moves north')
    expect(asked(after(state, { type: 'rollInitiative', dice: [1, 1, 6, 6] }))).toBe('moves south')
  })

  test('whoever throws for both is told whose throw it is', () => {
    const thrown = (...dice: readonly number[]) => after(ready(), { type: 'rollInitiative', dice })
    expect(() => thrown()).toThrow('Initiative: North')
    expect(() => thrown(6, 5)).toThrow('Initiative: South')
  })
})

clause('BD-2', () => {
  test('study by each in turn, then both commit, First first, and both are placed together', () => {
    const blocks = [...TWO, 'p north pool elves.glader 0', 'q south pool orcs.orc 0']
    const state = scene(blocks, { step: 'study', actor: 'north' })
    const committing = after(state, END_STUDY, END_STUDY)
    expect(asked(committing)).toBe('builds north')
    const cadre = (kind: string, at: string): Deed => ({
      ...{ type: 'commitBuilds', items: [{ build: 'cadre', kind, at }] },
    })
    const one = after(committing, cadre('elves.glader', 'midford'))
    expect(one.blocks.find(({ id }) => id === 'p')?.at).toBe('pool')
    const both = after(one, cadre('orcs.orc', 'northport'))
    expect(both.blocks.filter(({ id }) => id === 'p' || id === 'q').map(({ at }) => at)).toEqual([
      '0402',
      '0701',
    ])
  })
})

clause('BD-1', () => {
  test('no seat has gold: a turn with many cities changes no block', () => {
    const state = scene([...TWO, 'p north pool elves.glader 0'], {
      step: 'builds',
      first: 'south',
      actor: 'north',
    })
    const later = after(state, NOTHING)
    expect(later.blocks.map(({ at, strength }) => [at, strength])).toEqual([
      ['0402', 1],
      ['0505', 1],
      ['pool', 0],
    ])
  })
})
