import { screen, waitFor } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { keysTowards } from './cursor-keys'

/** More than there are stops on any screen. */
const MOST_STOPS = 200

/** Somebody who has a keyboard and nothing else: every deed is keys, from wherever the focus is. */
export class Player {
  private readonly user: UserEvent = userEvent.setup()

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.user.keyboard(`{${key}}`)
  }

  /** Goes to a field and types into it. */
  async write(role: string, name: string, text: string): Promise<void> {
    await this.tabTo(role, name)
    await this.user.keyboard(text)
  }

  /** Goes to a button and presses it. */
  async act(name: string | RegExp): Promise<void> {
    await this.tabTo('button', name)
    await this.keys('Enter')
  }

  /** Opens a menu, whose first command then has the focus. */
  async open(name: string): Promise<void> {
    await this.act(name)
    const [first] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(document.activeElement).toBe(first))
  }

  /** Goes from stop to stop until the control wanted has the focus. */
  async tabTo(role: string, name?: string | RegExp): Promise<void> {
    const [wanted] = await screen.findAllByRole(role, name === undefined ? {} : { name })
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (document.activeElement === wanted) return
      await this.user.tab()
    }
    throw new Error(`The Tab key never comes to ${role} ${String(name)}.`)
  }

  /** Goes to the board, moves its cursor to each hex in turn and chooses it. */
  async choose(...hexes: readonly string[]): Promise<void> {
    await this.tabTo('application')
    for (const hex of hexes) {
      await this.walkTo(hex)
      await this.keys('Enter')
    }
  }

  private async walkTo(hex: string): Promise<void> {
    // The first key only shows where the cursor stands.
    if (this.cursor() === '') await this.keys('ArrowUp')
    // To its line, along it, and once more where the edge of the board led elsewhere on the way.
    for (let turns = 0; turns < 4 && this.cursor() !== hex; turns++)
      await this.keys(...keysTowards(this.cursor(), hex))
    if (this.cursor() !== hex) throw new Error(`The cursor stands at ${this.cursor()} instead of ${hex}.`)
  }

  /** The hex that is spoken. */
  private cursor(): string {
    return /^\w+/.exec(document.querySelector('[data-part="spoken"]')?.textContent ?? '')?.[0] ?? ''
  }
}
