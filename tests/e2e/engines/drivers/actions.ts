import type { Point } from '@/engine/kernel/hex'

/** A device and what it does, one step after the other (W3C WebDriver, 15. Actions; WebDriver BiDi takes the same). */
export type Actions = readonly PointerActions[] | readonly KeyActions[]

interface PointerActions {
  readonly type: 'pointer'
  readonly id: string
  readonly parameters: { readonly pointerType: 'mouse' }
  readonly actions: readonly (
    | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
    | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  )[]
}

interface KeyActions {
  readonly type: 'key'
  readonly id: string
  readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[]
}

/** Keys that write nothing, by the characters that stand for them (W3C WebDriver, 17.4.2). */
const CHARACTERS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** The mouse moved to a point and, unless it only points, pressed there once. */
export function mouseActions({ x, y }: Point, does: 'points' | 'clicks'): Actions {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ] as const
  const actions = [{ type: 'pointerMove', x, y, duration: 0 } as const, ...(does === 'clicks' ? press : [])]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** A key pressed; the parts of one joined by '+' are held together. */
export function keyActions(key: string): Actions {
  const values = (key === '+' ? [key] : key.split('+')).map(characterOf)
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value }) as const),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
  ]
  return [{ type: 'key', id: 'keys', actions }]
}

function characterOf(key: string): string {
  const character = CHARACTERS[key] ?? key
  if (character.length !== 1) throw new Error(`Nobody has told which character stands for ${key}.`)
  return character
}
