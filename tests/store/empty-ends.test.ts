import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import type { Json } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import { present, problemsText } from '@/engine/kernel/refusal'
import { saveAt } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import { arenaRules as rules } from '@/games/arena/rules'
import { NEWEST_RULES, type Phase, type Position } from '@/games/arena/state/position'
import { giveSeats } from '@/store/occasional-actions'
import { viewAfter } from '@/store/passing'
import type { SessionGame } from '@/store/session'
import { createSessionStore, type SessionStore } from '@/store/session-store'
import { changeSettings } from '@/store/settings'
import { logWriter } from '@/store/log'
import { scene } from '../support/arena-scene'
import { type CoinCommand, coinGame, type CoinPosition, coinRules, coinStart } from '../support/coin-game'
import { memoryLibrary } from '../support/memory-library'

const GAME: SessionGame = {
  rules,
  summaryOf: () => ({ scenario: 'Arena', moment: 'Turn' }),
  writePosition: (position) => rules.writePosition(position as Position),
}

/** Nobody carries or casts anything, and the sides are far apart. */
const FAR_APART = ['west human-grunt C1', 'west kobold B2', 'east human-grunt C9', 'east kobold B8']
/** The same on the smaller map. */
const BASIC = ['west human-grunt A1', 'west kobold B2', 'east human-grunt B7', 'east kobold C6']

afterEach(() => changeSettings({ skipsEmpty: true, passesIdle: true }))

/** A game of Arena from a position on; its dice are always the same. */
function opened(position: Json): SessionStore {
  const store = createSessionStore(memoryLibrary())
  const loaded = readSave(rules, saveAt('arena', position, diceStateOf(1)))
  if (!loaded.ok) throw new Error(problemsText(loaded.problems))
  store.actions.open(GAME, loaded.value, { kept: { saveId: 'one', revision: 1 } })
  return store
}

function tableAt(phase: Phase, creatures: readonly string[], more: Readonly<Record<string, Json>> = {}) {
  return opened(scene(phase, creatures, { rules: NEWEST_RULES, ...more }))
}

function sessionOf(store: SessionStore) {
  return present(store.getState().session, 'session')
}

/** Where the game stands, who holds the mouse, and how many steps there are. */
function stands(store: SessionStore) {
  const { history, holder } = sessionOf(store)
  const { now, active } = positionOf(history) as Position
  return [`${active} ${now.phase}`, holder ?? 'curtain', history.cursor]
}

/** Whoever is asked ends the phase. */
function end(store: SessionStore) {
  const seat = present(rules.askedSeat(positionOf(sessionOf(store).history) as Position), 'seat asked')
  store.actions.takeMouse(seat)
  const refusal = store.actions.play({ type: 'endPhase', seat } as never)
  if (refusal) throw new Error(refusal.message)
  return stands(store)
}

describe('A phase in which its side can do nothing', () => {
  test('goes by with the command that led to it, up to the end of the turn', () => {
    const store = tableAt('terrain', FAR_APART)
    expect(end(store)).toEqual(['west movement', 'west', 2])
    expect(end(store)).toEqual(['west equip2', 'west', 4])
  })

  test('goes by for the side that comes next, too, before it takes the mouse', () => {
    expect(end(tableAt('equip2', FAR_APART))).toEqual(['east movement', 'east', 3])
  })

  test('is asked about where anything can be done: a shot, a fight, an item put down, a change of terrain', () => {
    const armed = [{ id: 'venom-vial-1', type: 'venom-vial', owner: 0, by: 'kobold-1' }]
    expect(end(tableAt('movement', [...FAR_APART, 'east kobold B2']))).toEqual(['west combat', 'west', 1])
    expect(end(tableAt('movement', [...FAR_APART, 'west archer B7']))).toEqual(['west combat', 'west', 1])
    expect(end(tableAt('terrain', FAR_APART, { items: armed }))).toEqual(['west equip1', 'west', 1])
  })

  test('is asked about once something was done in it', () => {
    const store = tableAt('movement', FAR_APART.slice(0, 1).concat('east human-grunt C9'))
    store.actions.play({ type: 'walk', seat: 'west', unit: 'human-grunt-1', path: ['C2'] } as never)
    expect(stands(store)).toEqual(['west movement', 'west', 1])
  })

  test('is asked about where the players want that, and where it is a bot’s', () => {
    changeSettings({ skipsEmpty: false })
    expect(end(tableAt('terrain', FAR_APART))).toEqual(['west equip1', 'west', 1])
    changeSettings({ skipsEmpty: true })
    const store = tableAt('equip2', FAR_APART)
    giveSeats(store, { east: 'easy' })
    expect(end(store)).toEqual(['east terrain', 'west', 1])
  })

  test('is asked about in the last phase of a turn, which the basic game has elsewhere', () => {
    const store = tableAt('terrain', BASIC, { ruleset: 'basic', map: 'basic' })
    expect(end(store)).toEqual(['west movement', 'west', 1])
    expect(end(store)).toEqual(['west combat', 'west', 2])
  })

  test('is asked about while a flyer has to come down', () => {
    const store = tableAt('movement', ['west human-grunt C1', 'west gargoyle B4^', 'east human-grunt C9'])
    const position = positionOf(sessionOf(store).history) as Position
    const ends = (airTurns: number) => {
      const creatures = position.creatures.map((one) => ({ ...one, moved: true, airTurns }))
      return rules.emptyEnd?.(rules.viewOf({ ...position, creatures }, 'table'))
    }
    expect([ends(1), ends(99)]).toEqual([{ type: 'endPhase', seat: 'west' }, undefined])
  })
})

describe('What went by', () => {
  test('is taken back with the last decision, and comes back with it', () => {
    const store = tableAt('terrain', FAR_APART)
    end(store)
    end(store)
    expect(store.actions.undo()).toBeUndefined()
    expect(stands(store)).toEqual(['west movement', 'west', 2])
    expect(store.actions.undo()).toBeUndefined()
    expect(stands(store)).toEqual(['west terrain', 'west', 0])
    expect(store.actions.redo()).toBeUndefined()
    expect(stands(store)).toEqual(['west movement', 'west', 2])
  })

  test('is told to the log as such', () => {
    const store = tableAt('terrain', FAR_APART)
    end(store)
    const log = logWriter(rules, 'west')(sessionOf(store).history)
    expect(log.map(({ isAutomatic = false }) => isAutomatic)).toEqual([false, true])
  })

  test('is foretold to the button that ends the phase', () => {
    const after = (phase: Phase) => {
      const view = viewAfter(sessionOf(tableAt(phase, FAR_APART)), {
        type: 'endPhase',
        seat: 'west',
      } as never)
      return (view as Position | undefined)?.now.phase
    }
    expect([after('terrain'), after('movement')]).toEqual(['movement', 'equip2'])
    changeSettings({ skipsEmpty: false })
    expect([after('terrain'), after('movement')]).toEqual(['equip1', 'combat'])
  })
})

describe('A game', () => {
  beforeEach(() => changeSettings({ passesIdle: false }))

  /** Some command of those that can be given, always the same at the same place; who has nothing to do ends the phase. */
  function played(preset: string, commands: number) {
    const first = rules.newGame({ preset })
    if (!first.ok) throw new Error(problemsText(first.problems))
    const store = opened(rules.writePosition(first.value))
    for (let position = positionOf(sessionOf(store).history) as Position; ;) {
      const { cursor } = sessionOf(store).history
      const seat = rules.askedSeat(position)
      if (seat === null || cursor >= commands) break
      const legal = rules.legalCommands(position).filter(({ type }) => type !== 'concede')
      const command = present(legal[(cursor * 7919) % legal.length], 'command')
      store.actions.takeMouse(seat)
      const refusal = store.actions.play(command)
      if (refusal) throw new Error(refusal.message)
      position = positionOf(sessionOf(store).history) as Position
    }
    const { steps } = sessionOf(store).history
    const wentBy = steps.some(({ isAutomatic = false }) => isAutomatic)
    return { wentBy, entries: steps.slice(0, commands).map(({ entry }) => entry) }
  }

  test.each(['first-clash', 'basic', 'magic-and-monsters'])(
    'of %s is the same commands and rolls, whether what is empty goes by or is ended by hand',
    (preset) => {
      const byItself = played(preset, 120)
      changeSettings({ skipsEmpty: false })
      const byHand = played(preset, 120)
      expect(byItself.entries).toEqual(byHand.entries)
      expect([byItself.wentBy, byHand.wentBy]).toEqual([true, false])
    },
  )
})

describe('A segment does not go by', () => {
  /** A game whose first note leads to a segment that ends by so much. */
  function coinEnding(command: CoinCommand, seen: unknown[] = []) {
    const emptyEnd = (view: CoinPosition) => {
      seen.push(view)
      return view.notes === 1 ? command : undefined
    }
    const store = createSessionStore(memoryLibrary())
    store.actions.start({ ...coinGame, rules: { ...coinRules, emptyEnd } }, coinStart(), [
      { type: 'hide', hand: 'left' } as never,
    ])
    store.actions.takeMouse('hider')
    store.actions.play({ type: 'note' })
    return sessionOf(store).history.cursor
  }

  test('where dice would fall, or the mouse pass, that keep what was done from being taken back', () => {
    expect(coinEnding({ type: 'note' })).toBe(3)
    expect(coinEnding({ type: 'toss' })).toBe(2)
    expect(coinEnding({ type: 'pass' })).toBe(2)
  })

  test('for anything but what lies open: the view of the seat itself is never asked', () => {
    const seen: unknown[] = []
    coinEnding({ type: 'note' }, seen)
    expect(seen.length).toBeGreaterThan(0)
    for (const view of seen) expect(view).toMatchObject({ viewer: 'table', hidden: null })
  })
})
