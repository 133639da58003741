import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBotStates, goOn, pause, stepOnce, type BotStates } from '@/app/bots/bot-states'
import { driveBots, PAUSES } from '@/app/bots/driver'
import { lendSeat } from '@/app/bots/lending'
import type { Thinker, ThoughtOrder } from '@/app/bots/thinker'
import type { AnyThought } from '@/engine/bot/bot'
import type { AnyCommand } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import { giveSeats, setTyped } from '@/store/occasional-actions'
import { changeSettings } from '@/store/settings'
import { markElsewhere } from '@/store/table'
import { coinGame, coinRules, coinStart, type CoinCommand, type CoinView } from '../../support/coin-game'
import { type CoinTable, coinTable } from '../../store/coin-table'

const NOTE: CoinCommand = { type: 'note' }
const PASS: CoinCommand = { type: 'pass' }
const HIDE: CoinCommand = { type: 'hide', hand: 'left' }

/** Longer than any bot waits between two steps. */
const LONG_MS = 10_000

/** A thinker that says what a test tells it to, when the test says so. */
interface FakeThinker extends Thinker {
  readonly orders: readonly ThoughtOrder[]
  /** How many thoughts were given up. */
  readonly stopped: () => number
  readonly answer: (...commands: readonly AnyCommand[]) => Promise<void>
  readonly fail: (reason: string) => Promise<void>
}

function fakeThinker(): FakeThinker {
  const orders: ThoughtOrder[] = []
  let stops = 0
  let settle: (thought: AnyThought | undefined) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  return {
    orders,
    stopped: () => stops,
    think(order) {
      orders.push(order)
      const thought = new Promise<AnyThought | undefined>((done, failed) => {
        settle = done
        reject = failed
      })
      const own = settle
      const stop = () => {
        stops += 1
        own(undefined)
      }
      return { thought, stop }
    },
    async answer(...commands) {
      settle({ commands, chance: 0.5, reasons: [], nodes: 0 })
      await vi.advanceTimersByTimeAsync(0)
    },
    async fail(reason) {
      reject(new Error(reason))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

let table: CoinTable
let states: BotStates
let thinker: FakeThinker
let end: () => void

/** The coin is hidden by the person; the bot seeks. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  table = coinTable()
  giveSeats(table.store, { seeker: 'strong' })
  table.play(HIDE, PASS)
  states = createBotStates()
  thinker = fakeThinker()
  end = driveBots({ sessions: table.store, states, thinker })
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

const phase = () => states.getState().phase
const types = () => table.session().history.steps.map(({ entry }) => entry.command.type)
const wait = (milliseconds = LONG_MS) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a bot that is asked', () => {
  test('thinks over the view of its seat and nothing else', () => {
    const { onProgress: _, seed, ...order } = present(thinker.orders[0], 'order')
    expect(Number.isInteger(seed)).toBe(true)
    expect(order).toEqual({
      game: 'coin',
      view: coinRules.viewOf(table.position(), 'seeker'),
      decider: 'strong',
      budget: { rollouts: expect.any(Number) as number, milliseconds: 3000 },
    })
    expect((order.view as CoinView).hidden).toBeNull()
    expect(JSON.stringify(order), 'where the coin is').not.toContain('left')
  })

  describe('may concede', () => {
    const GUESS: CoinCommand = { type: 'guess', hand: 'left' }
    const asked = (concession: CoinCommand) => {
      const rules = { ...coinRules, concession: () => concession }
      table.store.actions.start({ ...coinGame, rules }, coinStart({ hidden: 'left', asked: 'seeker' }), [])
      giveSeats(table.store, { seeker: 'strong' })
      return thinker.orders.at(-1)?.concession
    }
    afterEach(() => changeSettings({ botsConcede: true }))

    test('where the rules of its game know how', () => {
      expect(asked(GUESS)).toEqual({ seat: 'seeker', command: GUESS })
    })

    test('not where they refuse it now', () => {
      expect(asked(HIDE)).toBeUndefined()
    })

    test('not where the players want every game played out', () => {
      changeSettings({ botsConcede: false })
      expect(asked(GUESS)).toBeUndefined()
    })
  })

  test('plays its commands one by one, and is asked again after the last', async () => {
    await thinker.answer(NOTE, NOTE)
    expect(types()).toEqual(['hide', 'pass'])
    await wait(PAUSES.normal)
    expect(types()).toEqual(['hide', 'pass', 'note'])
    await wait(PAUSES.normal)
    expect(types()).toEqual(['hide', 'pass', 'note', 'note'])
    expect(thinker.orders).toHaveLength(2)
    expect(phase()).toBe('thinking')
  })

  test('has what its thoughts before have left of the segment’s time', async () => {
    const given = () => thinker.orders.at(-1)?.budget.milliseconds
    states.setState({ speed: 'atOnce' })
    // A toss leaves the coin game at the same moment, a note does not.
    await wait(2000)
    await thinker.answer({ type: 'toss' })
    await wait(0)
    expect(given()).toBe(1000)
    await wait(5000)
    await thinker.answer({ type: 'toss' })
    await wait(0)
    expect(given(), 'enough for a first look').toBe(100)
    await thinker.answer(NOTE)
    await wait(0)
    expect(given(), 'of the next segment').toBe(3000)
  })

  test('plays at once where that is wished, and goes quiet when the person is asked', async () => {
    states.setState({ speed: 'atOnce' })
    await thinker.answer(NOTE, PASS)
    await wait(10)
    expect(types()).toEqual(['hide', 'pass', 'note', 'pass'])
    expect([phase(), table.session().holder]).toEqual(['idle', 'hider'])
  })

  test('tells how far it is', () => {
    thinker.orders[0]?.onProgress?.(0.4)
    expect(states.getState().share).toBe(0.4)
  })
})

describe('stopping', () => {
  test('gives up the thought, and going on thinks anew', async () => {
    pause(states)
    expect([thinker.stopped(), phase()]).toEqual([1, 'waiting'])
    await wait()
    expect(types()).toHaveLength(2)
    goOn(states)
    await thinker.answer(NOTE)
    await wait()
    expect(types()).toHaveLength(3)
  })

  test('between two steps keeps the rest of the thought', async () => {
    await thinker.answer(NOTE, NOTE)
    await wait(PAUSES.normal)
    pause(states)
    await wait()
    expect(types()).toHaveLength(3)
    goOn(states)
    await wait(PAUSES.normal)
    expect(types()).toHaveLength(4)
    expect(thinker.orders, 'the second is of the next turn').toHaveLength(2)
  })

  test('a single step is played, then the bot waits again', async () => {
    pause(states)
    stepOnce(states)
    await thinker.answer(NOTE, NOTE)
    await wait()
    expect(types()).toHaveLength(3)
    expect(phase()).toBe('waiting')
  })
})

describe('what happens meanwhile', () => {
  test('an undo drops the thought', async () => {
    table.store.setState({
      session: { ...table.session(), history: { ...table.session().history, cursor: 1 } },
    })
    await thinker.answer(NOTE)
    await wait()
    expect(types()).toEqual(['hide', 'pass'])
    expect([thinker.stopped(), phase()]).toEqual([1, 'idle'])
  })

  test('an undo between two steps drops the rest', async () => {
    await thinker.answer(NOTE, NOTE)
    await wait(PAUSES.normal)
    const { session } = table.store.getState()
    table.store.setState({ session: session && { ...session, history: { ...session.history, cursor: 1 } } })
    await wait()
    expect(table.session().history.cursor).toBe(1)
  })

  test('another tab that takes the game stops the bot here', async () => {
    await thinker.answer(NOTE, NOTE)
    markElsewhere(table.store, table.session().saveId, 'open')
    await wait()
    expect(types()).toHaveLength(2)
  })

  test('the curtain stops it until a person is back', async () => {
    giveSeats(table.store, { hider: 'easy', seeker: 'easy' })
    giveSeats(table.store, { seeker: 'easy' })
    expect([thinker.stopped(), phase()]).toEqual([2, 'idle'])
    table.store.actions.takeMouse('hider')
    await thinker.answer(NOTE)
    await wait()
    expect(types()).toHaveLength(3)
  })

  test('another strength thinks anew', () => {
    giveSeats(table.store, { seeker: 'easy' })
    expect([thinker.stopped(), thinker.orders.at(-1)?.decider]).toEqual([1, 'easy'])
  })

  test('leaving the table stops it, and nothing is played late', async () => {
    await thinker.answer(NOTE)
    end()
    await wait()
    expect(types()).toHaveLength(2)
  })
})

describe('dice thrown by hand', () => {
  beforeEach(async () => {
    setTyped(table.store, true)
    await thinker.answer({ type: 'toss' })
    await wait(PAUSES.normal)
  })

  test('are waited for', async () => {
    expect([table.session().awaited?.request.label, phase()]).toEqual(['First toss', 'idle'])
    table.store.actions.provideRolls([1])
    expect(types()).toEqual(['hide', 'pass', 'toss'])
    expect(thinker.orders).toHaveLength(2)
    await wait()
    expect(types()).toHaveLength(3)
  })

  test('that nobody will throw make it wait', async () => {
    table.store.actions.cancelRolls()
    await wait()
    expect([table.session().awaited, phase()]).toEqual([null, 'waiting'])
    goOn(states)
    await thinker.answer({ type: 'toss' })
    await wait()
    expect(table.session().awaited).not.toBeNull()
  })
})

describe('trouble', () => {
  test('of the worker is told, and it may try again', async () => {
    await thinker.fail('The bot could not think: no')
    expect(states.getState()).toMatchObject({ trouble: 'The bot could not think: no', isPaused: true })
    goOn(states)
    expect(states.getState().trouble).toBeNull()
    expect(thinker.orders).toHaveLength(2)
  })

  test.each([
    ['what the rules refuse', { type: 'hide', hand: 'left' }, /what the rules refuse: Only the hider hides/],
    ['what breaks the rules', { type: 'crash' }, /The program broke/],
  ])('with %s is told and not repeated', async (_what, command, told) => {
    await thinker.answer(command)
    await wait()
    expect(states.getState().trouble).toMatch(told)
    expect([types().length, thinker.orders.length]).toEqual([2, 1])
  })

  test('with an empty thought is told', async () => {
    await thinker.answer()
    expect(states.getState().trouble).toMatch(/found nothing to do/)
  })
})

describe('a seat that is lent', () => {
  test('is played by a person behind the curtain, and goes back after the segment', async () => {
    lendSeat(table.store, states)
    expect(table.session().labels.bots).toEqual({})
    expect(table.session().holder, 'the curtain is down').toBeNull()
    table.store.actions.takeMouse('seeker')
    // A note begins another segment of the coin game.
    table.store.actions.play(NOTE)
    expect(table.session().labels.bots).toEqual({ seeker: 'strong' })
    expect(table.session().holder, 'it hides what the seeker knows').toBeNull()
    table.store.actions.takeMouse('hider')
    await thinker.answer(NOTE)
    await wait()
    expect(types()).toEqual(['hide', 'pass', 'note', 'note'])
  })

  test('stays lent when what tells of the segment in words comes late', () => {
    lendSeat(table.store, states)
    table.store.actions.takeMouse('seeker')
    vi.spyOn(coinGame, 'summaryOf').mockReturnValue({
      scenario: '',
      moment: '',
      glimpse: { phase: 'Late', map: [] },
    })
    table.store.actions.play({ type: 'toss' })
    expect(table.session().labels.bots).toEqual({})
  })
})
