import { describe, expect, test, vi } from 'vitest'
import { diceStateOf, handDice, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, AnyGameRules } from '@/engine/kernel/game'
import { historyFrom, playOn, positionOf } from '@/engine/kernel/history'
import { valuesOf } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import type { HauntId } from '@/games/arrakhar/tables/units'
import { archmagiRules } from '@/games/archmagi/rules'
import type { State } from '@/games/archmagi/state/state'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules } from '@/games/arrakhar/rules'
import { standIns as arenaStandIns } from '@/games/arena/files/stand-ins'
import { standIns } from '@/games/arrakhar/files/stand-ins'
import { summaryOf } from '@/games/arrakhar/state/summary'
import { gameReport } from '@/store/game-report'
import type { StandIns } from '@/engine/kernel/stand-ins'
import { newSession, type AnyHistory, type Session } from '@/store/session'
import { firstDuel } from '../games/archmagi/first-duel'
import { coinGame, coinRules, coinStart, type CoinCommand } from '../support/coin-game'
import * as orders from '../support/orders'
import { HAUNTS, valueOf } from '../support/situation'

const rules: AnyGameRules = arrakharRules
const game = {
  rules,
  summaryOf: summaryOf as (view: object) => ReturnType<typeof summaryOf>,
  writePosition: rules.writePosition,
}
const inArrakhar = standIns as StandIns<object>
const inArena = arenaStandIns as StandIns<object>

function played(history: AnyHistory, command: AnyCommand, by = rules): AnyHistory {
  const next = playOn(by, history, { command, dice: handDice([]) })
  expect(next.played).toMatchObject({ outcome: 'played' })
  return next.history
}

/** A game at its first turn, with the wand in a haunt and so many ghouls; the haunts in their order, or the other way round. */
function begun(wand: HauntId, ghouls: number, isTurned = false): AnyHistory {
  const forces = [
    orders.design('sorcerer', { sorcerer: 6, demon: 7, orc: 8, ghoul: ghouls }),
    orders.design('wizard', { wizard: 5, barbarian: 4, dwarf: 4, elf: 6 }),
  ]
  const haunts = Object.entries(HAUNTS).map(([haunt, hex]) => orders.placeHaunt(haunt as HauntId, hex))
  const commands = [
    ...forces,
    ...(isTurned ? haunts.toReversed() : haunts),
    ...(isTurned ? [orders.hideWand('R1')] : []),
    orders.hideWand(wand),
    orders.placeSorcerers('0509', 2),
    orders.placeSorcerers('1305', 4),
    orders.FINISH,
    orders.assignEntry('0112', { wizard: 5, barbarian: 4, dwarf: 4 }),
    orders.assignEntry('1401', { elf: 6 }),
    orders.FINISH,
  ]
  const initial = valueOf(rules.newGame({ scenario: 'basic', turnLimit: 30 }))
  return commands.reduce<AnyHistory>((history, command) => played(history, command), historyFrom(initial))
}

type TwoGames = readonly [AnyHistory, AnyHistory]

/** Two games of the same open history with different secrets, one of them set up with second thoughts. */
const wandGames = (): TwoGames => [begun('T1', 9), begun('C2', 7, true)]

/** A game of Arena at its first turn; West's cards are as given, East's any. */
function drawnUp(...spells: readonly string[]): AnyHistory {
  const commands = [
    { type: 'buildArmy', seat: 'west', creatures: ['sorcerer', 'orc', 'kobold'], items: [], spells },
    { type: 'lockArmy', seat: 'west' },
    { type: 'buildArmy', seat: 'east', creatures: ['wizard', 'orc'], items: [], spells: ['block-magic'] },
    { type: 'lockArmy', seat: 'east' },
  ]
  const initial = valueOf(arenaRules.newGame({ points: [60, 60], firstPlayer: 0 }))
  return commands.reduce<AnyHistory>(
    (history, command) => played(history, command, arenaRules),
    historyFrom<object, AnyCommand, AnyEvent>(initial),
  )
}

const openIn = (history: AnyHistory, { viewOf } = rules) =>
  JSON.stringify(viewOf(positionOf(history), 'table'))

/** What ends a game at once. */
const ENDINGS: readonly string[] = ['resign', 'concede', 'offerDraw']

/** Two games that are alike for all to see, played on alike at random as long as they stay so. */
function playedOn([first, second]: TwoGames, seed: number, rules: AnyGameRules): TwoGames {
  let [one, other] = [first, second]
  const random = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  for (let nth = 0; nth < 300; nth++) {
    const command = rules.sampleCommand(positionOf(one), random)
    if (!command || ENDINGS.includes(command.type)) continue
    const next = playOn(rules, one, { command, dice }).history
    const values = valuesOf(present(next.steps.at(-1), 'step').entry.rolls)
    const { played, history } = playOn(rules, other, { command, dice: handDice(values) })
    // What only one of the games allows, as a card that the other lacks, is not played.
    if (played.outcome !== 'played') continue
    if (openIn(history, rules) !== openIn(next, rules)) break
    one = next
    other = history
  }
  return [one, other]
}

const SITTING = { saveId: 'reported', serial: 1 }

const sessionAt = (history: AnyHistory, by = rules): Session => ({
  ...newSession(
    { ...game, rules: by, writePosition: by.writePosition },
    history.initial,
    diceStateOf(1),
    SITTING,
  ),
  history,
})

describe('A game in a report', () => {
  test.each([1, 2, 3, 4])('does not change when the secrets do, game %i', (seed) => {
    const [one, other] = playedOn(wandGames(), seed, rules)
    expect(one.steps.length).toBeGreaterThan(30)
    const [first, second] = [one, other].map((history) => gameReport(sessionAt(history), rules, inArrakhar))
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
    const { masked, commands, steps, replay } = present(first, 'report')
    expect(masked).toBe(true)
    expect(steps.map(({ number }) => number)).toEqual(Array.from({ length: commands }, (_, nth) => nth + 1))
    const again = valueOf(readSave(rules, JSON.parse(JSON.stringify(replay))))
    expect(JSON.parse(openIn(again.history))).toEqual(JSON.parse(openIn(one)))
  })

  test('is played again with the first stand-ins that fit', () => {
    const parsePosition = vi.fn(rules.parsePosition)
    const session = sessionAt(begun('T1', 9))
    expect(gameReport(session, { ...rules, parsePosition }, inArrakhar).replay).not.toBeNull()
    expect(parsePosition).toHaveBeenCalledTimes(1)
  })
  test('tells nothing of a set-up but what lies open', () => {
    const history = begun('T1', 9)
    const setUp = { ...history, cursor: 8 }
    const report = gameReport(sessionAt(setUp), rules, inArrakhar)
    expect(report.replay).toBeNull()
    expect(report.steps.flatMap(({ events }) => events.map(({ type }) => type))).not.toContain('hauntPlaced')
    // The haunts of the scenario are known, not where they stand and which of them hides the wand.
    expect(JSON.stringify(report)).not.toMatch(/0508|"wandHaunt":"/)
  })

  test.each([1, 2, 3])('of Arena does not change with the cards that nobody has seen, game %i', (seed) => {
    const cards = [drawnUp('spark', 'fireball', 'meteor-swarm'), drawnUp('spark', 'blur', 'venom')] as const
    const [one, other] = playedOn(cards, seed, arenaRules)
    expect(one.steps.length).toBeGreaterThan(10)
    const reportOf = (history: AnyHistory) => gameReport(sessionAt(history, arenaRules), arenaRules, inArena)
    const report = reportOf(one)
    expect(JSON.stringify(reportOf(other))).toBe(JSON.stringify(report))
    expect(report.masked).toBe(true)
    const again = valueOf(readSave(arenaRules, JSON.parse(JSON.stringify(report.replay))))
    expect(JSON.parse(openIn(again.history, arenaRules))).toEqual(JSON.parse(openIn(one, arenaRules)))
  })

  test.each([1, 2, 3])('of Archmagi does not change with what hands and stacks hide, game %i', (seed) => {
    const duel = firstDuel()
    const { mages, units } = duel
    const others: State = {
      ...duel,
      mages: { ...mages, two: { ...mages.two, spells: ['fog', 'charm', 'haste', 'banish', 'teleport'] } },
      units: units.map((unit) => (unit.type === 'ghouls' ? { ...unit, type: 'vampyre' } : unit)),
    }
    const [one, other] = playedOn(
      [duel, others].map((start) => historyFrom<object, AnyCommand, AnyEvent>(start)) as [
        AnyHistory,
        AnyHistory,
      ],
      seed,
      archmagiRules,
    )
    const reportOf = (history: AnyHistory) =>
      gameReport(sessionAt(history, archmagiRules), archmagiRules, () => [])
    const report = reportOf(one)
    expect(one.steps.length).toBeGreaterThan(10)
    expect(JSON.stringify(reportOf(other))).toBe(JSON.stringify(report))
    expect(report).toMatchObject({ masked: true, replay: null })
  })

  const coinReport = (commands: readonly CoinCommand[]) => {
    const session = newSession(coinGame, coinStart(), null, SITTING)
    const history = commands.reduce<AnyHistory>(
      (before, command) => playOn(coinGame.rules, before, { command, dice: handDice([]) }).history,
      session.history,
    )
    return gameReport({ ...session, history }, coinRules, () => [])
  }
  test('is whole where nothing is hidden, without the dice and the seal', () => {
    const report = coinReport([{ type: 'note' }, { type: 'note' }])
    expect(report).toMatchObject({
      masked: false,
      replay: { seals: { choice: null, dice: [] }, body: { cursor: 2, dice: null, nonce: null } },
    })
  })
  test('has no replay where nothing can stand in', () => {
    const report = coinReport([{ type: 'hide', hand: 'left' }, { type: 'note' }])
    expect(report).toMatchObject({ masked: true, replay: null, commands: 1, steps: [{ number: 1 }] })
    expect(JSON.stringify(report)).not.toContain('left')
  })
})
