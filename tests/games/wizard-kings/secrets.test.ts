import { expect, test } from 'vitest'
import type { Viewer } from '@/engine/kernel/game'
import { withOtherSecrets } from '@/games/wizard-kings/invariants'
import { EVENTS, type Event } from '@/games/wizard-kings/events'
import { isSeenBy, viewOf } from '@/games/wizard-kings/queries/view'
import type { Settings } from '@/games/wizard-kings/state/settings'
import { startOf } from '@/games/wizard-kings/state/start'
import { type Block, isSetUp, type State } from '@/games/wizard-kings/state/state'
import { otherSide } from '@/games/wizard-kings/tables/seats'
import { clause } from '../../support/clause'
import { randomGame } from './random'
import { after, heardBy, scene } from './scene'
import { USUAL } from './settings'

const OTHERS = ['north', 'south', 'table'] as const

/** Games of which every position is looked at. */
const GAMES: readonly (readonly [string, Partial<Settings>, number])[] = [
  ['small', {}, 11],
  ['medium', { scenario: 'medium', figures: { turns: 5, earliestEnd: 5 } }, 12],
  ['large', { scenario: 'large', figures: { turns: 2, earliestEnd: 2 } }, 13],
]

/** A name of a block as it would stand in a view or an event. */
function named(block: Block, told: string): boolean {
  return told.includes(`"${block.id}"`)
}

/** What a viewer has been told of blocks that it may not know. */
function leaksIn(state: State, viewer: Viewer, told: string): readonly string[] {
  return state.blocks.filter((one) => !isSeenBy(state, one, viewer) && named(one, told)).map(({ id }) => id)
}

/** What of an event somebody may know before and after it. */
function mayHear(event: Event, viewer: Viewer): boolean {
  const audience = (EVENTS[event.type] as { audience?: (one: never) => readonly Viewer[] }).audience
  return !audience || viewer === 'referee' || audience(event as never).includes(viewer)
}

clause('FG-2', () => {
  test.each(GAMES)(
    'what a viewer may not know changes nothing that it sees: %s',
    (_name, settings, seed) => {
      let step = 0
      const seen = new Set<string>()
      for (const { before } of randomGame(startOf({ ...USUAL, ...settings }), seed)) {
        seen.add(before.step)
        if (step++ % 3 > 0 && before.step === 'moves') continue
        for (const viewer of OTHERS) {
          const other = withOtherSecrets(before, viewer)
          expect(other && viewOf(other, viewer), `step ${step}`).toEqual(viewOf(before, viewer))
          expect(leaksIn(before, viewer, JSON.stringify(viewOf(before, viewer))), before.step).toEqual([])
        }
      }
      for (const one of ['pool', 'force', 'moves', 'recruiting', 'battle', 'aftermath', 'study', 'builds'])
        expect(seen, one).toContain(one)
    },
    300_000,
  )

  test.each(GAMES)(
    'no event that others hear names a block that they may not know: %s',
    (_name, settings, seed) => {
      for (const { before, played } of randomGame(startOf({ ...USUAL, ...settings }), seed))
        for (const viewer of OTHERS) {
          const heard = played.events.filter((event) => mayHear(event, viewer))
          const both = (block: Block) =>
            isSeenBy(before, block, viewer) || isSeenBy(played.position, block, viewer)
          const shown = new Set(played.events.flatMap((event) => ('block' in event ? [event.block] : [])))
          const told = JSON.stringify(heard)
          const leaks = played.position.blocks.filter((one) => !both(one) && named(one, told))
          // Whoever fights and then retreats or wins in the same command was known while it fought.
          const fought = before.battle !== null || played.position.battle !== null
          expect(
            leaks.filter(({ id }) => !(fought && shown.has(id))).map(({ id }) => id),
            JSON.stringify(heard),
          ).toEqual([])
        }
    },
    300_000,
  )

  test('pools, forces, capitals and where blocks are deployed are told to their own seat alone', () => {
    const secret = new Set(['poolChosen', 'forceChosen', 'capitalsChosen', 'deployed'])
    let told = 0
    for (const { before, played } of randomGame(startOf({ ...USUAL, scenario: 'medium' }), 3)) {
      if (!isSetUp(before)) break
      for (const event of played.events.filter(({ type }) => secret.has(type))) {
        told++
        const { seat } = event as Event & { seat: 'north' | 'south' }
        expect([mayHear(event, seat), mayHear(event, otherSide(seat)), mayHear(event, 'table')]).toEqual([
          true,
          false,
          false,
        ])
      }
    }
    expect(told).toBeGreaterThan(8)
  })

  test('the second to deploy sees nothing of the first (SU-8)', () => {
    for (const { before } of randomGame(startOf({ ...USUAL, scenario: 'medium' }), 3)) {
      if (!isSetUp(before)) break
      for (const side of ['north', 'south'] as const) {
        const { stacks, seats } = viewOf(before, otherSide(side))
        expect(stacks.filter(({ owner }) => owner === side)).toEqual([])
        expect(seats[side].capitals).toBeNull()
      }
    }
  })

  test('builds are secret until both are placed', () => {
    const state = scene(
      ['k north 0402 elves.ranger 1', 'p north pool elves.glader 0', 'x south 0505 orcs.orc 1'],
      {
        ...{ step: 'builds', first: 'north', actor: 'north' },
      },
    )
    const items = [{ build: 'cadre', kind: 'elves.glader', at: 'midford' }]
    const one = after(state, { type: 'commitBuilds', items })
    expect(viewOf(one, 'north').seats.north.builds).toEqual(items)
    for (const other of ['south', 'table']) {
      expect(viewOf(one, other).seats.north).toMatchObject({ builds: null, hasCommitted: true })
      expect(viewOf(one, other).stacks).toContainEqual({ hex: '0402', owner: 'north', count: 1 })
    }
    expect(heardBy('south', state, { type: 'commitBuilds', items })).toEqual([
      'buildsCommitted',
      'phaseBegan',
    ])
  })

  test('how blocks cross hexsides to regroup is not told, for it tells what they are', () => {
    const state = scene(
      ['a north 0502 elves.ranger 2', 'f north 0501 elves.sprite 1', 'x south 0505 orcs.orc 1'],
      {
        ...{ step: 'aftermath', aftermath: { hex: '0502', winner: 'north' } },
      },
    )
    const later = after(state, { type: 'regroupIn', block: 'f' })
    expect(viewOf(later, 'north').aftermath?.crossings).toHaveLength(1)
    for (const other of ['south', 'table']) expect(viewOf(later, other).aftermath?.crossings).toEqual([])
  })
})

clause('FG-12', () => {
  test('at an open table all see everything', () => {
    const state = scene(['a north 0502 elves.ranger 2', 'x south 0505 orcs.orc 1'], {
      options: { openTable: true },
    })
    for (const viewer of OTHERS) expect(viewOf(state, viewer).blocks).toHaveLength(2)
    expect(withOtherSecrets(state, 'table')).toBeUndefined()
  })
})

clause('FG-11', () => {
  test.each([
    ['capitalsShown', true],
    ['magicWorked', true],
    ['battleOpened', true],
    ['blocksShown', true],
    ['builtThere', true],
    ['ended', true],
    ['moved', false],
    ['recruitedThere', false],
    ['regrouped', false],
    ['buildsCommitted', false],
  ] as const)('after %s nothing is taken back: %s', (type, isBarrier) => {
    expect((EVENTS[type] as { barrier?: unknown }).barrier !== undefined).toBe(isBarrier)
  })
})
