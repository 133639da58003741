import { expect, test } from 'vitest'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { startOf } from '@/games/wizard-kings/state/start'
import { figuresOf } from '@/games/wizard-kings/state/settings'
import type { State } from '@/games/wizard-kings/state/state'
import { mapOf } from '@/games/wizard-kings/queries/blocks'
import { legalOf } from '@/engine/declare/legal'
import { COMMANDS } from '@/games/wizard-kings/commands'
import { clause } from '../../../support/clause'
import { after, type Deed, eventsOf, refused, scene } from '../scene'
import { USUAL } from '../settings'

const ROLLED: Deed = { type: 'rollOff', dice: [6, 5, 1, 2] }

function begun(settings: object = {}): State {
  return after(startOf({ ...USUAL, ...settings }), ROLLED)
}

function lay(board: string, slot: string, rotated = false): Deed {
  return { type: 'chooseBoard', board, slot, rotated }
}

clause('SU-1', () => {
  test('a game is begun by a scenario and its options, and what goes unsaid is as usual', () => {
    const read = wizardKingsFiles.newGame({ scenario: 'medium' })
    expect(read).toMatchObject({ ok: true, value: { settings: { ...USUAL, scenario: 'medium' } } })
    expect(wizardKingsFiles.newGame({ scenario: 'huge' }).ok).toBe(false)
  })
})

clause('SU-2', () => {
  test('two dice each, again on a tie; whoever rolled more chooses', () => {
    const state = after(startOf(USUAL), { type: 'rollOff', dice: [3, 4, 5, 2, 1, 1, 6, 2] })
    expect(state).toMatchObject({ chooser: 'south', step: 'boards', actor: 'south' })
    const events = eventsOf(startOf(USUAL), { type: 'rollOff', dice: [3, 4, 5, 2, 1, 1, 6, 2] })
    expect(events.filter(({ type }) => type === 'rolledOff')).toHaveLength(2)
    expect(begun()).toMatchObject({ chooser: 'north' })
  })
})

clause('SU-3', () => {
  test('small: the chooser picks the board, and the other seat how it lies', () => {
    const laid = after(begun(), lay('saltmere', 'board'))
    expect(laid).toMatchObject({ step: 'edge', actor: 'south' })
    expect(refused(begun(), lay('saltmere', 'board', true))).toBe('SU-3')
    const state = after(laid, { type: 'chooseEdge', rotated: true })
    expect(state.boards).toEqual([{ slot: 'board', board: 'saltmere', rotated: true }])
    expect(state).toMatchObject({ step: 'armies', actor: 'south' })
  })
  test('medium: each picks its home board, the chooser first, and turns it; no board twice', () => {
    const one = after(begun({ scenario: 'medium' }), lay('stonefells', 'north', true))
    expect(one).toMatchObject({ step: 'boards', actor: 'south' })
    expect(refused(one, lay('stonefells', 'south'))).toBe('SU-3')
    expect(refused(one, lay('saltmere', 'north'))).toBe('SU-3')
    const two = after(one, lay('saltmere', 'south'))
    expect(two).toMatchObject({ step: 'armies', actor: 'south' })
    expect(mapOf(two).cities.find(({ id }) => id === 'karrun')).toMatchObject({ home: 'north', hex: '0503' })
  })
  test('large: the chooser one, the other seat two, the chooser the last', () => {
    let state = begun({ scenario: 'large' })
    const turns = [
      ['north', lay('stonefells', 'northEast')],
      ['south', lay('saltmere', 'southWest')],
      ['south', lay('greenmarch', 'southEast', true)],
      ['north', lay('sunwaste', 'northWest')],
    ] as const
    for (const [side, deed] of turns) {
      expect(state.actor).toBe(side)
      state = after(state, deed)
    }
    expect(state).toMatchObject({ step: 'armies', actor: 'south' })
  })
  test('who is asked is told all the boards that are free', () => {
    expect(legalOf(COMMANDS, begun()).filter(({ type }) => type === 'chooseBoard')).toHaveLength(4)
  })
})

clause('SU-4', () => {
  test('the loser of the roll has the first army, and no army is taken twice', () => {
    const state = after(begun(), lay('saltmere', 'board'), { type: 'chooseEdge', rotated: false })
    const one = after(state, { type: 'chooseArmy', army: 'orcs' })
    expect(one.actor).toBe('north')
    expect(refused(one, { type: 'chooseArmy', army: 'orcs' })).toBe('SU-4')
    expect(after(one, { type: 'chooseArmy', army: 'elves' })).toMatchObject({ step: 'pool', actor: 'south' })
  })
})

const SIX = ['chaos.centaur', 'chaos.griffin', 'chaos.giant', 'chaos.nessie', 'chaos.mantis', 'chaos.demon']

function choosing(scenario: string, settings: object = {}): State {
  return scene([], {
    ...{ map: 'stone-and-bone', scenario, step: 'setup', options: settings },
    seats: { north: { army: 'elves' }, south: { army: 'orcs' } },
  })
}

function pooled(scenario: string, settings: object = {}): State {
  return { ...choosing(scenario, settings), step: 'pool', actor: 'north', chooser: 'south' }
}

clause('SU-5', () => {
  test.each([
    ['small', 0, undefined],
    ['small', 2, undefined],
    ['small', 3, 'SU-5'],
    ['medium', 5, 'SU-5'],
    ['medium', 6, undefined],
  ])('%s, %i chaos kinds: %s', (scenario, count, clauseOf) => {
    const kinds = SIX.slice(0, count)
    expect(refused(pooled(scenario), { type: 'chooseChaosPool', kinds })).toBe(clauseOf)
  })
  test('players may agree on another size', () => {
    const kinds = SIX.slice(0, 5)
    expect(refused(pooled('medium', { chaosPoolSize: 5 }), { type: 'chooseChaosPool', kinds })).toBe(
      undefined,
    )
  })
  test('no kind twice', () => {
    const kinds = ['chaos.giant', 'chaos.giant']
    expect(refused(pooled('small'), { type: 'chooseChaosPool', kinds })).toBe('SU-5')
  })
})

clause('WB-5', () => {
  test('a werebeast counts towards the pool, where players have agreed on them', () => {
    const kinds = [...SIX.slice(1), 'chaos.werewolf']
    expect(refused(pooled('medium'), { type: 'chooseChaosPool', kinds })).toBe(undefined)
    expect(refused(pooled('medium', { werebeasts: false }), { type: 'chooseChaosPool', kinds })).toBe('WB-5')
  })
})

clause('CS-7', () => {
  test('no castle is in a starting force', () => {
    const state = after(pooled('small'), { type: 'chooseChaosPool', kinds: [] })
    const army = ['elves.castle-small', ...Array<string>(4).fill('elves.glader'), 'elves.ranger']
    expect(refused(state, { type: 'chooseForce', wizards: ['elves.magus'], army, chaos: [] })).toBe('SU-6')
  })
})

clause('SC-1', () => {
  test('the small game: one board, no capitals, an entry by the edge, twelve turns', () => {
    expect(figuresOf(USUAL)).toMatchObject({
      capitals: 0,
      turns: 12,
      goldToWin: 7,
      builds: 1,
      earliestEnd: 5,
    })
  })
})

clause('SC-1.1', () => {
  test('after one board all are laid, and nobody has a home board', () => {
    const state = after(begun(), lay('saltmere', 'board'))
    expect(state.step).toBe('edge')
    expect(mapOf(state).cities.every(({ home }) => home === null)).toBe(true)
  })
})

clause('SC-1.2', () => {
  test('the friendly edges are the long ones: top and bottom row', () => {
    const { edges } = mapOf(after(begun(), lay('saltmere', 'board')))
    expect([edges.north.length, edges.south.length]).toEqual([12, 12])
    expect([edges.north[0], edges.south[0]]).toEqual(['0000', '0007'])
  })
})

clause('SC-1.3', () => {
  test('by the option it is four army units', () => {
    const state = after(pooled('small', { smallFourArmyUnits: true }), { type: 'chooseChaosPool', kinds: [] })
    const force = (army: readonly string[]): Deed => ({
      ...{ type: 'chooseForce', wizards: ['elves.magus'], army, chaos: [] },
    })
    expect(refused(state, force(Array<string>(4).fill('elves.glader')))).toBe(undefined)
    const six = [...Array<string>(4).fill('elves.glader'), 'elves.ranger', 'elves.pixie']
    expect(refused(state, force(six))).toBe('SU-6')
  })
})

clause('SC-3', () => {
  test('the large game has three builds a turn, thirty turns, and thirty gold to win', () => {
    const figures = figuresOf({ ...USUAL, scenario: 'large' })
    expect(figures).toMatchObject({ builds: 3, turns: 30, goldToWin: 30, earliestEnd: 15, capitals: 2 })
  })
})

clause('SC-3.2', () => {
  test('by the option each begins with three wizards, in the large game alone', () => {
    expect(figuresOf({ ...USUAL, scenario: 'large', threeWizards: true }).wizards).toBe(3)
    expect(figuresOf({ ...USUAL, scenario: 'large' }).wizards).toBe(2)
    expect(figuresOf({ ...USUAL, scenario: 'medium', threeWizards: true }).wizards).toBe(1)
  })
})

clause('SC-3.3', () => {
  test.each([
    ['square', 'northWest', undefined],
    ['square', 'northFar', 'SU-3'],
    ['column', 'northFar', undefined],
    ['column', 'northWest', 'SU-3'],
  ])('in a %s a board is laid in %s: %s', (layout, slot, clauseOf) => {
    expect(refused(begun({ scenario: 'large', layout }), lay('saltmere', slot))).toBe(clauseOf)
  })
})

clause('SC-4', () => {
  test('players may change any figure, and the game keeps it', () => {
    const read = wizardKingsFiles.newGame({ scenario: 'small', figures: { turns: 9, goldToWin: 6, army: 3 } })
    if (!read.ok) throw new Error('It is not read.')
    expect(figuresOf(read.value.settings)).toMatchObject({ turns: 9, goldToWin: 6, army: 3, wizards: 1 })
  })
})

clause('WB-1', () => {
  test('by the option a die before turn 1 gives the phase; 5 and 6 are rolled again', () => {
    const moon: State = { ...pooled('small', { randomMoon: true }), step: 'moon', turn: 1 }
    expect(after(moon, { type: 'rollMoon', dice: [6, 5, 2] })).toMatchObject({
      moon: 'full',
      step: 'initiative',
    })
    expect(after(moon, { type: 'rollMoon', dice: [4] }).moon).toBe('new')
  })
})
