import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import type { AnyCommand, Json } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import { present, problemsText } from '@/engine/kernel/refusal'
import type { PassSpan } from '@/engine/table/table'
import { saveAt } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import type { Command } from '@/games/arena/commands'
import { arenaRules as rules } from '@/games/arena/rules'
import { NEWEST_RULES, type Position } from '@/games/arena/state/position'
import { giveSeats } from '@/store/occasional-actions'
import { askedIn, type SessionGame } from '@/store/session'
import { createSessionStore, type SessionStore } from '@/store/session-store'
import { changeSettings } from '@/store/settings'
import { spanOf } from '@/store/standing-pass'
import { openSaveOf } from '@/store/table'
import { scene } from '../support/arena-scene'
import { memoryLibrary } from '../support/memory-library'

const GAME: SessionGame = {
  rules,
  summaryOf: () => ({ scenario: 'Arena', moment: 'Turn' }),
  writePosition: (position) => rules.writePosition(position as Position),
}

/** What else goes by (decision 43) would hide where passes lead to. */
beforeEach(() => changeSettings({ skipsEmpty: false }))
afterEach(() => changeSettings({ skipsEmpty: true, passesIdle: true }))

const CREATURES = [
  'west human-grunt C1',
  'west sorcerer C3',
  'east human-grunt C9',
  'east wizard C5',
  'east skeleton C8',
]
/** Its venom does nothing to the skeleton that carries it (AA-17.9), and works on nobody else. */
const VIAL = [{ id: 'venom-vial-1', type: 'venom-vial', owner: 1, by: 'skeleton-1' }]
const CARDS = {
  pools: [30, 30],
  spells: [
    ['spark', 'fireball'],
    ['spark', 'fireball', 'block-magic'],
  ],
}

/** A game in which both sides hide cards, before West's first magic phase. */
function tableAt(phase: 'equip1' | 'equip2' = 'equip1', more: Readonly<Record<string, Json>> = {}) {
  const store = createSessionStore(memoryLibrary())
  const position = scene(phase, CREATURES, { rules: NEWEST_RULES, ...CARDS, ...more })
  const loaded = readSave(rules, saveAt('arena', position, diceStateOf(1)))
  if (!loaded.ok) throw new Error(problemsText(loaded.problems))
  store.actions.open(GAME, loaded.value)
  return store
}

function sessionOf(store: SessionStore) {
  return present(store.getState().session, 'session')
}

/** Where the game stands, who holds the mouse, and how many steps there are. */
function stands(store: SessionStore) {
  const { history, holder } = sessionOf(store)
  return [(positionOf(history) as Position).now.phase, holder ?? 'curtain', history.cursor]
}

/** Plays a command; whoever is asked takes the mouse if nobody holds it. */
function play(store: SessionStore, command: Command): void {
  store.actions.takeMouse('seat' in command ? command.seat : 'west')
  const refusal = store.actions.play(command)
  if (refusal) throw new Error(refusal.message)
}

/** Whoever is asked passes for so long. */
function keepPassing(store: SessionStore, seat: string, span: PassSpan): void {
  store.actions.takeMouse(seat)
  store.actions.keepPassing(span)
}

const END = (seat: 'west' | 'east') => ({ type: 'endPhase', seat }) as const
const PASS = (seat: 'west' | 'east') => ({ type: 'passMagic', seat }) as const
const SPARK = {
  type: 'declareSpell',
  seat: 'west',
  caster: 'sorcerer-1',
  spell: 'spark',
  target: { kind: 'creature', creature: 'wizard-1' },
} as unknown as Command

const BLOCK = {
  type: 'declareSpell',
  seat: 'east',
  caster: 'wizard-1',
  spell: 'block-magic',
  target: { kind: 'creature', creature: 'sorcerer-1' },
} as unknown as Command

/** East passes for so long in West's Magic 1. */
function eastPassing(span: PassSpan): SessionStore {
  const store = tableAt()
  play(store, END('west'))
  play(store, PASS('west'))
  keepPassing(store, 'east', span)
  store.actions.takeMouse('west')
  return store
}

function commandsOf(store: SessionStore): readonly string[] {
  const { steps, cursor } = sessionOf(store).history
  return steps.slice(0, cursor).map(({ entry, seat }) => `${seat} ${entry.command.type}`)
}

describe('a side that has said so', () => {
  test('passes at once and from then on without being asked: the mouse stays where it is', () => {
    const store = eastPassing('turn')
    expect(stands(store)).toEqual(['movement', 'west', 3])
    play(store, END('west'))
    expect(stands(store)).toEqual(['magic2', 'west', 4])
    play(store, PASS('west'))
    expect(stands(store)).toEqual(['combat', 'west', 6])
    expect(commandsOf(store).slice(-2)).toEqual(['west passMagic', 'east passMagic'])
  })

  test('is asked as ever where the enemy has declared, and what it said stands', () => {
    const store = eastPassing('turn')
    play(store, END('west'))
    play(store, SPARK)
    play(store, PASS('west'))
    expect(stands(store)).toEqual(['magic2', 'curtain', 6])
    store.actions.takeMouse('east')
    expect(spanOf(sessionOf(store), 'east')).toBe('turn')
  })

  test('is asked again in the next turn where it passed for one, not where it passed all game', () => {
    const asked = (span: PassSpan) => {
      const store = tableAt('equip2')
      play(store, END('west'))
      play(store, END('east'))
      play(store, END('east'))
      play(store, PASS('east'))
      keepPassing(store, 'west', span)
      store.actions.takeMouse('east')
      play(store, END('east'))
      play(store, PASS('east'))
      for (const command of [END('east'), END('east'), END('west'), END('west')]) play(store, command)
      return askedIn(sessionOf(store))
    }
    expect(asked('turn')).toBe('west')
    // Its own bout goes by, and East, who has said nothing, is asked.
    expect(asked('game')).toBe('east')
  })

  test('where both have, a magic phase goes by with what led to it', () => {
    const store = eastPassing('game')
    play(store, END('west'))
    keepPassing(store, 'west', 'game')
    expect(stands(store)).toEqual(['combat', 'west', 6])
    for (const command of [END('west'), END('west'), END('east')]) play(store, command)
    play(store, END('east'))
    expect(stands(store)).toEqual(['movement', 'east', 12])
    expect(commandsOf(store).slice(-3)).toEqual(['east endPhase', 'east passMagic', 'west passMagic'])
  })

  test('is asked again as soon as it wants to be', () => {
    const store = eastPassing('game')
    for (const command of [END('west'), PASS('west'), END('west'), END('west')]) play(store, command)
    store.actions.takeMouse('east')
    store.actions.keepPassing(null)
    expect(spanOf(sessionOf(store), 'east')).toBeNull()
    for (const command of [END('east'), END('east')]) play(store, command)
    expect(stands(store)).toEqual(['magic1', 'east', 10])
  })

  test('says it only where it is asked for an answer and holds the mouse', () => {
    const store = tableAt()
    store.actions.keepPassing('game')
    store.actions.takeMouse('west')
    store.actions.keepPassing('game')
    expect(sessionOf(store).standing).toEqual({})
    expect(stands(store)).toEqual(['equip1', 'west', 0])
  })
})

describe('undo', () => {
  test('takes back the own step with the passes that followed, and redo puts them back', () => {
    const store = eastPassing('game')
    play(store, END('west'))
    play(store, PASS('west'))
    expect(store.actions.undo()).toBeUndefined()
    expect(stands(store)).toEqual(['magic2', 'west', 4])
    expect(store.actions.redo()).toBeUndefined()
    expect(stands(store)).toEqual(['combat', 'west', 6])
  })

  test('takes back what was said with the pass that said it', () => {
    const store = tableAt()
    play(store, END('west'))
    keepPassing(store, 'west', 'game')
    store.actions.takeMouse('east')
    expect(store.actions.undo()).toBe('The mouse has passed to another side.')
    keepPassing(store, 'east', 'game')
    store.actions.takeMouse('west')
    const alone = eastPassing('game')
    play(alone, END('west'))
    keepPassing(alone, 'west', 'game')
    expect(alone.actions.undo()).toBeUndefined()
    expect([spanOf(sessionOf(alone), 'west'), spanOf(sessionOf(alone), 'east')]).toEqual([null, 'game'])
    play(alone, SPARK)
    expect(spanOf(sessionOf(alone), 'west')).toBeNull()
  })

  test('stops where the mouse has passed to the other side in the end', () => {
    const store = eastPassing('game')
    for (const command of [END('west'), PASS('west'), END('west'), END('west')]) play(store, command)
    store.actions.takeMouse('east')
    expect(store.actions.undo()).toBe('The mouse has passed to another side.')
  })
})

describe('what a side has said', () => {
  test('is in no save, and a game that is opened again asks', () => {
    const store = eastPassing('game')
    const save = openSaveOf(sessionOf(store))
    expect(JSON.stringify(save)).not.toMatch(/standing|isAutomatic|"span"/)
    const commands = save.body.entries.map(({ command }): AnyCommand => command)
    expect(commands.at(-1)).toEqual(PASS('east'))
    const again = readSave(rules, save)
    if (!again.ok) throw new Error(problemsText(again.problems))
    store.actions.open(GAME, again.value)
    expect(sessionOf(store).standing).toEqual({})
  })

  test('makes no difference to the log of the other side', () => {
    const events = (store: SessionStore) => sessionOf(store).history.steps.map((step) => step.events)
    const asked = tableAt()
    for (const command of [END('west'), PASS('west'), PASS('east'), END('west'), PASS('west'), PASS('east')])
      play(asked, command)
    const store = eastPassing('turn')
    for (const command of [END('west'), PASS('west')]) play(store, command)
    expect(events(store)).toEqual(events(asked))
  })

  test('does not depend on the cards that it hides', () => {
    const hiding = (cards: readonly string[]) => {
      const store = tableAt('equip1', { spells: [['spark', 'fireball'], [...cards]] })
      play(store, END('west'))
      play(store, PASS('west'))
      keepPassing(store, 'east', 'turn')
      store.actions.takeMouse('west')
      play(store, END('west'))
      play(store, PASS('west'))
      return stands(store)
    }
    expect(hiding(['slay', 'shatter'])).toEqual(hiding(['block-magic', 'spell-shield']))
  })

  test('counts for no bot, and a person beside one is not asked', () => {
    const store = eastPassing('game')
    giveSeats(store, { west: 'easy' })
    store.actions.takeMouse('east')
    store.actions.play(END('west'), sessionOf(store).history)
    store.actions.play(PASS('west'), sessionOf(store).history)
    expect(stands(store)).toEqual(['combat', 'east', 6])
    giveSeats(store, { east: 'easy' })
    for (const command of [END('west'), END('west')]) play(store, command)
    for (const command of [END('east'), END('east')]) store.actions.play(command, sessionOf(store).history)
    expect(stands(store)).toEqual(['magic1', 'west', 10])
  })
})

describe('a side that can do nothing, for all that lies open', () => {
  /** West passes in its Magic 1 where East has so many points and these cards. */
  const afterPass = (points: number, cards: readonly string[]) => {
    const store = tableAt('equip1', {
      pools: [30, points],
      items: VIAL,
      spells: [['spark', 'fireball'], [...cards]],
    })
    play(store, END('west'))
    play(store, PASS('west'))
    return stands(store)
  }

  test('passes by itself', () => {
    expect(afterPass(1, ['block-magic', 'spark'])).toEqual(['movement', 'west', 3])
  })

  test('passes in its own Magic 1, too, where it can begin nothing that takes longer', () => {
    const creatures = ['west human-grunt C1', 'west skeleton C3', 'east human-grunt C9']
    const items = VIAL.map((item) => ({ ...item, owner: 0 }))
    const store = tableAt('equip1', { creatures, items, pools: [0, 0], spells: [[], []] })
    play(store, END('west'))
    expect(stands(store)).toEqual(['movement', 'west', 2])
    expect(commandsOf(store)).toEqual(['west endPhase', 'west passMagic'])
  })

  test('says itself when it has declared all that it can', () => {
    const store = tableAt()
    for (const command of [END('west'), SPARK, PASS('west'), BLOCK]) play(store, command)
    expect(stands(store)).toEqual(['magic1', 'east', 4])
  })

  test('whatever it hides', () => {
    const hands = [
      ['slay', 'shatter'],
      ['spell-shield', 'fireball'],
      ['block-magic', 'spark'],
    ]
    for (const points of [1, 30])
      expect(new Set(hands.map((cards) => JSON.stringify(afterPass(points, cards)))).size).toBe(1)
    expect(afterPass(30, ['slay', 'shatter'])).toEqual(['magic1', 'curtain', 2])
  })

  test('is asked where the players want that', () => {
    changeSettings({ passesIdle: false })
    expect(afterPass(1, ['block-magic', 'spark'])).toEqual(['magic1', 'curtain', 2])
  })

  test('a bot answers for itself', () => {
    const store = tableAt('equip1', { pools: [30, 1], items: VIAL })
    giveSeats(store, { east: 'easy' })
    play(store, END('west'))
    play(store, PASS('west'))
    expect(stands(store)).toEqual(['magic1', 'west', 2])
  })
})
