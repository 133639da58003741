import { describe, expect, test } from 'vitest'
import { HAUNT_IDS } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { countsOf } from '@/games/arrakhar/queries/counts'
import { designFaults } from '@/games/arrakhar/queries/design'
import { arrakharLab } from '@/games/arrakhar/lab'
import { isOwnScenario } from '@/games/arrakhar/state/scenario-name'
import { summaryOf } from '@/games/arrakhar/state/summary'
import { choosingHaunts } from '@/games/arrakhar/teaching/editor/edits'
import { LINES } from '@/games/arrakhar/teaching/editor/lines'
import { readyForces } from '@/games/arrakhar/ui/setup/ready-made'
import { termsOf } from '@/games/arrakhar/ui/terms/terms-of'
import { clause } from '../../support/clause'
import { design, placeHaunt } from '../../support/orders'
import { newGame } from '../../support/set-up-game'
import { randomPlay } from '../../properties/random-play'
import { playedByBots } from './bot/played-by-bots'

const SIX = HAUNT_IDS.filter((haunt) => !haunt.endsWith('3'))

/** Nine haunts, few points, low minimums. */
const RAID = {
  scenario: 'basic',
  points: { sorcerer: 24, wizard: 22 },
  minimums: { sorcerer: 2, wizard: 1 },
  haunts: 9,
} as const
/** As many points as buy nearly every counter, and six haunts where there would be nine. */
const HOSTS = {
  scenario: 'long',
  points: { sorcerer: 130, wizard: 120 },
  minimums: { sorcerer: 12, wizard: 0 },
  haunts: 6,
} as const

function problemsOf(settings: unknown): readonly string[] {
  const parsed = rules.newGame(settings)
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)
}

clause('AR-13.3', () => {
  test('minimums of nobody are printed for both sides or for none', () => {
    const { settings } = newGame({ scenario: 'basic' }).position
    const { sorcerer, wizard } = settings.allowance
    const none = { minimum: 0 }
    const both = { sorcerer: { ...sorcerer, ...none }, wizard: { ...wizard, ...none } }
    expect(isOwnScenario(settings)).toBe(false)
    expect(isOwnScenario({ ...settings, allowance: both })).toBe(false)
    expect(isOwnScenario({ ...settings, allowance: { ...both, wizard } })).toBe(true)
  })
})

clause('AR-3.1', () => {
  test('six or nine haunts may be agreed on with any scenario', () => {
    expect(newGame({ scenario: 'basic', haunts: 9 }).position.settings.haunts).toEqual(HAUNT_IDS)
    expect(newGame({ scenario: 'long', haunts: 6 }).position.settings.haunts).toEqual(SIX)
    expect(newGame({ scenario: 'long' }).position.settings.haunts).toEqual(HAUNT_IDS)
  })
  test('of nine agreed on, all must be placed', () => {
    const game = newGame({ ...RAID, advancedPlay: false })
      .then(design('sorcerer', { sorcerer: 2, demon: 2, orc: 2, ghoul: 2 }))
      .then(design('wizard', { wizard: 1, barbarian: 1, dwarf: 1, elf: 1 }))
    expect(game.refusalOf(placeHaunt('T3', '0808'))).toBeUndefined()
    const basic = newGame()
      .then(design('sorcerer', { sorcerer: 6, demon: 6, orc: 6, ghoul: 6 }))
      .then(design('wizard', { wizard: 4, barbarian: 4, dwarf: 4, elf: 4 }))
    expect(basic.refusalOf(placeHaunt('T3', '0808'))?.clause).toBe('AR-3.1')
  })
  test.each([5, 7, '9', null])('%j haunts are refused', (haunts) => {
    expect(problemsOf({ scenario: 'basic', haunts })).toEqual(['haunts: must be 6 or 9'])
  })
})

clause('AR-2.3', () => {
  test('each side buys the minimum agreed on', () => {
    const game = newGame({ minimums: { sorcerer: 2 } })
    expect(game.position.settings.allowance).toMatchObject({
      sorcerer: { minimum: 2 },
      wizard: { minimum: 4 },
    })
    const thin = { sorcerer: 1, demon: 2, orc: 2, ghoul: 2 }
    expect(game.play(design('sorcerer', thin))).toBeRefusedUnder('AR-2.3')
    expect(game.refusalOf(design('sorcerer', { ...thin, sorcerer: 2 }))).toBeUndefined()
  })
  test.each([21, -1, 1.5])('a minimum of %d is refused at its side', (wizard) => {
    expect(problemsOf({ scenario: 'basic', minimums: { wizard } })).toEqual([
      'minimums.wizard: must be a whole number from 0 to 20',
    ])
  })
})

clause('AR-13.4', () => {
  test('points that do not pay for the minimums agreed on are refused, with the least that do', () => {
    const figures = { points: { sorcerer: 24, wizard: 22 }, minimums: { sorcerer: 4, wizard: 3 } }
    // A unit of each type costs 7 points on either side.
    expect(problemsOf({ scenario: 'basic', ...figures })).toEqual([
      'points.sorcerer: must be 28 or more: so many points pay for the least that the sorcerer must buy',
    ])
    expect(problemsOf({ scenario: 'basic', ...figures, minimums: { sorcerer: 3, wizard: 3 } })).toEqual([])
  })
})

clause('AR-13.3', () => {
  test('Advanced Play has no minimums, so none may be agreed on with it', () => {
    expect(problemsOf({ scenario: 'basic', advancedPlay: true, minimums: { wizard: 2 } })).toEqual([
      'minimums: must be left out in Advanced Play, which has none (AR-13.3)',
    ])
    expect(problemsOf({ scenario: 'basic', advancedPlay: true, haunts: 9 })).toEqual([])
  })
})

describe('a scenario of one’s own', () => {
  test.each([RAID, HOSTS])('%j is kept by a position file, and by its lines', (settings) => {
    const { position, written } = newGame(settings)
    expect(written).toMatchObject({ scenario: settings.scenario, hauntCount: settings.haunts })
    expect(rules.parsePosition(written)).toEqual({ ok: true, value: position })
    const lines = LINES.read(LINES.write(position))
    expect(lines.ok && rules.parsePosition(lines.value)).toMatchObject({
      value: { settings: { haunts: position.settings.haunts, allowance: position.settings.allowance } },
    })
  })

  test('a file says nothing of haunts that are as the scenario has them', () => {
    expect(newGame({ scenario: 'basic', haunts: 6 }).written).not.toHaveProperty('hauntCount')
    expect(newGame({ scenario: 'long' }).written).not.toHaveProperty('hauntCount')
  })

  test('the position editor changes how many haunts there are', () => {
    const nine = choosingHaunts(9)(newGame().position)
    expect(nine.settings.haunts).toEqual(HAUNT_IDS)
    expect(rules.writePosition(nine)).toMatchObject({ scenario: 'basic', hauntCount: 9 })
    const six = choosingHaunts(6)({ ...nine, haunts: { T3: nine.haunts.T1, C1: nine.haunts.C1 } as never })
    expect(Object.keys(six.haunts)).toEqual(['C1'])
  })
})

describe('a game is called', () => {
  const nameOf = (settings: Readonly<Record<string, unknown>>) =>
    summaryOf(newGame(settings).viewFor('table')).scenario

  test.each([
    [{}, 'Basic Scenario'],
    [{ scenario: 'long', advancedPlay: true }, 'Long Scenario'],
    [{ points: { sorcerer: 70 } }, 'Basic Scenario'],
    [{ points: { sorcerer: 70, wizard: 64 } }, 'Own scenario'],
    [{ haunts: 9 }, 'Own scenario'],
    [{ haunts: 6, minimums: { sorcerer: 6, wizard: 4 } }, 'Basic Scenario'],
    [{ minimums: { wizard: 3 } }, 'Own scenario'],
    [RAID, 'Own scenario'],
  ])('with %j %s', (settings, name) => {
    expect(nameOf(settings)).toBe(name)
  })

  test('by that name in “This game” too, with its points, minimums and haunts', () => {
    const terms = termsOf(newGame(RAID).viewFor('table'))
    expect(terms.slice(0, 3).map(({ value }) => value)).toEqual([
      'Own scenario',
      'Sorcerer 24, at least 2 of each type. Wizard 22, at least 1 of each type.',
      HAUNT_IDS.join(', '),
    ])
    expect(arrakharLab.accountOf(newGame(RAID).position).scenario).toBe('own')
    expect(arrakharLab.accountOf(newGame().position).scenario).toBe('basic')
  })
})

describe('ready-made forces', () => {
  const sides = ['sorcerer', 'wizard'] as const

  test.each([
    ['a raid', RAID],
    ['great hosts', HOSTS],
    ['a handicap', { scenario: 'basic', points: { sorcerer: 60, wizard: 66 } }],
    ['costs of one’s own', { scenario: 'short', costs: { wizard: 4, orc: 2 } }],
  ])('are legal for %s, and there are some', (_, settings) => {
    const { settings: agreed } = newGame(settings).position
    for (const side of sides) {
      const ready = readyForces(agreed, side)
      expect(ready.length).toBeGreaterThan(0)
      for (const { counts } of ready) expect(designFaults(agreed, side, countsOf(counts))).toEqual([])
    }
  })

  test('are as printed in a scenario as printed', () => {
    const { settings } = newGame({ reconstruction: 'balanced' }).position
    expect(readyForces(settings, 'wizard').find(({ id }) => id === 'wizard-balanced')?.counts).toEqual({
      wizard: 8,
      barbarian: 8,
      dwarf: 10,
      elf: 10,
    })
  })
})

describe('bots and chance', () => {
  test.each([RAID, HOSTS])('play %j from the set-up to the end', (settings) => {
    const game = { ...settings, turnLimit: 3 }
    const { end } = playedByBots({ sorcerer: 'easy', wizard: 'easy' }, 5, game)
    expect(end.ending).not.toBeNull()
    expect(Object.keys(end.secrets.designs.sorcerer ?? {})).not.toEqual([])
    const random = randomPlay(rules, {
      seed: 3,
      settings: { ...game, skipEmptySegments: true },
      commands: 4000,
    })
    expect(random.cursor).toBeGreaterThan(20)
  })
})
