import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OpenBody, Save } from '@/engine/save/save'
import { byClass } from '../../support/class-selector'
import { opened } from '../../support/opened'
import { curtainOf, takingOf } from './curtain'
import { downloaded } from './downloaded'
import { placeInSight } from './map'
import { momentSeen, SEGMENT_END } from './seen'

/** The sides of the first game. */
export type WandSideName = 'Sorcerer' | 'Wizard'
/** The sides of all games. */
export type SideName =
  | WandSideName
  | 'West'
  | 'East'
  | 'Crimson'
  | 'Azure'
  | 'Green'
  | 'Gold'
  | 'North'
  | 'South'

/** A game in a browser, as its players see and handle it. */
export class GameTable {
  constructor(
    readonly page: Page,
    readonly home: string,
  ) {}

  async goHome(): Promise<void> {
    await this.page.goto(this.home)
    await this.page.getByRole('heading', { name: 'Hexhearth' }).waitFor()
    await this.settled()
  }

  /** Asks for the page anew; a game in progress comes back behind its curtain. */
  async reload(): Promise<void> {
    await this.page.reload()
    await this.settled()
  }

  /** Waits until all parts of the page that were asked for are there. */
  async settled(): Promise<void> {
    await this.page.locator('html:not([data-coming])').waitFor({ state: 'attached' })
  }

  /** Where saved games come in, from whichever button. */
  get fileDoor(): Locator {
    return this.page.locator('input[type="file"][hidden]')
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click()
  }

  /** Waits until a text is to be read somewhere on the page. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor()
  }

  /** The curtain that hands the mouse to a side. */
  curtain(side: SideName, player?: string): Locator {
    return this.page.getByRole('dialog', { name: curtainOf(side, player) })
  }

  /** What was said last over the page, while it is shown. */
  async toast(): Promise<string> {
    return (await this.page.locator(`${byClass('.toast')} span`).allTextContents()).join('')
  }

  /** What was said last over the page is shown for five seconds. */
  async untilToastIsGone(): Promise<void> {
    await this.page.locator(`${byClass('.toast')} > *`).waitFor({ state: 'detached' })
  }

  /** The curtain is down, and nothing of the table is behind it. */
  async expectOnlyCurtain(): Promise<void> {
    await this.page.getByRole('dialog', { name: /^Pass the device to / }).waitFor()
    expect(await this.page.locator('main, svg, table, [role="application"], [role="list"]').count()).toBe(0)
  }

  /** The player of a side, by name if there is one, lifts the curtain. */
  async takeMouse(side: SideName, player?: string): Promise<void> {
    await this.curtain(side, player)
      .getByRole('button', { name: takingOf(side, player) })
      .click()
    await this.menu.waitFor()
    await this.settled()
  }

  /** The button by which whoever is asked lifts the curtain. */
  get asked(): Locator {
    return this.page.getByRole('button', { name: /^I’m / })
  }

  /** Whoever is asked takes the mouse; nobody does when the game is over. */
  async sitDown(): Promise<void> {
    await this.asked.or(this.menu).first().waitFor()
    if (await this.asked.isVisible()) await this.asked.click()
    await this.menu.waitFor()
    await this.settled()
  }

  /** The menu's button, once it opens something. */
  get menu(): Locator {
    return this.button('Menu').and(this.page.locator(':not([aria-disabled])'))
  }

  /** Takes the network away, once the table has fetched ahead what it needs without one: the list of its menu. */
  async cutOff(): Promise<void> {
    await this.page.waitForFunction(() => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
      return [/\/OpenedMenu-[^/]*\.js$/, /\/OpenedMenu-[^/]*\.css$/].every((part) =>
        fetched.some((name) => part.test(name)),
      )
    })
    await this.settled()
    await this.page.context().setOffline(true)
  }

  /** Clicks where a hex is seen; the board finds out itself which one it was. */
  async clickHex(hex: string): Promise<void> {
    const { x, y } = await placeInSight(this.page, hex)
    await this.page.mouse.click(x, y)
  }

  async clickHexes(...hexes: readonly string[]): Promise<void> {
    for (const hex of hexes) await this.clickHex(hex)
  }

  async chooseInMenu(item: string): Promise<void> {
    await this.press('Menu')
    await this.page
      .getByRole(item.startsWith('Dice') ? 'menuitemcheckbox' : 'menuitem', { name: item })
      .click()
  }

  /** From now on dice are thrown by hand and typed in. */
  async throwDiceByHand(): Promise<void> {
    await this.chooseInMenu('Dice: thrown by hand')
  }

  /** Enters what the dice show that the table asks for. */
  async enterDice(...faces: readonly number[]): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    if (await this.isAskedBeforeRolling()) await this.rollAnyway.click()
    for (const face of faces) await dialog.getByRole('button', { name: `A ${face}` }).click()
    await dialog.getByRole('button', { name: 'Use these rolls' }).click()
  }

  /** What is pressed where a roll gives something up, once the table asks back. */
  get rollAnyway(): Locator {
    return this.page
      .getByRole('group', { name: /: roll anyway\?$/ })
      .getByRole('button', { name: 'Roll', exact: true })
  }

  /** Waits for the dice dialog; whether the table asks back instead. */
  async isAskedBeforeRolling(): Promise<boolean> {
    await this.page.getByRole('dialog').or(this.rollAnyway).first().waitFor()
    return this.rollAnyway.isVisible()
  }

  /** The title of the dice dialog, once it is there. */
  async diceWanted(): Promise<string> {
    return this.page.getByRole('dialog').getByRole('heading').innerText()
  }

  /** Where the game stands: 'Turn 2, Wizard: Combat', or what covers the table; '' while a screen is on its way. */
  async moment(): Promise<string> {
    return this.page.evaluate(momentSeen)
  }

  async expectMoment(moment: string): Promise<void> {
    await expect.poll(() => this.moment()).toBe(moment)
    await this.settled()
  }

  /** Waits until the game stands elsewhere, and that is to be seen. */
  async expectOtherMoment(before: string): Promise<void> {
    await expect.poll(() => this.moment()).toSatisfy((now: string) => now !== '' && now !== before)
    await this.settled()
  }

  /** Undo stops, for a reason; what could be asked for is not asked. */
  async seesUndoStop(reason: string | RegExp): Promise<void> {
    const question = this.page.getByRole('dialog', { name: 'Ask to take back' })
    await question.getByText(reason).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
  }

  get endButton(): Locator {
    return this.button(SEGMENT_END)
  }

  /** What ends a segment or stage, whatever it is called: 'Commit the plan'. */
  get stageEnd(): Locator {
    return this.page.locator(byClass('.segment-end .end-button'))
  }

  /** Ends the segment, whatever is left to do in it, and waits for what comes next. */
  async endSegment(): Promise<void> {
    const before = await this.moment()
    await this.endButton.click()
    if (await this.isAskedAfter(before)) await this.press('End anyway')
    await this.expectOtherMoment(before)
  }

  /** Whether the table asks back before the segment of a moment ends; it does or it goes on. */
  async isAskedAfter(moment: string): Promise<boolean> {
    const question = this.button('End anyway')
    await expect.poll(async () => (await question.isVisible()) || (await this.moment()) !== moment).toBe(true)
    return question.isVisible()
  }

  /** Ends one segment after the other until the mouse passes or the segment named has come. */
  async endSegmentsUntil(moment: string): Promise<void> {
    for (let count = 0; count < 12 && (await this.moment()) !== moment; count++) await this.endSegment()
    await this.expectMoment(moment)
  }

  /** The line in which the table answers a refused click: its sentence and its clause. */
  async refusal(): Promise<string> {
    const line = this.page.getByRole('alert').filter({ hasText: /A[AMR]-/ })
    return (await line.innerText()).replace(/\s+/g, ' ').trim()
  }

  /** The log, line by line, without the clauses that lines link to; a dialog may lie over it. */
  async log(): Promise<readonly string[]> {
    await this.settled()
    const list = this.page.getByRole('list', { name: 'Log', includeHidden: true })
    const lines = await list.getByRole('listitem', { includeHidden: true }).allTextContents()
    return lines.map((line) => line.replace(/A[AMR]-[\d.]+$/, ''))
  }

  /** Waits until the log's newest lines hold a text. */
  async expectLogged(text: string): Promise<void> {
    await expect.poll(async () => (await this.log()).join('\n')).toContain(text)
  }

  /** A hex in words, as the status line tells when it is pointed at, once it has words beside the number. */
  async describe(hex: string): Promise<string> {
    const { x, y } = await placeInSight(this.page, hex)
    await this.page.mouse.move(x, y)
    return this.page
      .locator('[data-part="status"]')
      .filter({ hasText: new RegExp(`^${hex},`) })
      .innerText()
  }

  /** Opens a saved game from a file. */
  async open(save: Save | string, name = 'game.json'): Promise<void> {
    const text = typeof save === 'string' ? save : JSON.stringify(save)
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
    await this.fileDoor.setInputFiles(file)
  }

  /** Saves the game to a file, and gives back what is in it, unpacked. */
  async saveToFile(): Promise<OpenBody> {
    return opened(await this.savedFile())
  }

  /** Saves the game to a file, and gives back the file. */
  async savedFile(): Promise<Save> {
    const file = await downloaded(this.page, () => this.chooseInMenu('Save to a file'))
    return JSON.parse(String(file)) as Save
  }
}
