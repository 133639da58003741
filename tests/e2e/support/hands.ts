import type { Locator } from 'playwright-core'
import type { Fingers } from './fingers'
import type { GameTable } from './game-table'
import type { Keyboard } from './keyboard'

/** How a player reaches the table: by mouse, by keys or with fingers. */
export interface Hand {
  /** Points at hexes of the board and chooses them, one after the other. */
  readonly choose: (...hexes: readonly string[]) => Promise<void>
  /** Lets go of whatever is in hand. */
  readonly letGo: () => Promise<void>
  readonly press: (button: Locator) => Promise<void>
  /** Ticks a box. */
  readonly tick: (box: Locator) => Promise<void>
  /** Chooses from a list, by the value of an option. */
  readonly pick: (list: Locator, value: string) => Promise<void>
  readonly endSegment: () => Promise<void>
  /** Takes the mouse, whoever is asked; nobody does when the game is over. */
  readonly sitDown: () => Promise<void>
}

/** The table, and how its player reaches it. */
export interface Reach {
  readonly table: GameTable
  readonly hand: Hand
}

export function mouseAt(table: GameTable): Hand {
  return {
    choose: (...hexes) => table.clickHexes(...hexes),
    letGo: () => table.page.keyboard.press('Escape'),
    press: (button) => button.click(),
    tick: (box) => box.check(),
    pick: fromList,
    endSegment: () => table.endSegment(),
    sitDown: () => table.sitDown(),
  }
}

export function keysAt(keyboard: Keyboard): Hand {
  return {
    choose: (...hexes) => keyboard.choose(...hexes),
    letGo: () => keyboard.press('Escape'),
    press: (button) => keyboard.actOn(button),
    tick: (box) => keyboard.actOn(box, 'Space'),
    pick: (list, value) => keyboard.pick(list, value),
    endSegment: () => keyboard.endSegment(),
    sitDown: () => keyboard.sitDown(),
  }
}

export function fingersAt(fingers: Fingers): Hand {
  return {
    choose: (...hexes) => fingers.tapHexes(...hexes),
    letGo: () => Promise.resolve(),
    press: (button) => fingers.tapAnew(button),
    tick: (box) => fingers.tapAnew(box),
    pick: fromList,
    endSegment: () => fingers.endSegment(),
    sitDown: () => fingers.sitDown(),
  }
}

/** The list itself is the system's, and no test's mouse or finger reaches it. */
async function fromList(list: Locator, value: string): Promise<void> {
  await list.selectOption(value)
}
