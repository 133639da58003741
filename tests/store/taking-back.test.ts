import { describe, expect, test, vi } from 'vitest'
import { areSealed } from '@/engine/kernel/dice-seals'
import { present } from '@/engine/kernel/refusal'
import { lockedSaveIn } from '@/engine/save/save-read'
import { giveSeats, lockGame, setTyped } from '@/store/occasional-actions'
import { isCovered } from '@/store/session'
import { openSaveOf, saveOf } from '@/store/table'
import { answerBack, askBack, requestIn } from '@/store/taking-back'
import { askableIn, backIn } from '@/store/undoing'
import { unlocked } from '@/store/vault/vault'
import { withPassphrase } from '../support/passphrase'
import { type CoinTable, coinTable, settled } from './coin-table'

const HIDE = { type: 'hide', hand: 'left' } as const
const PASS = { type: 'pass' } as const
const TOSS = { type: 'toss' } as const
const NOTE = { type: 'note' } as const

/** A table whose dice are sealed. */
async function begun(): Promise<CoinTable> {
  const table = coinTable()
  await sealed(table)
  return table
}

async function sealed(table: CoinTable): Promise<void> {
  await expect.poll(() => areSealed(table.session().diceSeals)).toBe(true)
  await settled()
}

/** The coin is hidden and the mouse handed over; the seeker has it. */
async function handedOver(): Promise<CoinTable> {
  const table = await begun()
  table.play(HIDE, PASS)
  table.store.actions.takeMouse('seeker')
  return table
}

function takeBack(table: CoinTable): void {
  askBack(table.store)
  answerBack(table.store, true)
}

const reasonIn = (table: CoinTable) => {
  const askable = askableIn(table.session())
  return askable.ok ? undefined : askable.reason
}

describe('What undo does not reach', () => {
  test('may be asked for by whoever has the mouse, of all other persons', async () => {
    const table = await handedOver()
    expect(backIn(table.session())).toMatchObject({ ok: false })
    expect(requestIn(table.session())).toEqual({
      cursor: 1,
      by: 'seeker',
      of: ['hider'],
      what: 'the end of Note 0.',
      dice: 'none',
    })
  })

  test('changes nothing while it is asked for, and nobody has the mouse', async () => {
    const table = await handedOver()
    const { history } = table.session()
    askBack(table.store)
    expect(isCovered(table.session())).toBe(true)
    expect(table.session()).toMatchObject({ holder: null, asking: { by: 'seeker' } })
    table.store.actions.play(NOTE)
    table.store.actions.undo()
    expect(table.session().history).toBe(history)
  })

  test('is taken back once it is granted, the curtain down before whoever decides again', async () => {
    const table = await handedOver()
    takeBack(table)
    expect(table.position()).toMatchObject({ hidden: 'left', asked: 'hider' })
    expect(isCovered(table.session())).toBe(true)
    expect(table.session()).toMatchObject({ asking: null, isUndone: true })
    expect(table.session().takenBack).toEqual([
      { at: 1, what: 'the end of Note 0.', by: 'seeker', agreed: ['hider'] },
    ])
    expect(table.store.actions.redo()).toBeUndefined()
    expect(table.session().history.steps).toHaveLength(1)
  })

  test('stands when it is refused, and the curtain falls for whoever asked', async () => {
    const table = await handedOver()
    const { history } = table.session()
    askBack(table.store)
    answerBack(table.store, false)
    expect(table.session()).toMatchObject({ history, asking: null, holder: null, takenBack: [] })
    table.store.actions.takeMouse('seeker')
    expect(table.session().holder).toBe('seeker')
  })

  test('is not granted by an answer that nobody has asked for', async () => {
    const table = await handedOver()
    answerBack(table.store, true)
    expect(table.position().asked).toBe('seeker')
  })

  test('passes without a curtain where nothing is secret', async () => {
    const table = await begun()
    table.play(TOSS)
    takeBack(table)
    expect(table.session()).toMatchObject({ holder: 'hider', history: { cursor: 0 } })
  })

  test('is taken back at once beside bots, back to the last decision of a person', async () => {
    const table = await begun()
    giveSeats(table.store, { seeker: 'easy' })
    table.play(HIDE, PASS)
    table.store.actions.play(TOSS, table.session().history)
    expect(backIn(table.session())).toMatchObject({ ok: false, reason: 'Dice were rolled.' })
    askBack(table.store)
    expect(table.position()).toMatchObject({ asked: 'hider', tossed: [] })
    expect(table.session()).toMatchObject({ holder: 'hider', takenBack: [{ at: 1, agreed: [] }] })
  })

  test('tells nothing secret of a step', async () => {
    const table = await begun()
    table.play(HIDE)
    expect(requestIn(table.session())?.what).toBe('a secret step.')
  })

  test('is nothing at the beginning, while dice are typed, and when the game is over', async () => {
    const table = await begun()
    expect(reasonIn(table)).toBe('Nothing has been done yet.')
    table.play(NOTE)
    setTyped(table.store, true)
    table.store.actions.play(TOSS)
    expect(reasonIn(table)).toBe('Dice are being thrown: enter them, or cancel.')
    askBack(table.store)
    expect(table.session()).toMatchObject({ asking: null, awaited: { command: TOSS } })
    table.store.actions.cancelRolls()
    table.play(HIDE, PASS, { type: 'guess', hand: 'left' })
    expect(reasonIn(table)).toBe('The game is over, and nothing is hidden any more.')
  })
})

describe('Dice that have been taken back', () => {
  test('fall as they fell, in their order, and their seal holds to the end', async () => {
    const table = await begun()
    table.play(TOSS, NOTE, TOSS)
    const fell = table.position().tossed
    takeBack(table)
    expect(table.session().history.cursor).toBe(2)
    table.play(NOTE, TOSS)
    expect(table.position().tossed).toEqual(fell)
    table.play(TOSS, HIDE)
    await settled()
    table.play(PASS, { type: 'guess', hand: 'left' })
    await expect.poll(() => table.store.getState().diceCheck).toMatchObject({ holds: true, unsealed: 0 })
    expect(table.store.getState().sealHolds).toBe(true)
  })

  test('fall so after a reload, too', async () => {
    const before = await begun()
    before.play(TOSS, TOSS)
    const fell = before.position().tossed
    await settled()
    const table = coinTable()
    table.reopen(before)
    table.store.actions.takeMouse('hider')
    takeBack(table)
    table.play(TOSS)
    expect(table.position().tossed).toEqual(fell)
  })

  test('are not taken back where others are thrown since', async () => {
    const table = await begun()
    table.play(TOSS)
    setTyped(table.store, true)
    expect(reasonIn(table)).toBe('Dice were rolled that cannot fall again as they fell.')
    setTyped(table.store, false)
    expect(askableIn(table.session()).ok).toBe(false)
    await sealed(table)
    expect(askableIn(table.session()).ok).toBe(false)
  })

  test('are not taken back where nothing could be sealed', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const table = coinTable()
    table.play(TOSS)
    await settled()
    vi.unstubAllGlobals()
    expect(askableIn(table.session()).ok).toBe(false)
  })

  test('are typed in again where they were', async () => {
    const table = await begun()
    table.play(TOSS)
    setTyped(table.store, true)
    table.play(TOSS)
    table.store.actions.provideRolls([1])
    expect(requestIn(table.session())?.dice).toBe('hand')
    takeBack(table)
    expect(table.session()).toMatchObject({ dice: null, history: { cursor: 1 } })
    expect(askableIn(table.session()).ok).toBe(false)
  })
})

describe('The note of what was taken back', () => {
  test('is kept with the game, and opens again', async () => {
    const before = await handedOver()
    takeBack(before)
    await settled()
    const table = coinTable()
    expect(table.reopen(before)).toEqual([])
    expect(table.session().takenBack).toEqual(before.session().takenBack)
    table.play(PASS)
    expect(openSaveOf(table.session()).body.takenBack).toHaveLength(1)
  })

  test('stands no later than what is taken back after it', async () => {
    const table = await begun()
    table.play(TOSS, TOSS)
    takeBack(table)
    takeBack(table)
    expect(table.session().takenBack.map(({ at }) => at)).toEqual([0, 0])
  })

  test('is in no save of a game in which nothing was', async () => {
    const table = await handedOver()
    expect(openSaveOf(table.session()).body).not.toHaveProperty('takenBack')
  })

  test('is read from files as strictly as all else', async () => {
    const table = await handedOver()
    const save = openSaveOf(table.session())
    const body = { ...save.body, takenBack: [{ at: 1, what: 'x', by: 'hider', agreed: [], more: 1 }] }
    expect(table.open({ ...save, body })).toMatchObject([{ path: 'body.takenBack.0.more' }])
  })

  test('lies packed with all else while the game runs', async () => {
    const table = await handedOver()
    takeBack(table)
    expect(JSON.stringify(saveOf(table.session()))).not.toContain('the end of')
    expect(present(openSaveOf(table.session()).body.takenBack, 'notes')).toHaveLength(1)
  })

  test('lies under the lock of a game that is locked', async () => {
    const table = await handedOver()
    const vault = await withPassphrase(null, ['hider', 'seeker'], 'hider', 'four words of mine')
    lockGame(table.store, vault)
    takeBack(table)
    const kept = () => table.library.saves.get(table.session().saveId)
    await expect.poll(() => kept()?.body.kind).toBe('locked')
    await settled()
    const locked = present(lockedSaveIn(kept()), 'a locked save')
    expect(JSON.stringify(locked)).not.toContain('the end of')
    const open = present(await unlocked(locked, vault.shares), 'the save laid open')
    expect(open.save.body).toMatchObject({ cursor: 1, takenBack: [{ by: 'seeker', agreed: ['hider'] }] })
  })
})
