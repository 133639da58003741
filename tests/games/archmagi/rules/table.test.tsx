import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { namesIn } from '@/games/archmagi/queries/names'
import { unitOf } from '@/games/archmagi/queries/units'
import { type View, viewOf } from '@/games/archmagi/queries/view'
import type { UnitId } from '@/games/archmagi/state/terms'
import { counterOf, fieldOf, stacksOnBoard } from '@/games/archmagi/ui/board/board-view'
import { endOffer } from '@/games/archmagi/ui/choosing/offers'
import { optionShown } from '@/games/archmagi/ui/choosing/option-words'
import type { Gesture } from '@/games/archmagi/ui/desk/gesture'
import { linesOf } from '@/games/archmagi/ui/events'
import { HAND } from '@/games/archmagi/ui/gestures/moving-hand'
import { askedParts } from '@/games/archmagi/ui/panels/asked-parts'
import { battleParts } from '@/games/archmagi/ui/panels/battle-parts'
import { Holdings } from '@/games/archmagi/ui/panels/Holdings'
import { tableParts } from '@/games/archmagi/ui/panels/table-parts'
import { undeployable } from '@/games/archmagi/ui/panels/undeployable'
import { trackOf } from '@/games/archmagi/ui/play/track'
import { keyOf } from '@/table/choosing/narrowing'
import { type PanelPart, PanelParts } from '@/table/panel/PanelParts'
import { clause } from '../../../support/clause'
import { add, cast, MAGES, PAIR, planning, rolling } from './battle'
import { heardBy, played, type Step } from './played'
import { fight } from './rule'

const seenBy = (seat: 'one' | 'two', given: object, ...steps: readonly Step[]): View =>
  viewOf(played(given, ...steps).state, seat)

/** What is read in some parts of a panel. */
function textIn(parts: readonly PanelPart[]): string {
  return renderToStaticMarkup(<PanelParts parts={parts} />).replaceAll(/<[^>]+>/g, ' ')
}

const LAID = {
  units: [
    ['b', 'bard', 1, 'C3', { artifacts: ['rune-blade'], riding: 'p' }],
    ['p', 'pegasus', 1, 'C3'],
    ['c', 'crypt', 1, 'C3'],
    ['o', 'orcs', 2, 'D4', { paralysed: { rounds: 2 } }],
    ['y', 'yeomen', 2, 'D4'],
  ],
  ...{ phase: 'scout', reserve: { 1: ['hydra'], 2: ['orcs', 'drow'] }, spells: { 1: ['fog'], 2: ['web'] } },
}

clause('AM-1.9', () => {
  test('a stack has one banner of its seat, by its hex, with the number of those under it', () => {
    const counters = stacksOnBoard(seenBy('one', LAID)).flatMap(({ hex, counters: all }) =>
      all.map(({ id, factors }) => [hex, id, factors]),
    )
    expect(counters).toContainEqual(['D4', 'two@D4', '2'])
    expect(counters.filter(([hex]) => hex === 'D4')).toHaveLength(1)
  })
})

clause('AM-U.1', () => {
  test('Sites lie beside the banner, and those who are known open under it', () => {
    const at = (seat: 'one' | 'two', hex: string) =>
      stacksOnBoard(seenBy(seat, LAID))
        .find((stack) => stack.hex === hex)
        ?.counters.map(({ id }) => id)
    expect(at('two', 'C3')).toEqual(['c', 'one@C3'])
    expect(at('one', 'C3')).toEqual(['b', 'p', 'c'])
  })
  test('a side that is closed is barred', () => {
    const chasm = { op: 'block', what: 'side', on: ['C3', 'D3'], until: { rounds: 2 }, seat: 2 }
    expect(fieldOf(seenBy('one', { ...LAID, effects: [chasm] })).barriers).toMatchObject([
      { between: ['C3', 'D3'] },
    ])
  })
})

clause('AM-U.2', () => {
  const counter = (id: string) => {
    const { state } = played(LAID)
    return counterOf(state, unitOf(state, id as UnitId))
  }
  const marksOf = (id: string) =>
    [...(counter(id).signs ?? []), ...counter(id).badges].map(({ label }) => label).join('; ')
  test('a counter has its strength, and signs for what it can do', () => {
    expect(counter('y').factors).toBe('2')
    expect(marksOf('y')).toMatch(/archer \+3/)
    expect(marksOf('p')).toMatch(/flies/i)
  })
  test('who rides, carries something or is helpless is marked', () => {
    expect(marksOf('b')).toMatch(/Rune Blade/)
    expect(marksOf('b')).toMatch(/Pegasus/)
    expect(marksOf('o')).toMatch(/paraly/i)
    expect(marksOf('y')).not.toMatch(/paraly/i)
  })
})

clause('AM-U.3', () => {
  const panel = renderToStaticMarkup(
    <Holdings view={seenBy('one', LAID)} hex={null} isPeeking={null} onPeek={() => undefined} seal={null} />,
  ).replaceAll(/<[^>]+>/g, ' ')
  test('one’s own Reserve and spells are listed with their limits', () => {
    expect(panel).toMatch(/Reserve[^A-Z]*1[^A-Z]*5/)
    expect(panel).toContain('Hydra')
    expect(panel).toContain('Fog')
    expect(panel).toMatch(/1[^A-Z]*9/)
  })
  test('of the others only how many chits they hold', () => {
    expect(panel).not.toMatch(/Drow|Web/)
    expect(panel).toMatch(/Azure[^C]*2/)
  })
})

clause('AM-U.4', () => {
  test('the track has the phases with the one that runs, the round, its limit and the active seat', () => {
    const track = trackOf(seenBy('one', { ...LAID, round: 7, active: 2 }), false)
    expect(track).toMatchObject({ turn: 7, turnLimit: 30, current: { phase: 0, segment: 2 } })
    expect(track.phases[0]?.name).toBe('Azure')
    // Without the variant there is nothing to explore.
    expect(track.phases[0]?.segments.map(({ name }) => name)).toHaveLength(5)
    const exploring = trackOf(seenBy('one', { ...LAID, exploration: true }), false)
    expect(exploring.phases[0]?.segments).toHaveLength(6)
  })
})

const choosing = (settled: Readonly<Record<string, string>>): Gesture => ({
  ...{ name: 'Choosing', hex: null },
  settled: Object.fromEntries(Object.entries(settled).map(([at, value]) => [at, keyOf(value)])),
})
const marked = (view: View, gesture: Gesture) =>
  [...new Set(HAND.marks(view, gesture).map(({ hex }) => hex))].sort()

const RECRUITING = {
  units: [
    ['k', 'knights', 1, 'C3'],
    ['p', 'pikemen', 1, 'E3'],
    ['s', 'swordsmen', 1, 'E4'],
  ],
  ...{ phase: 'recruitUnits', drawn: true, terrain: { C3: 'castle', E3: 'hills', E4: 'castle' } },
  reserve: { 1: ['yeomen', 'red-drake'] },
}

clause('AM-U.5', () => {
  test('the hexes where a chit may go are lit', () => {
    const view = seenBy('one', RECRUITING)
    expect(marked(view, choosing({ type: 'deploy', chit: 'yeomen' }))).toEqual(['C3', 'E4'])
  })
  test('what can go nowhere is told with the terrain that it lacks', () => {
    const lines = undeployable(seenBy('one', RECRUITING))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/Red Drake.*Volcano/i)
  })
})

clause('AM-U.6', () => {
  const view = seenBy('one', {
    units: [
      ['d', 'dire-wolves', 1, 'C3'],
      ['o', 'orcs', 2, 'D3'],
    ],
    phase: 'movement',
  })
  const marks = HAND.marks(view, { name: 'Moving', hex: 'C3' as HexId, units: ['d' as UnitId] })
  test('a hex in reach shows how many steps it takes', () => {
    const at = (hex: string) => marks.find((mark) => mark.hex === hex)
    expect(at('C2')).toMatchObject({ kind: 'reach', text: '1' })
    expect(at('C1')).toMatchObject({ kind: 'reach', text: '2' })
    expect(at('E3')).toBeUndefined()
  })
  test('one with enemies, which makes stop, is marked otherwise', () => {
    expect(marks.find(({ hex }) => hex === 'D3')).toMatchObject({ kind: 'target' })
  })
})

clause('AM-U.7', () => {
  const view = seenBy('one', {
    units: [
      ['o', 'orcs', 2, 'B1'],
      ['e', 'elves', 2, 'A2'],
      ['x', 'orcs', 2, 'F6'],
    ],
    ...{ phase: 'scout', spells: { 1: ['plague'] } },
  })
  test('whoever may cast is marked, then what may be the target', () => {
    expect(HAND.hexesToAct(view)).toContain('A1')
    expect(marked(view, choosing({ type: 'cast', caster: 'w1', spell: 'plague' }))).toContain('B1')
    expect(marked(view, choosing({ type: 'cast', caster: 'w1', spell: 'plague' }))).not.toContain('F6')
  })
  test('a spell is shown with what it does', () => {
    expect(optionShown(view, 'spell', 'plague')).toMatchObject({
      ...{ name: 'Plague', more: expect.stringMatching(/attack.*Scout/i) as string },
    })
  })
})

clause('AM-U.8', () => {
  const battle = textIn(
    battleParts(
      seenBy(
        'one',
        planning([...PAIR, ['y', 'yeomen', 1, 'D4']], {
          battle: fight('planD', 'k', 'o', { supports: { 1: ['y'] } }),
        }),
      ),
    ),
  )
  test('both combatants stand there, with each thing that is added and its sum', () => {
    for (const name of ['Knights', 'Orcs', 'Yeomen']) expect(battle).toContain(name)
    expect(battle).toMatch(/9.*\+4.*\+2.*\+3/)
  })
  test('with the odds of what is known', () => {
    // 9 against 6: the attacker wins 30 of 36, ties 3 (AM-12.9).
    expect(battle).toMatch(/83.*8/)
  })
  test('one’s own plan is there, the other’s is not', () => {
    const given = planning([...PAIR, ['e', 'elves', 2, 'D4']])
    const plan = add(2, { kind: 'support', unit: 'e' })
    expect(textIn(battleParts(seenBy('two', given, plan)))).toContain('Elves')
    expect(textIn(battleParts(seenBy('one', given, plan)))).not.toContain('Elves')
  })
})

clause('AM-U.9', () => {
  test('a spell on the table is told with whoever cast it, and passing is offered to who is asked', () => {
    const steps = [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, cast('h', 'shield', { unit: 'k' })),
      { cmd: 'battle.planCommit', seat: 1 },
    ]
    const given = planning(MAGES, { spells: { 1: ['shield'], 2: ['counterspell'] } })
    const asked = seenBy('two', given, ...steps)
    expect(textIn(tableParts(asked))).toMatch(/Shield.*Knights.*Crimson/)
    expect(endOffer(asked)).toMatchObject({ type: 'passResponse', seat: 'two' })
    expect(endOffer(seenBy('one', given, ...steps))).toBeUndefined()
  })
  test('who may save a unit is told which', () => {
    const saved = seenBy('two', rolling([...PAIR, ['z', 'zealots', 2, 'D4']]), {
      ...{ cmd: 'battle.roll', seat: 1, rolls: [6, 1] },
    })
    expect(textIn(askedParts(saved))).toContain('Orcs')
    expect(endOffer(saved)).toMatchObject({ type: 'passSave' })
  })
})

clause('AM-U.10', () => {
  const looked = played(
    {
      units: [
        ['r', 'ranger', 1, 'C3'],
        ['o', 'orcs', 2, 'D3'],
      ],
      phase: 'scout',
    },
    { cmd: 'scout.look', seat: 1, unit: 'r', hex: 'D3', owner: 2 },
    { cmd: 'phase.end', seat: 1 },
  )
  const logOf = (seat: 'one' | 'two') =>
    linesOf({ events: heardBy(looked, seat) } as never, namesIn(viewOf(looked.state, seat)))
  test('a look-up is in the log of the looker alone, with its clause', () => {
    const line = logOf('one').find(({ text }) => text.includes('looks at'))
    expect(line).toMatchObject({ clause: 'AM-8.2', text: expect.stringContaining('Orcs') as string })
    expect(logOf('two').filter(({ text }) => text.includes('Orcs'))).toEqual([])
  })
  test('what all may know is in every log', () => {
    expect(logOf('two').map(({ text }) => text)).toEqual(
      logOf('one')
        .filter(({ text }) => !text.includes('looks at'))
        .map(({ text }) => text),
    )
  })
})
