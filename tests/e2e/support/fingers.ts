import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Point } from '@/engine/kernel/hex'
import { takingOf } from './curtain'
import type { GameTable, SideName } from './game-table'
import { placeOf } from './map'

/** How far from the rim of the board a hex must lie to be tapped, clear of what lies over the corners. */
const RIM = 58
/** A shorter stroke might be taken for a tap: the hex is brought farther in than it must lie. */
const STROKE = 24
/** Longer than any finger must rest to look at a hex. */
const HOLD_MS = 700

/** A finger that rests before it is lifted throws nothing; a tap after a throw would only end it. */
const REST_MS = 150
/** Two taps sooner than this are a double tap, whose second tap ends nothing. */
const DOUBLE_TAP_MS = 600

/** A player with two fingers and nothing else. */
export class Fingers {
  private readonly page: Page
  private devtools: CDPSession | undefined

  constructor(private readonly table: GameTable) {
    this.page = table.page
  }

  /** Taps a button, once it is there and can do something. */
  async tap(name: string | RegExp): Promise<void> {
    await this.tapOn(this.table.button(name).first())
  }

  async tapOn(wanted: Locator): Promise<void> {
    await wanted.and(this.page.locator(':not([aria-disabled="true"])')).tap()
  }

  /** Taps hexes where they are seen, moving the map where they are not. */
  async tapHexes(...hexes: readonly string[]): Promise<void> {
    for (const hex of hexes) {
      const { x, y } = await this.bringIntoSight(hex)
      await this.page.touchscreen.tap(x, y)
    }
  }

  /** Rests a finger on a hex. */
  async hold(hex: string): Promise<void> {
    const at = await this.bringIntoSight(hex)
    await this.touch('touchStart', at)
    await this.page.waitForTimeout(HOLD_MS)
    await this.touch('touchEnd')
  }

  /** Moves one finger over the screen, after it has rested for a while. */
  async drag(from: Point, to: Point, restMs = 0): Promise<void> {
    await this.touch('touchStart', from)
    await this.page.waitForTimeout(restMs)
    for (let step = 1; step <= 6; step++) await this.touch('touchMove', between(from, to, step / 6))
    await this.page.waitForTimeout(REST_MS)
    await this.touch('touchMove', to)
    await this.touch('touchEnd')
    await this.page.waitForTimeout(REST_MS)
  }

  /** Moves two fingers apart or together around the middle of the board. */
  async pinch(factor: number): Promise<void> {
    const { x, y } = await this.middleOfBoard()
    const near = factor > 1 ? 30 : 30 / factor
    for (let step = 0; step <= 6; step++) {
      const off = near * factor ** (step / 6)
      await this.touch(step === 0 ? 'touchStart' : 'touchMove', { x: x - off, y }, { x: x + off, y })
    }
    await this.touch('touchEnd')
    await this.page.waitForTimeout(REST_MS)
  }

  /** Throws typed dice by tapping their faces. */
  async enterDice(...faces: readonly number[]): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    if (await this.table.isAskedBeforeRolling()) await this.tapOn(this.table.rollAnyway)
    for (const face of faces) await dialog.getByRole('button', { name: `A ${face}` }).tap()
    await dialog.getByRole('button', { name: 'Use these rolls' }).tap()
    await dialog.waitFor({ state: 'hidden' })
  }

  /** Taps a button long enough after any other tap to be no double tap. */
  async tapAnew(button: Locator): Promise<void> {
    await this.page.waitForTimeout(DOUBLE_TAP_MS)
    await this.tapOn(button)
  }

  async endSegment(): Promise<void> {
    const before = await this.table.moment()
    await this.tapAnew(this.table.endButton)
    if (await this.table.isAskedAfter(before)) await this.tap('End anyway')
    await expect.poll(() => this.table.moment()).not.toBe(before)
  }

  /** Whoever is asked takes the mouse; nobody does when the game is over. */
  async sitDown(): Promise<void> {
    const { asked, menu } = this.table
    await asked.or(menu).first().waitFor()
    if (await asked.isVisible()) await this.tapOn(asked)
    await menu.waitFor()
    await this.table.settled()
  }

  async takeMouse(side: SideName): Promise<void> {
    await this.table.curtain(side).waitFor()
    await this.tap(takingOf(side))
  }

  /** How large the map is drawn. */
  async scale(): Promise<number> {
    const transform = await this.page
      .locator('[data-part="world"]')
      .evaluate((world: HTMLElement) => world.style.transform)
    return Number(/scale\(([\d.]+)\)/.exec(transform)?.[1])
  }

  /** Pans until a hex lies well within the board. */
  private async bringIntoSight(hex: string): Promise<Point> {
    for (let strokes = 0; strokes < 12; strokes++) {
      const place = await placeOf(this.page, hex)
      const box = await this.boardBox()
      const inside = (rim: number) => ({
        x: within(place.x, box.x + rim, box.x + box.width - rim),
        y: within(place.y, box.y + rim, box.y + box.height - rim),
      })
      if (inside(RIM).x === place.x && inside(RIM).y === place.y) return place
      const goal = inside(RIM + STROKE)
      const middle = await this.middleOfBoard()
      const stroke = { x: goal.x - place.x, y: goal.y - place.y }
      const reach = { x: box.width / 2 - 10, y: box.height / 2 - 10 }
      await this.drag(middle, {
        x: middle.x + within(stroke.x, -reach.x, reach.x),
        y: middle.y + within(stroke.y, -reach.y, reach.y),
      })
      const after = await placeOf(this.page, hex)
      // The map's rim has come to the board's: nearer it cannot be brought.
      if (Math.hypot(after.x - place.x, after.y - place.y) < 1) return after
    }
    throw new Error(`${hex} cannot be brought into sight.`)
  }

  private async middleOfBoard(): Promise<Point> {
    const { x, y, width, height } = await this.boardBox()
    return { x: x + width / 2, y: y + height / 2 }
  }

  private async boardBox() {
    const box = await this.page.locator('[data-part="surface"]').boundingBox()
    if (!box) throw new Error('The board is not shown.')
    return box
  }

  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: readonly Point[]
  ): Promise<void> {
    this.devtools ??= await this.page.context().newCDPSession(this.page)
    await this.devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })),
    })
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
