import { expect, test } from 'vitest'
import { faultsIn } from '@/games/archmagi/queries/faults'
import { clause } from '../../../support/clause'
import { add, attackerPlans, cast, MAGES, planning, rolling } from './battle'
import { type Outcome, played, type Step } from './played'
import { BOTH_COMMIT, fight } from './rule'

const GIVE_UP = (seat: number, rolls: readonly number[] = []) => ({ cmd: 'concede', seat, rolls })
const ROLL = (...rolls: readonly number[]) => ({ cmd: 'battle.roll', seat: 1, rolls })
const FAST = { options: { responseWindows: 'fast' } }

/** Another battle round, of the knights against the elves. */
const ANEW = [
  { cmd: 'battle.continue', seat: 1 },
  { cmd: 'battle.pick', seat: 1, unit: 'k' },
  { cmd: 'battle.pick', seat: 2, unit: 'e' },
  ...BOTH_COMMIT,
]

/** Who carries what when all is over, in a position without a fault: no chit is lost. */
function carriedIn({ state }: Outcome): Readonly<Record<string, readonly string[]>> {
  expect(faultsIn(state)).toEqual([])
  const bearers = state.units.filter(({ artifacts }) => artifacts.length > 0)
  return Object.fromEntries(bearers.map(({ id, artifacts }) => [id, artifacts]))
}

clause('AM-V.5', () => {
  test('what was offered to who gives up is lost, and the rest of the fallen is rolled for', () => {
    const given = rolling(
      [
        ['k', 'orcs', 1, 'D4'],
        ['o', 'cavalier', 2, 'D4', { artifacts: ['rune-blade', 'vorpal-blade'] }],
        ['s', 'swordsmen', 2, 'D4'],
        ['y', 'yeomen', 2, 'D4'],
      ],
      { seats: 3 },
    )
    const over = played(given, ROLL(6, 1, 4), GIVE_UP(2, [4]))
    expect(carriedIn(over)).toEqual({ k: ['vorpal-blade'] })
    expect(over.state.battle).toBeNull()
  })

  test('who has fallen on the other side is seen to before the battle ends', () => {
    const given = planning(
      [
        ['k', 'barbarian', 1, 'D4', { artifacts: ['rune-blade'] }],
        ['h', 'shaman', 1, 'D4'],
        ['y', 'yeomen', 1, 'D4'],
        ['o', 'paladin', 2, 'D4'],
        ['z', 'zealots', 2, 'D4'],
      ],
      { seats: 3, spells: { 1: ['inferno'] } },
    )
    const over = played(
      given,
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, cast('h', 'inferno')),
      // The barbarian falls, the paladin might be saved.
      { cmd: 'battle.planCommit', seat: 1, rolls: [1, 6, 6, 1, 1, 6, 6, 1, 1, 6] },
      GIVE_UP(2, [4]),
      { cmd: 'loot.assign', seat: 1, artifact: 'rune-blade', unit: 'y' },
    )
    expect(carriedIn(over)).toEqual({ y: ['rune-blade'] })
    expect(over.state.battle).toBeNull()
  })

  test('nobody brings a unit back twice', () => {
    const given = planning(
      [...MAGES, ['z', 'zealots', 1, 'D4'], ['y', 'zealots', 2, 'D4'], ['e', 'elves', 2, 'D4']],
      { seats: 3, spells: { 1: ['resurrection'], 2: ['reincarnation'] }, reserve: { 2: ['orcs'] }, ...FAST },
    )
    const over = played(
      given,
      add(2, cast('h2', 'reincarnation')),
      ...attackerPlans(cast('h', 'resurrection')),
      ...BOTH_COMMIT,
      ROLL(1, 6),
      { cmd: 'save.use', seat: 1, kind: 'martyr', unit: 'z' },
      ...ANEW,
      ROLL(6, 1),
      { cmd: 'save.use', seat: 2, kind: 'martyr', unit: 'y' },
      ...ANEW,
      ROLL(1, 6),
      { cmd: 'battle.callOff', seat: 1 },
      { cmd: 'battle.revive', seat: 1, chit: 'zealots' },
      GIVE_UP(2),
    )
    expect(carriedIn(over)).toEqual({})
    expect(over.state.battle).toBeNull()
    expect(over.state.units.filter(({ type }) => type === 'zealots')).toHaveLength(1)
  })
})

clause('AM-M.19', () => {
  test('a seat that is struck may give up before the dice count: those of the others do', () => {
    const given = {
      units: [
        ['o', 'orcs', 2, 'A2'],
        ['q', 'yeomen', 3, 'A2'],
      ],
      ...{ seats: 3, phase: 'scout', spells: { 1: ['poisonous-mists'], 2: ['fog'] } },
    }
    const over = played(
      given,
      { cmd: 'cast', seat: 1, caster: 'w1', spell: 'poisonous-mists', targets: { hex: 'A2' } },
      { cmd: 'respond.pass', seat: 2, rolls: [6, 1, 6, 1] },
      GIVE_UP(2),
    )
    expect(carriedIn(over)).toEqual({})
    expect(over.state.units.map(({ id }) => id)).toEqual(['w1', 'w3'])
  })
})

clause('AM-V.2', () => {
  test('an answer of who gives up comes to nothing, and what it would have stolen is not its own', () => {
    const given = {
      units: [['h2', 'witches', 2, 'A2']],
      ...{ seats: 3, phase: 'scout', spells: { 1: ['haste', 'fog'], 2: ['spell-steal', 'web'] } },
    }
    const asked = [
      { cmd: 'cast', seat: 1, caster: 'w1', spell: 'haste', targets: {} },
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'spell-steal', target: 'haste' },
      { cmd: 'respond.pass', seat: 1 },
    ]
    const over = played(given, ...asked, GIVE_UP(2))
    expect(carriedIn(over)).toEqual({})
    expect(over.state.mages.two.spells).toEqual([])
    expect(over.state.effects).not.toEqual([])
  })
})

clause('AM-M.11', () => {
  test('an answer from afar comes to nothing with its Farcast, and is told of once', () => {
    const given = {
      units: [['o', 'orcs', 2, 'A2']],
      ...{ seats: 3, phase: 'scout' },
      spells: { 1: ['plague', 'fog'], 2: ['counterspell', 'farcast', 'web'] },
    }
    const over = played(
      given,
      {
        ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'plague' },
        targets: { stack: { hex: 'A2', owner: 2 } },
      },
      {
        ...{ cmd: 'respond', seat: 2, caster: 'w2', spell: 'counterspell', target: 'plague' },
        farcast: 'farcast',
      },
      GIVE_UP(2),
    )
    expect(carriedIn(over)).toEqual({})
    const cancelled = over.events.filter(({ type }) => type === 'spellCancelled')
    expect(cancelled).toEqual([{ type: 'spellCancelled', spell: 'counterspell' }])
  })
})

/** A battle of the shaman of seat 1 against a necromancer whom his Turn Undead puts out of the game; beasts look on. */
function turningOut(spells: object, ...steps: readonly Step[]): Outcome {
  const given = {
    units: [
      ['k', 'knights', 1, 'D4'],
      ['h', 'shaman', 1, 'D4'],
      ['a', 'dire-wolves', 1, 'D4'],
      ['w2', 'necromancer', 2, 'D4'],
      ['h2', 'witches', 2, 'D4'],
      ['b', 'vipers', 2, 'D4'],
    ],
    ...{ seats: 3, phase: 'battle', spells, ...FAST },
    battle: fight('planD', 'k', 'w2', { supports: { 1: ['a'], 2: ['b'] } }),
  }
  return played(given, ...steps)
}

const TURN_OUT = cast('h', 'turn-undead', { unit: 'w2' })

clause('AM-V.2', () => {
  test('who is out creates nobody with the spells that are left on the table', () => {
    const over = turningOut(
      { 1: ['turn-undead'], 2: ['fire-elemental'] },
      add(2, cast('h2', 'fire-elemental')),
      ...attackerPlans(TURN_OUT),
    )
    expect(carriedIn(over)).toEqual({})
    expect(over.state.units.map(({ id }) => id)).toEqual(['a', 'h', 'k', 'w1', 'w3'])
  })

  test('nobody goes over to who is out, though it had turned the spell', () => {
    const over = turningOut(
      { 1: ['turn-undead', 'control-animals'], 2: ['spell-turn'] },
      ...attackerPlans(TURN_OUT, cast('h', 'control-animals', { unit: 'b' })),
      {
        ...{ cmd: 'respond', seat: 2, caster: 'h2', spell: 'spell-turn', target: 'control-animals' },
        retarget: { unit: 'a' },
      },
    )
    expect(carriedIn(over)).toEqual({})
    expect(over.state.units.find(({ id }) => id === 'a')?.seat).toBe('one')
  })
})
