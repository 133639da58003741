import { expect } from 'vitest'
import type { GameTable } from './game-table'
import { differences, snapshotOf } from './snapshot'

/** Two tables with the same game but for what a side keeps secret there: whoever may not know sees the same pages. */
export class Pair<Secret> {
  constructor(
    private readonly tables: readonly [GameTable, GameTable],
    private readonly secrets: readonly [Secret, Secret],
    /** Words and signs that stand only before the eyes of whoever keeps the secret. */
    private readonly signs: RegExp,
  ) {}

  /** Does the same at both tables, each with its own secret. */
  async together(act: (table: GameTable, secret: Secret) => Promise<void>): Promise<void> {
    const [first, second] = this.tables
    await Promise.all([act(first, this.secrets[0]), act(second, this.secrets[1])])
  }

  /** Both pages are the same to the last attribute, and hold no sign of a secret. */
  async expectSame(when: string): Promise<void> {
    const [one, other] = await this.snapshots()
    expect.soft(differences(one, other), when).toEqual([])
    expect.soft(this.signs.exec(one.document + one.spoken)?.[0], when).toBeUndefined()
    expect.soft(one.document.length, when).toBeGreaterThan(1000)
  }

  /** Before the eyes of whoever keeps the secret the games do differ, or comparing them would prove nothing. */
  async expectDifferent(): Promise<void> {
    const [one, other] = await this.snapshots()
    expect(differences(one, other)).not.toEqual([])
    expect(one.document).toMatch(this.signs)
  }

  /** The curtain is the same too, and nothing of the table is behind it. */
  async expectSameCurtain(): Promise<void> {
    await this.together((table) => table.untilToastIsGone())
    await this.together((table) => table.expectOnlyCurtain())
    await this.expectSame('curtain')
  }

  /** What is kept to show the games by in lists is the same, down to the small map. */
  async expectSameCards(): Promise<void> {
    const [one, other] = await Promise.all(this.tables.map(({ page }) => page.evaluate(keptCards)))
    expect(one).toMatch(/"map"/)
    expect(other).toEqual(one)
  }

  /** Both pages once what was said last has gone from both: it goes after five seconds, at each in its own. */
  private async snapshots() {
    const [first, second] = this.tables
    const [one, other] = await Promise.all([first.toast(), second.toast()])
    if (one !== '' && other !== '') expect.soft(one, 'said').toBe(other)
    await this.together((table) => table.untilToastIsGone())
    return Promise.all([snapshotOf(first.page), snapshotOf(second.page)])
  }
}

/** Runs in the page: all that is kept of games beside their saves, but for ids and dates. */
async function keptCards(): Promise<string> {
  const database = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open('hexhearth')
    request.onsuccess = () => done(request.result)
  })
  const cards = await new Promise<unknown[]>((done) => {
    const request = database
      .transaction('library')
      .objectStore('library')
      .getAll(IDBKeyRange.bound('card/', 'card0'))
    request.onsuccess = () => done(request.result as unknown[])
  })
  database.close()
  return JSON.stringify(cards, (key, value: unknown) =>
    ['saveId', 'savedAt', 'revision'].includes(key) ? undefined : value,
  )
}
