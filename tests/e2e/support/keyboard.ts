import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { keysTowards, type LinesOfMap } from '../../support/cursor-keys'
import type { GameTable } from './game-table'
import { focusSeen } from './seen'

/** More than there are stops on any page. */
const MOST_STOPS = 150

/** A player without a mouse. */
export class Keyboard {
  private readonly page: Page

  constructor(
    private readonly table: GameTable,
    private readonly lines?: LinesOfMap,
  ) {
    this.page = table.page
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Goes from control to control until the one wanted has the focus. */
  async tabTo(wanted: Locator): Promise<void> {
    await wanted.waitFor()
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await this.press('Tab')
    }
    throw new Error(`The Tab key never comes to ${wanted.toString()}.`)
  }

  /** Goes to a button and presses it. */
  async act(name: string | RegExp): Promise<void> {
    await this.actOn(this.table.button(name).first())
  }

  async actOn(control: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(control)
    await this.press(key)
    await this.keepsItsPlace()
  }

  /** Goes to a list and down in it to an option. */
  async pick(list: Locator, value: string): Promise<void> {
    await this.tabTo(list)
    await this.press('Home')
    const options = await list.getByRole('option').count()
    for (let steps = 0; steps < options && (await list.inputValue()) !== value; steps++)
      await this.press('ArrowDown')
    expect(await list.inputValue()).toBe(value)
  }

  /** Whatever a deed takes away, the focus is then on something of the page that can be seen. */
  async keepsItsPlace(): Promise<void> {
    await expect.poll(() => this.page.evaluate(focusSeen)).toBe('seen')
  }

  /** Moves the board's cursor to a hex, as it is spoken, and acts there. */
  async choose(...hexes: readonly string[]): Promise<void> {
    await this.tabTo(this.page.getByRole('application'))
    for (const hex of hexes) {
      await this.moveCursorTo(hex)
      await this.press('Enter')
      await this.keepsItsPlace()
    }
  }

  private async moveCursorTo(hex: string): Promise<void> {
    // To its line, along it, and once more where the edge of the board led elsewhere on the way.
    for (let turns = 0; turns < 4; turns++) {
      const here = /^\w+/.exec(await this.spoken())?.[0] ?? ''
      if (here === hex) return
      await this.press(...keysTowards(here, hex, this.lines))
    }
    throw new Error(`The arrow keys never lead to ${hex}.`)
  }

  /** What a screen reader says of the hex at the cursor. */
  private async spoken(): Promise<string> {
    return this.page.locator('[aria-live="polite"][data-part="spoken"]').innerText()
  }

  /** Types dice into the dialog that asks for them; each digit goes on to the next die, then to the button. */
  async type(...faces: readonly number[]): Promise<void> {
    if (await this.table.isAskedBeforeRolling()) {
      await this.tabTo(this.table.rollAnyway)
      await this.press('Enter')
    }
    await this.page.getByRole('dialog').waitFor()
    await this.press(...faces.map(String), 'Enter')
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' })
    await this.keepsItsPlace()
  }

  /** Whoever is asked lifts the curtain, whose button has the focus; nobody does when the game is over. */
  async sitDown(): Promise<void> {
    const { asked, menu } = this.table
    await asked.or(menu).first().waitFor()
    if (await asked.isVisible()) await this.press('Enter')
    await menu.waitFor()
    await this.table.settled()
  }

  async endSegment(): Promise<void> {
    const before = await this.table.moment()
    await this.tabTo(this.table.endButton)
    await this.press('Enter')
    if (await this.table.isAskedAfter(before)) await this.press('Tab', 'Enter')
    await this.table.expectOtherMoment(before)
    await this.keepsItsPlace()
  }
}
