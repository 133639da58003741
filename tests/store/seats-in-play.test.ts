import { describe, expect, test } from 'vitest'
import type { Bots } from '@/engine/bot/bot'
import { present } from '@/engine/kernel/refusal'
import { historyFrom } from '@/engine/kernel/history'
import { lockedSaveIn, readSave } from '@/engine/save/save-read'
import { chapterOf } from '@/engine/study/study'
import { personsIn, seatsIn, wantedIn } from '@/store/curtain'
import { endOf } from '@/store/ended'
import { giveSeats } from '@/store/occasional-actions'
import { isCovered, type Session } from '@/store/session'
import { createSessionStore, type SessionStore } from '@/store/session-store'
import { looksAt } from '@/store/study/study-state'
import { cardOf, openSaveOf } from '@/store/table'
import { answerBack, askBack, nextAsked, requestIn } from '@/store/taking-back'
import { recovered } from '@/store/vault/vault'
import { memoryLibrary } from '../support/memory-library'
import { withPassphrase } from '../support/passphrase'
import { type RingCommand, ringGame, ringRules, type RingSeat, ringStart } from '../support/ring-game'

interface RingTable {
  readonly store: SessionStore
  readonly session: () => Session
  /** Plays for whoever is asked, a bot included, and lifts the curtain for persons. */
  readonly play: (...types: readonly RingCommand['type'][]) => void
}

function ringTable(playing: readonly RingSeat[], bots: Bots = {}): RingTable {
  const store = createSessionStore(memoryLibrary())
  const session = () => present(store.getState().session, 'session')
  store.actions.start(ringGame, ringStart(...playing), [])
  giveSeats(store, bots)
  store.actions.takeMouse(playing[0] ?? 'north')
  return {
    store,
    session,
    play(...types) {
      for (const type of types) {
        const { game, history, labels } = session()
        const asked = game.rules.askedSeat(history.steps[history.cursor - 1]?.position ?? history.initial)
        const isBot = labels.bots?.[asked ?? ''] !== undefined
        if (!isBot && asked !== null) store.actions.takeMouse(asked)
        store.actions.play({ type }, isBot ? history : undefined)
      }
    },
  }
}

const holderOf = ({ session }: RingTable) => session().holder
/** Who is called to the mouse, the curtain down; nobody while it is up. */
const calledTo = ({ session }: RingTable) => (isCovered(session()) ? wantedIn(session()) : null)

describe('of four seats three are in play', () => {
  const THREE = ['east', 'south', 'north'] as const

  test('and are told in the order of the game’s seats, whoever begins', () => {
    expect(seatsIn(ringTable(THREE).session())).toEqual(['north', 'east', 'south'])
  })

  test('the fourth is neither a person at the table nor a bot', () => {
    const table = ringTable(THREE, { south: 'easy', west: 'strong' })
    expect(personsIn(table.session())).toEqual(['north', 'east'])
    expect(table.session().labels.bots).toEqual({ south: 'easy' })
  })

  test('one person beside two bots is alone: no curtain falls', () => {
    const table = ringTable(THREE, { east: 'easy', south: 'easy' })
    table.play('end', 'end', 'end')
    expect([holderOf(table), calledTo(table)]).toEqual(['north', null])
  })

  test('a list of games and a result name those who play', () => {
    const table = ringTable(THREE)
    expect(cardOf(table.session()).seats).toEqual(['north', 'east', 'south'])
    expect(openSaveOf(table.session()).card?.seats).toEqual(['north', 'east', 'south'])
    table.play('win')
    expect(endOf(table.session())?.seats).toEqual(['north', 'east', 'south'])
  })

  test('a study of it is looked at with the eyes of those who play', () => {
    const history = historyFrom<object, RingCommand, RingCommand>(ringStart(...THREE))
    const chapter = chapterOf({ title: '', lineTitle: '', secrets: 'open', history })
    expect(looksAt(ringRules, chapter)).toEqual(['referee', 'asked', 'north', 'east', 'south', 'table'])
  })

  test('their save is read again', () => {
    const save: unknown = JSON.parse(JSON.stringify(openSaveOf(ringTable(THREE).session())))
    expect(readSave(ringRules, save).ok).toBe(true)
  })
})

describe('the mouse among two persons and two bots', () => {
  const FOUR = ['north', 'east', 'south', 'west'] as const
  const BOTS = { east: 'easy', west: 'easy' } as const

  test('stays with whoever held it while a bot plays, and passes to the next person after it', () => {
    const table = ringTable(FOUR, BOTS)
    expect(holderOf(table)).toBe('north')
    table.play('end')
    expect(holderOf(table)).toBe('north')
    table.play('end')
    expect(calledTo(table)).toBe('south')
    table.store.actions.takeMouse('north')
    expect(holderOf(table)).toBeNull()
    table.store.actions.takeMouse('south')
    table.play('end')
    expect(holderOf(table)).toBe('south')
    table.play('end')
    expect(calledTo(table)).toBe('north')
  })

  test('belongs, while a bot is asked, to the person who decided last when the table is come back to', () => {
    const table = ringTable(FOUR, BOTS)
    table.play('end', 'end', 'end')
    table.store.actions.leaveMouse()
    expect(calledTo(table)).toBe('south')
  })

  test('belongs to the first person while nobody has decided anything', () => {
    const table = ringTable(['east', 'south', 'west', 'north'], BOTS)
    expect(calledTo(table)).toBe('north')
  })

  test('is not held by a seat that has become a bot’s', () => {
    const table = ringTable(FOUR, BOTS)
    table.play('end')
    giveSeats(table.store, { ...BOTS, north: 'easy' })
    expect(calledTo(table)).toBe('south')
  })

  test('lets the one who holds it undo past a bot, and stops before another person’s turn', () => {
    const table = ringTable(FOUR, BOTS)
    table.play('end', 'note')
    expect(table.store.actions.undo()).toBeUndefined()
    expect(table.session().history.cursor).toBe(0)
    table.play('end', 'end')
    table.store.actions.takeMouse('south')
    expect(table.store.actions.undo()).toBe('The mouse has passed to another side.')
  })
})

describe('what three persons take back', () => {
  const asking = () => {
    const table = ringTable(['north', 'east', 'south', 'west'], { west: 'easy' })
    table.play('end')
    table.store.actions.takeMouse('east')
    askBack(table.store)
    return table
  }
  const asked = ({ session }: RingTable) => {
    const request = requestIn(session())
    return request && nextAsked(session(), request)
  }

  test('is asked of each of the others in turn, and of no bot', () => {
    const table = asking()
    expect(requestIn(table.session())).toMatchObject({ by: 'east', of: ['north', 'south'] })
    expect(asked(table)).toBe('north')
    answerBack(table.store, true)
    expect(table.session().history.cursor).toBe(1)
    expect(isCovered(table.session())).toBe(true)
    expect(asked(table)).toBe('south')
  })

  test('is taken back once all of them have granted it', () => {
    const table = asking()
    answerBack(table.store, true)
    answerBack(table.store, true)
    expect(table.session()).toMatchObject({ asking: null, history: { cursor: 0 } })
    expect(table.session().takenBack).toMatchObject([{ by: 'east', agreed: ['north', 'south'] }])
  })

  test('stands where the last of them refuses, and is asked anew of all', () => {
    const table = asking()
    answerBack(table.store, true)
    answerBack(table.store, false)
    expect(table.session()).toMatchObject({ asking: null, history: { cursor: 1 }, takenBack: [] })
    table.store.actions.takeMouse('east')
    askBack(table.store)
    expect(asked(table)).toBe('north')
  })
})

test('a recovery code has a part for each seat in play, and opens with all of them alone', async () => {
  const { session } = ringTable(['east', 'south', 'north'])
  const vault = await withPassphrase(null, seatsIn(session()), 'east', 'correct horse')
  const save: unknown = JSON.parse(JSON.stringify(await vault.lock(openSaveOf(session()), vault)))
  const file = present(lockedSaveIn(save), 'a locked save')
  expect(Object.keys(vault.halves).sort()).toEqual(['east', 'north', 'south'])
  const { south: _, ...two } = vault.halves
  expect(await recovered(file, two)).toBeUndefined()
  expect(await recovered(file, vault.halves)).toBeDefined()
  expect(file.card?.seats).toEqual(['north', 'east', 'south'])
})
