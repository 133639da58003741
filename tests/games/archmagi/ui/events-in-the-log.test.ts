import { describe, expect, test } from 'vitest'
import { namesIn } from '@/games/archmagi/queries/names'
import { viewOf } from '@/games/archmagi/queries/view'
import { linesOf } from '@/games/archmagi/ui/events'
import { ANNOUNCEMENTS } from '@/games/archmagi/ui/words/news'
import { BOTH_COMMIT, fight } from '../rules/rule'
import { KEPT, THEFTS } from './told-cases'
import { logOf, mayHear, readBy, stepsOfCase } from './told-steps'

describe('what only one seat may know', () => {
  const RECRUITING = { units: [], phase: 'recruitUnits', drawn: true, archmagi: { 1: 'wizard', 2: 'druid' } }

  test('is read by its seat in place of what all read, so that nobody reads a thing twice', () => {
    const steps = stepsOfCase({
      given: { ...RECRUITING, drawn: false },
      when: [{ cmd: 'recruit.draw', seat: 1, rolls: [{ pick: 'orcs' }, { pick: 'elves' }] }],
      then: {},
    })
    expect(readBy(steps, 'one')).toEqual([['Crimson draws Orcs and Elves.']])
    expect(readBy(steps, 'two')).toEqual([['Crimson draws 2 units.']])
    expect(readBy(steps, 'referee')).toEqual([['Crimson draws Orcs and Elves.']])
  })

  test('is what comes out of the Reserve by a spell: all read that somebody has come (AM-M.6)', () => {
    const steps = stepsOfCase({
      given: { ...RECRUITING, reserve: { 1: ['black-wyrm'] }, spells: { 1: ['call-dragon'] } },
      when: [{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'call-dragon', targets: { chit: 'black-wyrm' } }],
      then: {},
    })
    const heard = steps.flatMap(({ events }) => events.filter((event) => mayHear(event, 'two')))
    expect(JSON.stringify(heard)).not.toContain('black-wyrm')
    expect(readBy(steps, 'two').flat()).toContain('Crimson has the Wizard cast Call Dragon.')
    expect(readBy(steps, 'two').flat()).toContain('Crimson deploys 1 unit in A1.')
    expect(readBy(steps, 'one').flat()).toContain('Crimson deploys Black Wyrm in A1.')
  })

  test('is who goes along and who stays: all read how many go (AM-9.16)', () => {
    const steps = stepsOfCase({
      given: {
        units: [
          ['k', 'knights', 1, 'D4'],
          ['e', 'elves', 1, 'D4'],
        ],
        phase: 'movement',
      },
      when: [{ cmd: 'move', seat: 1, units: ['k', 'e'], path: ['D5'] }],
      then: {},
    })
    expect(readBy(steps, 'one')).toEqual([['Crimson moves Knights and Elves from D4 to D5.']])
    expect(readBy(steps, 'two')).toEqual([['Crimson moves 2 units from D4 to D5.']])
  })
})

describe('artifacts in the log', () => {
  test('lie open when a thief comes, and are taken by a die, or are not (AM-8.5)', () => {
    const open = 'Azure’s stack in D3 carries the Rune Blade.'
    expect(readBy(stepsOfCase(THEFTS.caught), 'table').flat()).toEqual([
      open,
      'Crimson rolls 1 to slip past the guard (caught on 2 or less).',
      'A guard catches Crimson’s Master Thief.',
      'Crimson loses Master Thief in D4.',
    ])
    expect(readBy(stepsOfCase(THEFTS.failed), 'table').flat()).toEqual([
      open,
      'Crimson rolls 3 to slip past the guard (caught on 2 or less).',
      'Crimson rolls 5 to steal (needs 2 or less).',
      'Crimson fails to steal the Rune Blade.',
    ])
    expect(readBy(stepsOfCase(THEFTS.done), 'table').flat().at(-1)).toBe(
      'Crimson takes the Rune Blade with Master Thief.',
    )
  })

  test('of the fallen are taken up by whoever only their owner knows (AM-5.8, AM-A.0.8)', () => {
    const units = [
      ['k', 'knights', 1, 'D4'],
      ['b', 'barbarian', 2, 'D4', { artifacts: ['rune-blade'] }],
      ['r', 'ranger', 2, 'D4'],
    ]
    const steps = stepsOfCase({
      given: { units, phase: 'battle', battle: fight('roll', 'k', 'b') },
      when: [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1, 5] }],
      then: {},
    })
    const fallen = 'A die decides about the artifact Rune Blade of the fallen: 5, it can be taken up.'
    expect(readBy(steps, 'one').flat().slice(-2)).toEqual([fallen, 'Azure takes the Rune Blade.'])
    expect(readBy(steps, 'two').flat().slice(-2)).toEqual([fallen, 'Azure gives the Rune Blade to Ranger.'])
    expect(JSON.stringify(logOf(steps, 'one'))).not.toContain('"r"')
  })

  test('that keep a spell off do so by a die (AM-M.16)', () => {
    expect(readBy(stepsOfCase(KEPT.plague), 'table').flat()).toEqual([
      'Crimson has the Wizard cast Plague on Azure’s stack in B1.',
      'A die for the immunity of Azure’s Bard to Plague: 2, unharmed.',
    ])
  })
})

describe('a battle in the log', () => {
  const KNIGHTS = {
    units: [
      ['k', 'knights', 1, 'D4'],
      ['y', 'yeomen', 1, 'D4'],
      ['o', 'orcs', 2, 'D4'],
      ['w', 'war-chief', 2, 'D4'],
    ],
    terrain: { D4: 'castle' },
    phase: 'battle',
    battle: fight('planD', 'k', 'o', { supports: { 1: ['y'], 2: ['w'] } }),
  }

  test('adds up both sides in words (AM-12.9)', () => {
    const steps = stepsOfCase({
      given: KNIGHTS,
      when: [...BOTH_COMMIT, { cmd: 'battle.roll', seat: 1, rolls: [3, 5] }],
      then: {},
    })
    expect(readBy(steps, 'table').flat()).toEqual([
      'Crimson rolls 3, Azure 5.',
      'Crimson’s Knights 4 + 1 home terrain + 2 Cavalry + 3 Archers + 3 rolled = 13 against Azure’s Orcs 6 + 1 General + 5 rolled = 12: Crimson wins.',
      'Azure loses Orcs in D4, defeated in battle.',
    ])
  })

  test('tells a tie', () => {
    const steps = stepsOfCase({
      given: KNIGHTS,
      when: [...BOTH_COMMIT, { cmd: 'battle.roll', seat: 1, rolls: [2, 5] }],
      then: {},
    })
    expect(readBy(steps, 'table').flat().at(-1)).toMatch(/= 12 against .* = 12: a tie\.$/)
  })

  test('tells what is planned, and each spell as it is cast', () => {
    const units = [...KNIGHTS.units, ['h', 'shaman', 1, 'D4']]
    const item = { kind: 'cast', caster: 'h', spell: 'curse', targets: { unit: 'o' } }
    const steps = stepsOfCase({
      given: { ...KNIGHTS, units, battle: fight('planD', 'k', 'o'), spells: { 1: ['curse'] } },
      when: [
        { cmd: 'battle.planCommit', seat: 2 },
        { cmd: 'battle.planAdd', seat: 1, item: { kind: 'support', unit: 'y' } },
        { cmd: 'battle.planAdd', seat: 1, item },
        { cmd: 'battle.planCommit', seat: 1 },
      ],
      then: {},
    })
    expect(readBy(steps, 'two').flat()).toEqual([
      'Crimson plans support by Yeomen.',
      'Crimson has Shaman cast Curse on Orcs.',
    ])
  })

  test('tells once that a spell is cancelled', () => {
    const steps = stepsOfCase({
      given: {
        units: [['h2', 'shaman', 2, 'B1']],
        ...{ phase: 'scout', spells: { 1: ['plague'], 2: ['counterspell'] } },
        options: { responseWindows: 'fast' },
      },
      when: [
        {
          ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'plague' },
          targets: { stack: { hex: 'B1', owner: 2 } },
        },
        { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'plague' },
      ],
      then: {},
    })
    expect(readBy(steps, 'table').flat()).toEqual([
      'Crimson has the Wizard cast Plague on Azure’s stack in B1.',
      'Azure has Shaman answer Plague with Counterspell.',
      'The spell Plague is cancelled.',
    ])
  })
})

describe('the log', () => {
  test('opens each phase with a heading of the seat whose turn it is', () => {
    const steps = stepsOfCase({
      given: { units: [], phase: 'scout' },
      when: [{ cmd: 'phase.end', seat: 1 }],
      then: {},
    })
    const [step] = logOf(steps, 'table')
    const lines = step ? linesOf(step, namesIn({ units: [] })) : []
    expect(lines).toMatchObject([{ kind: 'heading', side: 'one', text: 'Round 1, Crimson: Movement' }])
  })

  test('is told aloud, with who decides and where the game stands', () => {
    const [step] = stepsOfCase({
      given: { units: [['k', 'knights', 1, 'D4']], phase: 'movement' },
      when: [{ cmd: 'move', seat: 1, units: ['k'], path: ['D5'] }],
      then: {},
    })
    if (!step) throw new Error('Nothing was played.')
    const [before, after] = [step.before, step.after].map((state) => viewOf(state, 'two'))
    if (!before || !after) throw new Error('There is nothing to see.')
    const scene = { view: before, seat: 'one', log: [] }
    const next = { view: after, seat: 'one', log: logOf([step], 'two') }
    expect(ANNOUNCEMENTS.newsBetween(scene, next, new Set())).toEqual(['Crimson moves 1 unit from D4 to D5.'])
    expect(ANNOUNCEMENTS.momentNews(scene)).toEqual(['Round 1, Crimson: Movement.', 'Crimson decides.'])
  })
})
