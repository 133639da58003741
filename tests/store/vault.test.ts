import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import type { OpenBody, OpenSave } from '@/engine/save/save'
import { lockedSaveIn, readSave } from '@/engine/save/save-read'
import { openSaveOf } from '@/store/table'
import { lockedCopy } from '@/app/library/copied-save'
import { encrypt, keyOf } from '@/store/vault/cipher'
import { freshHalf, halfFrom } from '@/store/vault/recovery-code'
import { type LockedSave, recovered, shareOf, unlocked, type Vault } from '@/store/vault/vault'
import { lockGame } from '@/store/occasional-actions'
import { withPassphrase } from '../support/passphrase'
import { readingsOf } from '../support/readings'
import { seatsIn } from '@/store/curtain'
import { RUNNING, type Running } from '../support/running-session'
import { coinTable } from './coin-table'

/** A save as another browser reads it from its file. */
function passedOn(save: LockedSave): LockedSave {
  return present(lockedSaveIn(JSON.parse(JSON.stringify(save))), 'a locked save')
}

/** A running game, open and locked. */
interface Locked extends Pick<Running, 'name' | 'rules'> {
  readonly SAVE: OpenSave
  readonly SEATS: readonly string[]
  readonly first: string
  readonly second: string
  /** The vault of a game for which one side has set a passphrase, and that for which both have. */
  readonly one: Vault
  readonly both: Vault
  /** The game as it is locked by both. */
  readonly file: LockedSave
  readonly secrets: readonly string[]
}

async function lockedOf({ name, rules, session, secrets }: Running): Promise<Locked> {
  const SAVE = openSaveOf(session)
  const SEATS = seatsIn(session)
  const [first = '', second = ''] = SEATS
  const one = await withPassphrase(null, SEATS, first, 'correct horse')
  const both = await withPassphrase(one, SEATS, second, 'battery staple')
  const file = passedOn(await both.lock(SAVE, both))
  return { name, rules, SAVE, SEATS, first, second, one, both, file, secrets }
}

const LOCKED = await Promise.all(RUNNING.map(lockedOf))

async function sharesOf(
  save: LockedSave,
  passphrases: Readonly<Record<string, string>>,
): Promise<Vault['shares']> {
  const shares: Record<string, Uint8Array<ArrayBuffer>> = {}
  for (const [seat, passphrase] of Object.entries(passphrases))
    shares[seat] = present(await shareOf(save, seat, passphrase), `share of ${seat}`)
  return shares
}

describe.each(LOCKED)('A locked save of $name', (game) => {
  const { rules, SAVE, SEATS, first, second, one, both, file } = game

  test('opens with the passphrases of all who have set one, and is the same game', async () => {
    const shares = await sharesOf(file, { [first]: 'correct horse', [second]: 'battery staple' })
    const opened = present(await unlocked(file, shares), 'opened')
    expect(opened.save).toEqual(JSON.parse(JSON.stringify(SAVE)))
    expect(opened.vault).toEqual(both)
    expect(readSave(rules, opened.save).ok).toBe(true)
  })

  test('tells each side that its passphrase is wrong', async () => {
    expect(await shareOf(file, first, 'battery staple')).toBeUndefined()
    expect(await shareOf(file, second, 'correct horse')).toBeUndefined()
    expect(await shareOf(file, 'nobody', 'correct horse')).toBeUndefined()
  })

  test('does not open for one side alone', async () => {
    for (const seat of SEATS) {
      const own = present(both.shares[seat], 'share')
      expect(await unlocked(file, { [seat]: own })).toBeUndefined()
      expect(await unlocked(file, { [first]: own, [second]: own })).toBeUndefined()
    }
  })

  test('opens for the one side that has set a passphrase', async () => {
    const alone = passedOn(await one.lock(SAVE, one))
    expect(await unlocked(alone, await sharesOf(alone, { [first]: 'correct horse' }))).toBeDefined()
  })

  test('opens by the passphrase that was set last', async () => {
    const changed = passedOn(await both.lock(SAVE, await withPassphrase(both, SEATS, second, 'new words')))
    expect(await shareOf(changed, second, 'battery staple')).toBeUndefined()
    const shares = await sharesOf(changed, { [first]: 'correct horse', [second]: 'new words' })
    expect(await unlocked(changed, shares)).toBeDefined()
  })

  test('tells nothing of the game to whoever has neither', () => {
    const { body } = SAVE
    const readings = readingsOf(JSON.stringify(file))
    const secrets = [
      ...game.secrets,
      '"entries"',
      JSON.stringify(body.dice),
      ...(body.nonce === null ? [] : [body.nonce]),
    ]
    for (const half of Object.values(both.halves)) secrets.push(half)
    expect(secrets.filter((secret) => readings.some((reading) => reading.includes(secret)))).toEqual([])
  })

  test('that was changed on its way does not open', async () => {
    const { data } = file.body
    const changed = {
      ...file,
      body: { ...file.body, data: (data.startsWith('A') ? 'B' : 'A') + data.slice(1) },
    }
    expect(await unlocked(changed, both.shares)).toBeUndefined()
    expect(
      await shareOf(
        {
          ...file,
          body: {
            ...file.body,
            shares: { [first]: { ...present(file.body.shares[first], 'share'), salt: '%' } },
          },
        },
        first,
        'correct horse',
      ),
    ).toBeUndefined()
  })

  test('in which somebody who has the passphrases put something else opens as nothing', async () => {
    const key = keyOf(Object.values(both.shares))
    const shares = Object.fromEntries(Object.entries(both.shares).map(([seat, share]) => [seat, [...share]]))
    const content = { body: SAVE.body, shares, halves: both.halves, noted: [] }
    const put = async (text: string) => {
      const under = await encrypt(key, new TextEncoder().encode(text))
      return unlocked({ ...file, body: { ...file.body, ...under } }, both.shares)
    }
    expect(await put(JSON.stringify(content))).toBeDefined()
    for (const text of [
      '',
      'null',
      '['.repeat(1_000_000),
      JSON.stringify({ ...content, noted: 'all' }),
      JSON.stringify({ ...content, shares: { [first]: [256] } }),
      // They would not make the key under which the next write is to be opened.
      JSON.stringify({ ...content, shares: {} }),
      JSON.stringify({ ...content, shares: { ...shares, [first]: shares[second] } }),
      JSON.stringify({ ...content, shares: { ...shares, nobody: [...new Uint8Array(32)] } }),
      JSON.stringify({ ...content, halves: { [first]: 1 } }),
    ])
      expect(await put(text)).toBeUndefined()
  })

  test('that is copied unopened is marked, and its lock is the same', async () => {
    const copied = lockedSaveIn(JSON.parse(JSON.stringify(lockedCopy(file))))
    expect(copied?.body.copied).toBe(true)
    expect((await unlocked(present(copied, 'copy'), both.shares))?.save.body).toEqual(
      (await unlocked(file, both.shares))?.save.body,
    )
    expect(lockedCopy(SAVE)).toBeUndefined()
  })

  test('is told apart by whoever reads saves without asking', () => {
    expect(readSave(rules, file)).toEqual({
      ok: false,
      problems: [
        { path: 'body', message: 'is locked by passphrases; open it at the table, where they are asked for' },
      ],
    })
    expect(lockedSaveIn(SAVE)).toBeUndefined()
    expect(lockedSaveIn({ ...file, body: { ...file.body, shares: {} } })).toBeUndefined()
  })
})

describe.each(LOCKED)('The recovery code of a game of $name', (game) => {
  const { SAVE, SEATS, first, second, one, both, file } = game

  test('opens the game by both halves, whatever the passphrases are', async () => {
    expect((await recovered(file, both.halves))?.save).toEqual(JSON.parse(JSON.stringify(SAVE)))
    expect((await recovered(passedOn(await one.lock(SAVE, one)), one.halves))?.save).toEqual(
      JSON.parse(JSON.stringify(SAVE)),
    )
  })
  test('is another one once it was used, for both halves were typed in', async () => {
    const { vault } = present(await recovered(file, both.halves), 'recovered')
    expect(vault).toMatchObject({ shares: both.shares, wrapped: both.wrapped, noted: [] })
    expect(Object.keys(vault.halves)).toEqual(Object.keys(both.halves))
    const next = passedOn(await vault.lock(SAVE, vault))
    expect(await recovered(next, both.halves)).toBeUndefined()
    expect(await recovered(next, vault.halves)).toBeDefined()
  })
  test('has another half for a side that sets a passphrase, and another share', async () => {
    const noted = { ...one, noted: SEATS }
    const next = await withPassphrase(noted, SEATS, second, 'battery staple')
    expect(next.halves[second]).not.toBe(one.halves[second])
    expect(next.halves[first]).toBe(one.halves[first])
    expect(next.noted).toEqual([first])
    const again = await withPassphrase(next, SEATS, second, 'battery staple')
    expect(again.shares[second]).not.toEqual(next.shares[second])
    expect(await recovered(passedOn(await next.lock(SAVE, next)), one.halves)).toBeUndefined()
  })
  test('does not open it by one half, nor by halves exchanged', async () => {
    const [half, other] = [present(both.halves[first], 'half'), present(both.halves[second], 'half')]
    for (const halves of [
      { [first]: half },
      { [second]: other },
      { [first]: half, [second]: half },
      { [first]: other, [second]: half },
    ])
      expect(await recovered(file, halves)).toBeUndefined()
  })
  test('is easy to type', () => {
    const half = freshHalf()
    expect(half).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(half).not.toBe(freshHalf())
    expect(halfFrom(half.toLowerCase().replaceAll('-', ' '))).toBe(half)
    expect(halfFrom('oOiIl-lUu23-45678-9ABCD')).toBe('00111-1VV23-45678-9ABCD')
    for (const wrong of ['', half.slice(1), `${half}2`]) expect(halfFrom(wrong)).toBeUndefined()
  })
})

describe('A game that was locked', () => {
  const kept = (table: ReturnType<typeof coinTable>) =>
    lockedSaveIn(table.library.saves.get(table.session().saveId))
  const saved = (table: ReturnType<typeof coinTable>) =>
    expect.poll(() => table.store.getState().saveStatus.state).toBe('saved')

  test('is kept under its lock, each command once and in order', async () => {
    const vault = await withPassphrase(null, ['hider', 'seeker'], 'hider', 'correct horse')
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' })
    lockGame(table.store, vault)
    for (let nth = 0; nth < 5; nth++) table.play({ type: 'note' })
    await saved(table)
    table.play({ type: 'note' })
    await saved(table)
    const save = present(kept(table), 'a locked save')
    const { body } = present(await unlocked(save, vault.shares), 'opened').save as { readonly body: OpenBody }
    expect(body.entries.map(({ command }) => command.type)).toEqual([
      'hide',
      ...Array<string>(6).fill('note'),
    ])
    expect(JSON.stringify(save)).not.toContain('left')
  })

  test('lies open when it is over', async () => {
    const vault = await withPassphrase(null, ['hider', 'seeker'], 'hider', 'correct horse')
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    lockGame(table.store, vault)
    await saved(table)
    expect(kept(table)).toBeDefined()
    table.play({ type: 'guess', hand: 'left' })
    await expect.poll(() => table.library.saves.get(table.session().saveId)?.body.kind).toBe('open')
  })

  test('draws other dice when it is a copy, and is kept with them at once', async () => {
    const vault = await withPassphrase(null, ['hider', 'seeker'], 'hider', 'correct horse')
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'pass' })
    await saved(table)
    const loaded = table.session()
    const place = { saveId: 'copy', revision: 0 }
    for (const isCopy of [undefined, true] as const) {
      table.store.actions.open(loaded.game, loaded, { kept: place, vault, isCopy })
      expect(JSON.stringify(table.session().dice) === JSON.stringify(loaded.dice)).toBe(!isCopy)
    }
    await saved(table)
    const save = present(lockedSaveIn(table.library.saves.get('copy')), 'a locked save')
    expect(save.body.copied).toBeUndefined()
    expect(present(await unlocked(save, vault.shares), 'opened').save.body).toMatchObject({
      dice: table.session().dice,
    })
  })

  test('is not locked any more when it begins anew', async () => {
    const table = coinTable()
    lockGame(table.store, await withPassphrase(null, ['hider', 'seeker'], 'hider', 'correct horse'))
    table.store.actions.startOver()
    expect(table.session().vault).toBeNull()
    await expect.poll(() => table.library.saves.get(table.session().saveId)?.body.kind).toBe('packed')
  })
})
