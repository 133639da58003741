import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, vi } from 'vitest'
import type { Point } from '@/engine/kernel/hex'
import { curtainOf, takingOf } from '../support/curtain'
import { keysTowards, type LinesOfMap } from '../../support/cursor-keys'
import { placeOn } from '../support/map'
import { boardSeen, focusSeen, isOnBoard, momentSeen, SEGMENT_END } from '../support/seen'
import type { Tab } from './drivers/engine'
import {
  type Control,
  fieldRead,
  listenForComplaints,
  logSeen,
  pageRead,
  type Standing,
  standingOf,
  textsOf,
} from './in-page'

/** Longer than any single step takes in the slowest engine on a busy machine. */
const PATIENCE_MS = 60_000
/** Between two looks at the page. */
const LOOK_EVERY_MS = 50
/** What has stood at one place so many times more is taken to rest there: a page that loads moves by fits and starts. */
const LOOKS_AT_REST = 3
/** More than there are stops on any page. */
const MOST_STOPS = 150

/** Finds parts by role and name as screen readers do, whatever the engine. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

type Name = string | RegExp

/** A control as a player names it. */
interface Wanted {
  readonly role: string
  readonly name: Name
  readonly within?: string
}

/** Somebody who plays in some browser: sees what is on the page, and has a mouse and a keyboard. */
export class Player {
  constructor(
    private readonly tab: Tab,
    readonly home: string,
    /** How the lines of the map run, where its hexes do not tell. */
    private readonly lines?: LinesOfMap,
  ) {}

  /** Goes to an address of the site, given as what stands behind the '#'. */
  async goTo(hash = ''): Promise<void> {
    await this.tab.go(this.home + hash)
  }

  async reload(): Promise<void> {
    await this.expectNoComplaint()
    await this.tab.reload()
  }

  // What is seen

  /** Waits until a text is to be read on the page, and gives back all that is read there then. */
  async sees(text: Name): Promise<string> {
    return this.until(`“${String(text)}” is to be read`, async () => {
      const read = await this.ask(pageRead)
      return (typeof text === 'string' ? read.includes(text) : text.test(read)) ? read : null
    })
  }

  /** Where the game stands, once that is to be seen: 'Turn 2, Wizard: Combat', or what covers the table. */
  async moment(): Promise<string> {
    return this.until('it is seen where the game stands', async () => (await this.ask(momentSeen)) || null)
  }

  async expectMoment(moment: string): Promise<void> {
    await this.until(`the game stands at “${moment}”`, async () =>
      (await this.moment()) === moment ? true : null,
    )
  }

  async log(): Promise<readonly string[]> {
    return this.ask(logSeen)
  }

  /** Waits until a line of the log holds a text. */
  async expectLogged(text: string): Promise<void> {
    await this.until(`“${text}” is logged`, async () =>
      (await this.log()).some((line) => line.includes(text)) ? true : null,
    )
  }

  /** Waits until the log holds these lines and no others; it comes after the table. */
  async expectLog(lines: readonly string[]): Promise<void> {
    await this.until(`the log is ${lines.join(' | ')}`, async () => {
      const log = await this.log()
      return log.length === lines.length && log.every((line, nth) => line === lines[nth]) ? true : null
    })
  }

  async expectNotLogged(text: string): Promise<void> {
    await this.until(`“${text}” is logged no more`, async () =>
      (await this.log()).some((line) => line.includes(text)) ? null : true,
    )
  }

  /** The texts of all parts with a role, and a name if one is given. */
  async texts(role: string, name?: string): Promise<readonly string[]> {
    return this.ask(textsOf, { role, ...(name === undefined ? {} : { name }) })
  }

  /** A hex in words, as the status line tells when it is pointed at. */
  async describe(hex: string): Promise<string> {
    await this.tab.point(await this.placeOf(hex))
    return this.until(`${hex} is described`, async () => {
      const status = await this.ask(() => document.querySelector('[data-part="status"]')?.textContent ?? '')
      return status.startsWith(`${hex},`) ? status : null
    })
  }

  /** What is written in the one field of text, once it is there. */
  async fieldText(): Promise<string> {
    return this.until('there is a field with a text', async () => (await this.ask(fieldRead)) || null)
  }

  /** Nothing of the table is behind the curtain that hands the mouse to a side. */
  async expectOnlyCurtain(side: string): Promise<void> {
    await this.expectMoment(curtainOf(side))
    expect(await this.texts('application')).toEqual([])
    expect(await this.texts('list')).toEqual([])
  }

  async expectNoComplaint(): Promise<void> {
    expect(await this.ask(() => globalThis.complaintsHeard ?? [])).toEqual([])
  }

  // The mouse

  async press(name: Name, role = 'button'): Promise<void> {
    await this.tab.click(await this.placeToClick({ role, name }))
  }

  async pressWithin(region: string, name: Name): Promise<void> {
    await this.tab.click(await this.placeToClick({ role: 'button', name, within: region }))
  }

  async clickHexes(...hexes: readonly string[]): Promise<void> {
    for (const hex of hexes) await this.tab.click(await this.placeOf(hex))
  }

  /** The named player lifts the curtain. */
  async takeMouse(side: string): Promise<void> {
    await this.expectOnlyCurtain(side)
    await this.press(takingOf(side))
    await this.placeToClick({ role: 'button', name: 'Menu' })
  }

  /** Ends the segment, whatever is left to do in it, and waits for what comes next. */
  async endSegment(): Promise<void> {
    const before = await this.moment()
    await this.press(SEGMENT_END)
    if (await this.isAskedAfter(before)) await this.press('End anyway')
    await this.expectOtherMoment(before)
  }

  /** Ends one segment after the other until the one named has come. */
  async endSegmentsUntil(moment: string): Promise<void> {
    for (let count = 0; count < 12 && (await this.moment()) !== moment; count++) await this.endSegment()
    await this.expectMoment(moment)
  }

  /** From now on dice are thrown by hand and typed in. */
  async throwDiceByHand(): Promise<void> {
    await this.press('Menu')
    await this.press('Dice: thrown by hand', 'menuitemcheckbox')
  }

  /** Enters what the dice show that the table asks for. */
  async enterDice(...faces: readonly number[]): Promise<void> {
    for (const face of faces) await this.press(`A ${face}`)
    await this.press('Use these rolls')
  }

  // The keyboard

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.tab.press(key)
  }

  /** Goes to a control with the Tab key alone, the short way: past its end some browsers leave the page. */
  async tabTo(name: Name, role = 'button'): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const { focus } = await this.standing({ role, name })
      if (focus === 'on') return
      await this.keys(focus === 'behind' ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`The Tab key never comes to ${String(name)}.`)
  }

  /** Goes to a button and presses it. */
  async act(name: Name): Promise<void> {
    await this.tabTo(name)
    await this.keys('Enter')
    await this.keepsItsPlace()
  }

  /** Moves the board's cursor to hexes and acts there. */
  async choose(...hexes: readonly string[]): Promise<void> {
    await this.tabTo(/./, 'application')
    for (const hex of hexes) {
      await this.moveCursorTo(hex)
      await this.keys('Enter')
      await this.keepsItsPlace()
    }
  }

  /** Types dice into the dialog that asks for them; each digit goes on to the next die, then to the button. */
  async typeDice(...faces: readonly number[]): Promise<void> {
    const isAsked = async () => (await this.texts('dialog')).length > 0
    const asksBack = await this.until('the dice are asked for, or the table asks back', async () => {
      if (await isAsked()) return false
      return (await this.ask(standingOf, { role: 'button', name: 'Roll' })).at ? true : null
    })
    if (asksBack) {
      await this.tabTo('Roll')
      await this.keys('Enter')
      await this.until('the dice are asked for', async () => (await isAsked()) || null)
    }
    await this.keys(...faces.map(String), 'Enter')
    await this.until('the dice are taken', async () => !(await isAsked()) || null)
    await this.keepsItsPlace()
  }

  async endSegmentByKeys(): Promise<void> {
    const before = await this.moment()
    await this.tabTo(SEGMENT_END)
    await this.keys('Enter')
    if (await this.isAskedAfter(before)) await this.act('End anyway')
    await this.expectOtherMoment(before)
  }

  /** Whatever a deed takes away, the focus is then on something that can be seen. */
  async keepsItsPlace(): Promise<void> {
    await this.until('the focus is to be seen', async () =>
      (await this.ask(focusSeen)) === 'seen' ? true : null,
    )
  }

  private async moveCursorTo(hex: string): Promise<void> {
    // To its line, along it, and once more where the edge of the board led elsewhere on the way.
    for (let turns = 0; turns < 4; turns++) {
      const here = await this.until('the cursor is spoken of', async () => {
        const spoken = await this.ask(() => document.querySelector('[data-part="spoken"]')?.textContent ?? '')
        return /^\w+/.exec(spoken)?.[0] ?? null
      })
      if (here === hex) return
      await this.keys(...keysTowards(here, hex, this.lines))
    }
    throw new Error(`The arrow keys never lead to ${hex}.`)
  }

  // How it is done

  private async isAskedAfter(moment: string): Promise<boolean> {
    const question = { role: 'button', name: 'End anyway' }
    return this.until('the segment ends, or the table asks back', async () => {
      if ((await this.ask(standingOf, question)).at) return true
      return (await this.moment()) === moment ? null : false
    })
  }

  private async expectOtherMoment(before: string): Promise<void> {
    await this.until(`the game stands elsewhere than at “${before}”`, async () => {
      return (await this.moment()) === before ? null : true
    })
  }

  private async standing({ name, ...more }: Wanted): Promise<Standing> {
    const wanted: Control = { ...more, name: typeof name === 'string' ? name : { expression: name.source } }
    return this.until(`${more.role} “${String(name)}” is there`, async () => {
      const standing = await this.ask(standingOf, wanted)
      return standing.why === 'missing' ? null : standing
    })
  }

  /** Where to click a control, once it can be used and has come to rest. */
  private async placeToClick(control: Wanted): Promise<Point> {
    let last: Point | null = null
    let looks = 0
    return this.until(`${control.role} “${String(control.name)}” can be clicked`, async () => {
      const { at } = await this.standing(control)
      looks = at !== null && at.x === last?.x && at.y === last.y ? looks + 1 : 0
      last = at
      return looks >= LOOKS_AT_REST ? at : null
    })
  }

  /** Where a hex is; the whole map is shown if it would lie out of sight. */
  private async placeOf(hex: string): Promise<Point> {
    let isWhole = false
    return this.until(`${hex} is on the board`, async () => {
      const board = await this.ask(boardSeen)
      if (!board) return null
      const { x, y } = placeOn(board, hex)
      const at = { x: Math.round(x), y: Math.round(y) }
      if (isWhole || (await this.ask(isOnBoard, at))) return at
      await this.keys('0')
      isWhole = true
      return null
    })
  }

  /** Looks again and again until there is something to tell; an error says what was waited for, and what was seen. */
  private async until<Seen>(what: string, look: () => Promise<Seen | null>): Promise<Seen> {
    const limit = Date.now() + PATIENCE_MS
    const seen = await vi.waitUntil(
      async () => {
        const found = await look()
        return found === null && Date.now() < limit ? false : { found }
      },
      { timeout: PATIENCE_MS * 2, interval: LOOK_EVERY_MS },
    )
    if (seen.found === null) throw new Error(`In vain was waited until ${what}. ${await this.ask(pageRead)}`)
    return seen.found
  }

  /** Runs a function in the page with plain data, and gives back what it returns, which is plain data too. */
  private async ask<Args extends readonly unknown[], Answer>(
    inPage: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    const call = `return JSON.stringify((${inPage.toString()})(...${JSON.stringify(args)}))`
    const answer = await this.tab.run(`if (!globalThis.TestingLibraryDom) return null; ${call}`)
    if (answer !== null) return JSON.parse(answer) as Answer
    await this.tab.run(`${LIBRARY}; (${listenForComplaints.toString()})(); return null`)
    return this.ask(inPage, ...args)
  }
}
