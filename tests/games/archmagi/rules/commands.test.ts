import { expect, test } from 'vitest'
import { legalOf } from '@/engine/declare/legal'
import { refusalOf } from '@/engine/kernel/play'
import { commandFrom } from '@/games/archmagi/cases/case-commands'
import { type Command, COMMANDS } from '@/games/archmagi/commands'
import { archmagiPlay } from '@/games/archmagi/play'
import { viewOf } from '@/games/archmagi/queries/view'
import type { UnitId } from '@/games/archmagi/state/terms'
import { clause } from '../../../support/clause'
import { add, attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { played } from './played'
import { rule } from './rule'

const COMMIT = (seat: number) => ({ cmd: 'battle.planCommit', seat })
const move = (unit: string, ...path: readonly string[]) => ({ cmd: 'move', seat: 1, units: [unit], path })
const ELVES = ['e', 'elves', 2, 'D4']

/** What is listed of one type of command in a position. */
function listed<Type extends Command['type']>(given: object, type: Type) {
  const all: readonly Command[] = legalOf(COMMANDS, played(given).state)
  return all.filter((command): command is Extract<Command, { type: Type }> => command.type === type)
}

const MOVING = {
  units: [
    ['k', 'knights', 1, 'C3'],
    ['o', 'orcs', 2, 'F6'],
  ],
  phase: 'movement',
}

rule('AM-C.2', {
  'a unit that there is not does nothing': {
    given: MOVING,
    when: [move('nobody', 'D3')],
    then: { refused: 'AM-C.2' },
  },
  'nor does that of another seat': { given: MOVING, when: [move('o', 'F5')], then: { refused: 'AM-C.2' } },
  'a chit that is not held is not deployed': {
    given: {
      units: [['k', 'knights', 1, 'C3']],
      phase: 'recruitUnits',
      drawn: true,
      terrain: { C3: 'castle' },
    },
    when: [{ cmd: 'recruit.deploy', seat: 1, chit: 'yeomen', hex: 'C3' }],
    then: { refused: 'AM-C.2' },
  },
  'nor is a spell cast': {
    given: { units: [], phase: 'scout' },
    when: [{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'fog', targets: { hex: 'B1' } }],
    then: { refused: 'AM-C.2' },
  },
})

rule('AM-C.3', {
  'nobody moves while scouting': {
    given: { ...MOVING, phase: 'scout' },
    when: [move('k', 'D3')],
    then: { refused: 'AM-C.3' },
  },
  'nor rolls while planning': {
    given: planning(PAIR),
    when: [{ cmd: 'battle.roll', seat: 2 }],
    then: { refused: 'AM-C.3' },
  },
  'nor does anything before the game has been set up': {
    given: { map: 'mirror-isle', step: 'setup.place' },
    when: [{ cmd: 'recruit.draw', seat: 1 }],
    then: { refused: 'AM-C.3' },
  },
})

clause('AM-C.4', () => {
  const PLANNING = planning([...MAGES, ['y', 'yeomen', 2, 'D4']], { spells: { 2: ['shield', 'fog'] } })
  const SUPPORT = add(2, { kind: 'support', unit: 'y' })
  const SHIELD = add(2, cast('h2', 'shield', { unit: 'o' }))

  test('each command appends one item to a plan, which only its seat sees', () => {
    const { state } = played(PLANNING, SUPPORT, SHIELD)
    expect(state.battle?.sides.d.plan.map(({ kind }) => kind)).toEqual(['support', 'cast'])
    expect(viewOf(state, 'one').battle?.sides.d.plan).toEqual([])
  })
  test('each item that is listed may be added, and no longer when it has been used up', () => {
    const items = (state: ReturnType<typeof played>['state']) =>
      legalOf(COMMANDS, state).filter(({ type }) => type === 'plan')
    const before = played(PLANNING).state
    for (const one of items(before)) expect(refusalOf(archmagiPlay, before, one)).toBeUndefined()
    const casts = (state: typeof before) =>
      items(state).filter((one) => one.type === 'plan' && one.item.kind === 'cast')
    expect(casts(before).length).toBeGreaterThan(0)
    expect(casts(played(PLANNING, SHIELD).state)).toEqual([])
  })
  test('none takes an item back: that is undone', () => {
    expect(Object.keys(COMMANDS.commands).filter((type) => /unplan|takeBack|remove/i.test(type))).toEqual([])
    const { events } = played(PLANNING, SUPPORT)
    expect(archmagiPlay.barrierOf(commandFrom(SUPPORT), events)).toBeUndefined()
  })
})

clause('AM-C.5', () => {
  const stackAt = (hex: string) => ({
    units: [
      ['k', 'orcs', 1, hex],
      ['e', 'elves', 1, hex],
      ['w1', 'wizard', 1, 'A1'],
    ],
    phase: 'movement',
  })
  test('moves are listed for each unit and for the whole stack, to each hex in reach', () => {
    const moves = listed(stackAt('C3'), 'move').filter(({ units }) => !units.includes('w1' as UnitId))
    const ways = moves.map(({ units, path }) => `${units.join('+')} ${path.join(' ')}`)
    const around = ['D3', 'C2', 'B2', 'B3', 'B4', 'C4']
    for (const units of ['k', 'e', 'e+k']) for (const hex of around) expect(ways).toContain(`${units} ${hex}`)
    expect(ways).toHaveLength(18)
  })
  test('to a hex two away by the shortest path, first that which begins in the east', () => {
    const moves = listed({ units: [['d', 'dire-wolves', 1, 'C3']], phase: 'movement' }, 'move')
    const to = (hex: string) => moves.filter(({ path }) => path.at(-1) === hex).map(({ path }) => path)
    expect(to('D3')).toEqual([['D3']])
    // By D3 or by C2; the east comes before the northeast.
    expect(to('D2')).toEqual([['D3', 'D2']])
  })
  test('Dimension Door is listed for nobody else, for each hero and for all', () => {
    const casts = listed(
      planning([...MAGES, ['b', 'bard', 2, 'D4'], ['r', 'ranger', 2, 'D4']], {
        spells: { 2: ['dimension-door'] },
      }),
      'plan',
    ).flatMap(({ item }) => (item.kind === 'cast' && item.targets.hex === 'E4' ? [item] : []))
    const byCaster = casts.filter(({ caster }) => caster === 'h2').map(({ targets }) => targets.heroes ?? [])
    expect(byCaster.map((heroes) => [...heroes].sort().join('+')).sort()).toEqual(['', 'b', 'b+r', 'r'])
  })
  test('discards are listed one by one', () => {
    const six = ['orcs', 'orcs', 'elves', 'elves', 'drow', 'drow']
    const discards = listed(
      { units: [], phase: 'recruitUnits', drawn: true, reserve: { 1: six } },
      'discardUnits',
    )
    expect(discards.map(({ chits }) => chits)).toEqual([['orcs'], ['elves'], ['drow']])
  })
  test('all that is listed may be done, and nothing is listed for who is not asked', () => {
    const { state } = played(stackAt('C3'))
    const all = legalOf(COMMANDS, state)
    expect(all.filter(({ seat }) => seat !== 'one')).toEqual([])
    expect(all.filter((one) => refusalOf(archmagiPlay, state, one))).toEqual([])
  })
})

const LOOTED = (...more: readonly unknown[]) =>
  rolling([['k', 'orcs', 1, 'D4'], ['o', 'cavalier', 2, 'D4', { artifacts: ['rune-blade'] }], ...more])

rule('AM-C.6', {
  'where one alone can replace the combatant nobody is asked': {
    given: planning([...PAIR, ['g', 'ghouls', 1, 'D4'], ELVES]),
    when: attackerPlans({ kind: 'paralyze', unit: 'g', target: 'o' }),
    then: { combatants: { 1: 'k', 2: 'e' }, toAct: 2, step: 'planD' },
  },
  'where two can it is': {
    given: planning([...PAIR, ['g', 'ghouls', 1, 'D4'], ELVES, ['y', 'yeomen', 2, 'D4']]),
    when: [
      ...attackerPlans({ kind: 'paralyze', unit: 'g', target: 'o' }),
      { cmd: 'battle.replace', seat: 2, unit: 'y' },
    ],
    then: { combatants: { 1: 'k', 2: 'y' } },
  },
  'where one alone can take an artifact up it does': {
    given: LOOTED(['s', 'swordsmen', 2, 'D4']),
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1, 4] }],
    then: { holder: { 'rune-blade': 's' } },
  },
  'where there is one way out it is taken': {
    given: planning([...PAIR, ['h', 'shaman', 1, 'D4'], ELVES], {
      ...{ spells: { 1: ['fear'] } },
      terrain: { E3: 'sea', D3: 'sea', C4: 'sea', E4: 'sea', D5: 'sea' },
    }),
    when: attackerPlans(cast('h', 'fear', { unit: 'o' })),
    then: { at: { o: 'E5' } },
  },
})

clause('AM-C.7', () => {
  test('a refusal names its clause and says a sentence', () => {
    const { state } = played({
      units: [
        ['w', 'wolfriders', 1, 'C3'],
        ['o', 'orcs', 2, 'D3'],
      ],
      phase: 'movement',
    })
    const refusal = refusalOf(archmagiPlay, state, commandFrom(move('w', 'D3', 'E3')))
    expect(refusal?.clause).toBe('AM-9.5')
    expect(refusal?.message).toMatch(/^[A-Z].*enem.*\.$/)
  })
})

const UNDRAWN = {
  units: [['k', 'knights', 1, 'C3']],
  ...{ phase: 'recruitUnits', reserve: { 1: ['kraken'] }, spells: { 1: ['fog'] } },
}

rule('AM-C.8', {
  'who is asked comes before everything': {
    given: UNDRAWN,
    when: [{ cmd: 'recruit.deploy', seat: 2, chit: 'yeomen', hex: 'Z9' }],
    then: { refused: 'AM-C.1' },
  },
  'the duty of the phase before where a unit may be deployed': {
    given: UNDRAWN,
    when: [{ cmd: 'recruit.deploy', seat: 1, chit: 'kraken', hex: 'C3' }],
    then: { refused: 'AM-6.1' },
  },
  'who casts before how far it reaches': {
    given: { units: [['o', 'orcs', 1, 'C3']], phase: 'scout', spells: { 1: ['fog'] } },
    when: [{ cmd: 'cast', seat: 1, caster: 'o', spell: 'fog', targets: { hex: 'G7' } }],
    then: { refused: 'AM-M.1' },
  },
  'how far it reaches before whether the target is seen': {
    given: planning([...MAGES, ['x', 'elves', 2, 'E4']], { spells: { 1: ['control-dragon'] } }),
    when: [COMMIT(2), add(1, cast('h', 'control-dragon', { unit: 'x' }))],
    then: { refused: 'AM-M.4', refusedAt: 1 },
  },
  'that before what the spell asks for': {
    given: planning([...MAGES, ELVES], { spells: { 1: ['control-dragon'] } }),
    when: [COMMIT(2), add(1, cast('h', 'control-dragon', { unit: 'e' }))],
    then: { refused: 'AM-M.7', refusedAt: 1 },
  },
  'and that before immunity': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['o', 'witch-hunter', 2, 'D4'],
      ],
      {
        spells: { 1: ['control-dragon'] },
      },
    ),
    when: [COMMIT(2), add(1, cast('h', 'control-dragon', { unit: 'o' }))],
    then: { refused: 'AM-S.31', refusedAt: 1 },
  },
  'which comes last': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['o', 'witch-hunter', 2, 'D4'],
      ],
      {
        spells: { 1: ['sleep'] },
      },
    ),
    when: [COMMIT(2), add(1, cast('h', 'sleep', { unit: 'o' }))],
    then: { refused: 'AM-M.16', refusedAt: 1 },
  },
})

clause('AM-D.4', () => {
  const diceOf = (...happened: Parameters<typeof played>) =>
    played(...happened).events.flatMap((event) =>
      event.type === 'diceRolled' ? event.dice.map(({ id }) => id) : [],
    )
  test('battle dice are called A, A2, D, D2', () => {
    const sphinxes = rolling([
      ['k', 'sphinx', 1, 'D4'],
      ['o', 'sphinx', 2, 'D4'],
    ])
    expect(diceOf(sphinxes, { cmd: 'battle.roll', seat: 1, rolls: [1, 1, 1, 1] })).toEqual([
      ...['A', 'A2', 'D', 'D2'],
    ])
  })
  test('those of an area attack by the unit that is struck', () => {
    const given = { units: [['o', 'orcs', 2, 'B1']], phase: 'scout', spells: { 1: ['plague'] } }
    const plague = { cmd: 'cast', seat: 1, caster: 'w1', spell: 'plague', rolls: [1, 1] }
    expect(diceOf(given, { ...plague, targets: { stack: { hex: 'B1', owner: 2 } } })).toEqual([
      ...['o.spell', 'o.unit'],
    ])
  })
  test('a Maze, a guard and a theft by what they are', () => {
    const caves = planning([
      ['k', 'knights', 1, 'D4'],
      ['c', 'caves-site', 2, 'D4'],
      ['o', 'orcs', 2, 'D4'],
    ])
    const maze = add(2, { kind: 'paralyze', unit: 'c', target: 'k' })
    expect(diceOf(caves, maze, COMMIT(2), { ...COMMIT(1), rolls: [6] })).toEqual(['maze'])
    const theft = {
      units: [
        ['t', 'bandits', 1, 'C3'],
        ['c', 'war-chief', 2, 'D3', { artifacts: ['rune-blade'] }],
        ['s', 'skeletons', 2, 'D3'],
      ],
      phase: 'scout',
    }
    const stolen = { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls: [3, 3] }
    expect(diceOf(theft, { cmd: 'scout.steal', seat: 1, unit: 't', hex: 'D3', owner: 2 }, stolen)).toEqual([
      'guard',
      'theft',
    ])
  })
})

rule('AM-D.4', {
  'a side of a hex is named by the two hexes that share it': {
    given: { units: [], phase: 'scout', spells: { 1: ['chasm'] } },
    when: [{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'chasm', targets: { side: ['A1', 'B1'] } }],
    then: { effects: ['block'], spent: ['chasm'] },
  },
})
