import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { diceAfter, diceText, throwsChecked } from '@/engine/kernel/dice-check'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { areSealed, type DiceSeal } from '@/engine/kernel/dice-seals'
import { entriesOf } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules } from '@/games/arrakhar/rules'
import { diceHold } from '@/store/commitment'
import { freshDice } from '@/store/fresh-dice'
import { openSaveOf, saveOf } from '@/store/table'
import type { AnyHistory } from '@/store/session'
import { setTyped } from '@/store/occasional-actions'
import { playFrom } from '../properties/random-play'
import { type CoinTable, coinTable } from './coin-table'

/** A game with what its dice were sealed by. */
interface Played {
  readonly history: AnyHistory
  readonly diceSeals: readonly DiceSeal[]
}

afterEach(() => vi.unstubAllGlobals())

const sealsOf = (table: CoinTable) => table.session().diceSeals
const checkOf = (table: CoinTable) => table.store.getState().diceCheck

/** Brings a coin game to its end. */
async function finish(table: CoinTable): Promise<void> {
  table.play({ type: 'hide', hand: 'left' }, { type: 'pass' }, { type: 'guess', hand: 'left' })
  await expect.poll(() => checkOf(table)).not.toBeNull()
}

/** Waits until the dice are sealed, and all of it is kept. */
async function sealed(table: CoinTable): Promise<void> {
  await expect.poll(() => areSealed(sealsOf(table))).toBe(true)
  await expect.poll(() => table.store.getState().saveStatus.state).toBe('saved')
}

async function begun(): Promise<CoinTable> {
  const table = coinTable()
  await sealed(table)
  return table
}

describe('Fresh dice', () => {
  test('are 128 random bits', () => {
    const dice = freshDice()
    expect(dice).toHaveLength(4)
    expect(dice).not.toEqual(freshDice())
    for (const word of dice) expect(word | 0).toBe(word)
  })
  test('are never all zeros, from which nothing else would come', () => {
    vi.stubGlobal('crypto', { getRandomValues: (words: Int32Array) => words.fill(0) })
    expect(freshDice()).toEqual([1, 0, 0, 0])
  })
})

describe('The dice of a game', () => {
  test('are sealed from its beginning, as anybody can compute it', async () => {
    const table = await begun()
    const [seal] = sealsOf(table)
    expect(seal).toMatchObject({ from: 0, until: null, seed: table.session().dice })
    const line = `${diceText(present(table.session().dice, 'dice'))}:${seal?.nonce ?? ''}`
    expect(line).toMatch(/^[0-9a-f]{32}:[0-9a-f]{32}$/)
    expect(seal?.digest).toBe(createHash('sha256').update(line).digest('hex'))
  })

  test('are thrown from the seed that was sealed, which the end shows', async () => {
    const table = await begun()
    table.play({ type: 'toss' }, { type: 'note' }, { type: 'toss' })
    await sealed(table)
    expect(checkOf(table)).toBeNull()
    await finish(table)
    const throws = table.session().history.steps.reduce((sum, { entry }) => sum + entry.rolls.length, 0)
    expect(checkOf(table)).toEqual({ holds: true, sealed: throws, unsealed: 0, byHand: 0 })
  })

  test('are one seal as long as they are thrown, over reloads and undoing', async () => {
    const table = await begun()
    table.play({ type: 'toss' }, { type: 'note' })
    table.store.actions.undo()
    await sealed(table)
    const reloaded = coinTable()
    reloaded.reopen(table)
    reloaded.play({ type: 'toss' })
    await sealed(reloaded)
    expect(sealsOf(reloaded)).toEqual(sealsOf(table))
    await finish(reloaded)
    expect(checkOf(reloaded)).toMatchObject({ holds: true, unsealed: 0 })
  })

  test('stay with the game: one opened from a file throws others, sealed where it stands', async () => {
    const table = await begun()
    table.play({ type: 'toss' }, { type: 'note' })
    await sealed(table)
    const copy = coinTable()
    copy.open(JSON.parse(JSON.stringify(saveOf(table.session()))))
    expect(copy.session().dice).not.toEqual(table.session().dice)
    await sealed(copy)
    const [before] = sealsOf(table)
    expect(sealsOf(copy)).toMatchObject([
      { ...before, until: 1 },
      { from: 1, until: null },
    ])
    copy.play({ type: 'toss' })
    await finish(copy)
    expect(checkOf(copy)).toMatchObject({ holds: true, unsealed: 0 })
  })

  test('thrown by hand use up nothing that was sealed', async () => {
    const table = await begun()
    table.play({ type: 'toss' })
    setTyped(table.store, true)
    expect(areSealed(sealsOf(table))).toBe(false)
    table.play({ type: 'toss' })
    table.store.actions.provideRolls([1])
    setTyped(table.store, false)
    await sealed(table)
    table.play({ type: 'toss' })
    await finish(table)
    expect(sealsOf(table)).toMatchObject([
      { from: 0, until: 1 },
      { from: 2, until: null },
    ])
    expect(checkOf(table)).toMatchObject({ holds: true, unsealed: 0, byHand: 1 })
  })

  test('taken up again before anything was thrown leave no seal behind', async () => {
    const table = await begun()
    setTyped(table.store, true)
    expect(sealsOf(table)).toEqual([])
    setTyped(table.store, false)
    await sealed(table)
    expect(sealsOf(table)).toMatchObject([{ from: 0, until: null }])
  })

  test('of a save that has no seal are sealed as they stand; what was thrown before is told apart', async () => {
    const table = await begun()
    table.play({ type: 'toss' })
    const { seals, body, ...save } = openSaveOf(table.session())
    table.open({ ...save, seals: { ...seals, dice: [] }, body: { ...body, seeds: [] } })
    expect(table.session().dice).toEqual(body.dice)
    await sealed(table)
    expect(sealsOf(table)).toMatchObject([{ from: 1, until: null, seed: body.dice }])
    table.play({ type: 'toss' })
    await finish(table)
    const unsealed = body.entries[0]?.rolls.length
    expect(checkOf(table)).toMatchObject({ holds: true, unsealed })
  })

  test('are not sealed where the browser has no cryptography, which is said', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const table = coinTable()
    await expect.poll(() => table.store.getState().toast?.text).toContain('the dice are not sealed')
    expect(sealsOf(table)).toEqual([])
  })
})

/** A game of Arrakhar as it was kept at its end. */
function wandFound(): Played {
  const file = new URL('../migrations/save-2-finished.json', import.meta.url)
  const read = readSave(arrakharRules, JSON.parse(readFileSync(file, 'utf8')))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

/** A game of Arena, played at random from a seed that was sealed. */
function arenaFought(): Played {
  const first = arenaRules.newGame({ preset: 'first-clash' })
  if (!first.ok) throw new Error(JSON.stringify(first.problems))
  const seed = diceStateOf(987_654_321)
  const dice = seededDice(seed)
  const history = playFrom(arenaRules, { position: first.value, seed: 3, commands: 1000, dice })
  const nonce = '0123456789abcdef0123456789abcdef'
  const digest = createHash('sha256')
    .update(`${diceText(seed)}:${nonce}`)
    .digest('hex')
  return { history, diceSeals: [{ seed, nonce, digest, from: 0, until: null }] }
}

const PLAYED = [
  ['Arrakhar’s Wand', wandFound],
  ['Arena', arenaFought],
] as const

test.each(PLAYED)('the dice of a game of %s, wound back to any entry, fall as they fell', (_, played) => {
  const { history, diceSeals } = played()
  const entries = entriesOf(history)
  const seal = present(diceSeals[0], 'seal')
  for (const count of entries.keys()) {
    const dice = seededDice(diceAfter(entries.slice(0, count), seal))
    const next = entries.slice(Math.max(count, seal.from)).find(({ rolls }) => rolls.length > 0)
    for (const roll of next?.rolls ?? []) expect(dice.roll(roll)).toEqual(roll.values)
  }
})

describe.each(PLAYED)('A game of %s is found out', (_, played) => {
  const { history, diceSeals } = played()
  const entries = entriesOf(history)
  const seal = present(diceSeals[0], 'seal')

  test('no sooner than something is wrong', async () => {
    const throws = entries.reduce((sum, { rolls }) => sum + rolls.length, 0)
    expect(throws).toBeGreaterThan(0)
    expect(throwsChecked(entries, diceSeals)).toEqual({ holds: true, sealed: throws, unsealed: 0, byHand: 0 })
    expect(await diceHold(history, diceSeals)).toMatchObject({ holds: true })
  })
  test('when a throw is not the seed’s', () => {
    const at = entries.findIndex(({ rolls }) => rolls.length > 0)
    const forged = entries.map((entry, nth) => {
      const [roll, ...others] = entry.rolls
      if (nth !== at || !roll) return entry
      const values = roll.values.map((value) => 1 + (value % roll.faces))
      return { ...entry, rolls: [{ ...roll, values }, ...others] }
    })
    expect(throwsChecked(forged, diceSeals).holds).toBe(false)
  })
  test('when another seed was sealed', async () => {
    const [first = 0, ...others] = seal.seed
    const forged = { ...seal, seed: [first ^ 1, ...others] }
    expect((await diceHold(history, [forged])).holds).toBe(false)
    expect((await diceHold(history, [{ ...seal, digest: '0'.repeat(64) }])).holds).toBe(false)
  })
  test('but not where nothing can be computed', async () => {
    vi.stubGlobal('crypto', {})
    expect((await diceHold(history, diceSeals)).holds).toBeNull()
  })
})
