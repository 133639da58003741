import { describe, expect, test } from 'vitest'
import { type LabGame, planProblems, playGame, selfPlay } from '@/engine/lab/self-play'
import { gamesOf, type Plan, playersOf } from '@/engine/lab/plan'
import { arrakharBot } from '@/games/arrakhar/bot'
import { arrakharRules } from '@/games/arrakhar/rules'
import { arrakharLab } from '@/games/arrakhar/lab'
import { coinBot, coinLab, coinPlan } from './coin-lab'

const coin = coinLab()
const games = gamesOf(coinPlan, { part: 1, of: 1 })

describe('self-play', () => {
  test('a game is decided by the seed and its number', () => {
    const record = playGame(coin, coinPlan, 6)
    expect(playGame(coinLab(), coinPlan, 6)).toEqual(record)
    expect(record.nth).toBe(6)
    expect(record.seed).toBe(5)
    const told = games.map((nth) => playGame(coin, coinPlan, nth))
    expect(new Set(told.map(({ winner }) => winner))).toEqual(new Set(['hider', 'seeker']))
    expect(new Set(told.map(({ turns }) => turns)).size).toBeGreaterThan(3)
    const others = games.map((nth) => playGame(coin, { ...coinPlan, seed: 6 }, nth))
    expect(others.map(({ winner }) => winner)).not.toEqual(told.map(({ winner }) => winner))
  })

  test('commands and nodes are counted', () => {
    const { turns, commands, nodes } = playGame(coin, coinPlan, 0)
    expect(commands).toBe(turns + 4)
    expect(nodes).toBe(3 * (turns + 3))
  })

  test('it pauses after everything a bot has done', () => {
    const moments = [...selfPlay(coin, coinPlan, 0)]
    expect(moments[0]).toEqual({ seat: 'seeker', commands: 2, nodes: 3 })
    expect(moments).toHaveLength(playGame(coin, coinPlan, 0).turns + 2)
  })

  test('a bot is shown its seat’s view and the budget of the plan', () => {
    const seen: unknown[] = []
    const watched = coinLab({
      ...coinBot,
      think(view, decider, random, budget) {
        seen.push([(view as { viewer: string }).viewer, decider, (view as { hidden: unknown }).hidden])
        expect(budget.rollouts).toBe(10)
        expect(budget.isOver()).toBe(false)
        return coinBot.think(view, decider, random, budget)
      },
    })
    playGame(watched, coinPlan, 1)
    expect(seen).toEqual([
      ['hider', 'random', null],
      ['seeker', 'random', null],
    ])
  })

  test('an opening is played in place of the bot’s own commands', () => {
    const plan: Plan = {
      ...coinPlan,
      seats: {
        hider: {
          deciders: ['random'],
          openings: [{ name: 'left', commands: [{ type: 'hide', hand: 'left' }, { type: 'note' }] }],
        },
        seeker: {
          deciders: ['random'],
          openings: [{ name: 'guess', commands: [{ type: 'guess', hand: 'left' }] }],
        },
      },
    }
    const record = playGame(coin, plan, 3)
    expect(record.winner).toBe('seeker')
    expect(record.commands).toBe(4)
    expect(record.openings).toEqual({ hider: 'left', seeker: 'guess' })
  })
})

describe('what goes wrong names game, seed and command', () => {
  test.each([
    [
      'a refused command',
      () => ({ type: 'pass' }),
      /^Game 2 of seed 5: command 1, {"type":"pass"}, of the hider's bot \(random\), is refused under C-2: Hide the coin first\.$/,
    ],
    [
      'a crash of the rules',
      () => ({ type: 'crash' }),
      /^Game 2 of seed 5: command 1, {"type":"crash"},.* A bug in the rules/,
    ],
    ['an endless game', () => ({ type: 'note' }), /^Game 2 of seed 5: not over after 50000 commands$/],
    [
      'a bot that throws',
      () => {
        throw new Error('no idea')
      },
      /^Game 2 of seed 5: the hider's bot \(random\) throws after 0 commands: .*no idea/,
    ],
  ])('%s', (_, command, message) => {
    const game = coinLab({
      ...coinBot,
      think: () => ({ commands: [command()], chance: 0.5, reasons: [], nodes: 0 }),
    })
    expect(() => playGame(game, coinPlan, 2)).toThrow(message)
  })

  test('a bot that plans nothing', () => {
    const game = coinLab({ ...coinBot, think: () => ({ commands: [], chance: 0.5, reasons: [], nodes: 0 }) })
    expect(() => playGame(game, coinPlan, 2)).toThrow(
      "Game 2 of seed 5: the hider's bot (random) plans nothing",
    )
  })
})

describe('a plan', () => {
  test('lets every pairing meet', () => {
    const opening = (name: string) => ({ name, commands: [] })
    const plan: Plan = {
      ...coinPlan,
      seats: {
        hider: { deciders: ['easy', 'strong'], openings: [opening('a'), opening('b'), opening('c')] },
        seeker: { deciders: ['easy', 'strong'], openings: [] },
      },
    }
    const met = gamesOf({ games: 12 }, { part: 1, of: 1 }).map((nth) => {
      const { hider, seeker } = playersOf(plan, nth)
      return `${hider?.decider} ${hider?.opening?.name} ${seeker?.decider} ${seeker?.opening?.name}`
    })
    expect(new Set(met).size).toBe(12)
  })

  test('gives each shard its own games', () => {
    expect(gamesOf({ games: 7 }, { part: 1, of: 3 })).toEqual([0, 3, 6])
    expect(gamesOf({ games: 7 }, { part: 3, of: 3 })).toEqual([2, 5])
  })
})

describe('Arrakhar’s Wand in the lab', () => {
  const game = { rules: arrakharRules, bot: arrakharBot, lab: arrakharLab } as unknown as LabGame
  const start = arrakharRules.newGame({ scenario: 'basic' })
  if (!start.ok) throw new Error('no game')
  const plan: Plan = {
    game: 'arrakhar',
    settings: { scenario: 'basic', turnLimit: 4 },
    seats: {
      sorcerer: { deciders: ['random'], openings: [] },
      wizard: {
        deciders: ['random'],
        openings: [
          {
            name: 'wizard-fire',
            commands: [
              { type: 'designForce', side: 'wizard', counts: { wizard: 13, barbarian: 4, dwarf: 6, elf: 7 } },
            ],
          },
        ],
      },
    },
    rollouts: 10,
    seed: 1,
    games: 20,
  }

  test('tells scenario, ending, turns, forces and losses', () => {
    const record = playGame(game, plan, 0)
    expect(record.scenario).toBe('basic')
    expect(record.forces.wizard).toEqual({ wizard: 13, barbarian: 4, dwarf: 6, elf: 7 })
    expect(Object.keys(record.forces.sorcerer ?? {})).toEqual(['sorcerer', 'demon', 'orc', 'ghoul'])
    expect(record.losses.wizard?.wizard).toBeGreaterThanOrEqual(0)
    expect(['wand', 'elimination', 'turnLimit', 'resignation', 'agreement']).toContain(record.by)
    expect(record.turns).toBeGreaterThan(0)
    expect(playGame(game, plan, 0)).toEqual(record)
  })

  test('designs ready forces, and refuses what may not be bought', () => {
    for (const { seat, units } of arrakharLab.forces.filter(({ id }) =>
      /(balanced|fire|shock|horde)$/.test(id),
    ))
      expect(arrakharLab.designOf(start.value, seat, units)).toEqual({
        ok: true,
        value: { type: 'designForce', side: seat, counts: units },
      })
    expect(arrakharLab.designOf(start.value, 'wizard', { wizard: 20, barbarian: 20 })).toMatchObject({
      ok: false,
      problems: [{ clause: 'AR-2.1' }, { clause: 'AR-2.3' }, { clause: 'AR-2.3' }],
    })
    expect(arrakharLab.designOf(start.value, 'wizard', { knight: 2 }).ok).toBe(false)
  })

  test('says what is wrong with settings and openings', () => {
    expect(planProblems(game, plan)).toEqual([])
    expect(planProblems(game, { ...plan, settings: { scenario: 'huge' } })[0]?.path).toBe('settings.scenario')
    const wizard = { deciders: ['random'] as const, openings: [{ name: 'x', commands: [{ type: 'fly' }] }] }
    const [problem] = planProblems(game, { ...plan, seats: { ...plan.seats, wizard } })
    expect(problem?.path).toBe('seats.wizard.openings.0.commands.0.type')
  })
})
