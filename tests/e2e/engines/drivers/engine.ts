import type { Point } from '@/engine/kernel/hex'

/** An engine that can be driven. */
export interface Engine {
  readonly name: EngineName
  /** As the engine tells it itself. */
  readonly version: string
  /** A page in a browser that remembers nothing of any other, as large as `WINDOW`, without motion where it can be. */
  open(): Promise<Tab>
  close(): Promise<void>
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

/** A page, by the little that every engine can be asked for; `Player` makes of it what people do. */
export interface Tab {
  /** Goes to an address and waits until it has loaded. */
  go(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs the body of a function in the page, and gives back the text that it returns, or null. */
  run(body: string): Promise<string | null>
  /** Moves the mouse, from the left upper corner of the page as it is seen, in whole pixels. */
  point(at: Point): Promise<void>
  /** Moves the mouse there and presses it once. */
  click(at: Point): Promise<void>
  /** Presses a key, named as the DOM names it; for 'Control+z' the first is held down. */
  press(key: string): Promise<void>
  /** The page in the first frame of this one, whose left upper corner is that of the window. */
  framed(): Promise<Tab>
  close(): Promise<void>
}

/** The part of the window that shows the page. */
export const WINDOW = { width: 1440, height: 900 } as const
