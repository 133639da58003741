// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Gestures } from '@/board/view/gestures'

const HELD_MS = 500

const surface = document.createElement('div')
surface.setPointerCapture = () => undefined

const camera = { panBy: vi.fn(), zoomBy: vi.fn() }
const answers = {
  onPoint: vi.fn(),
  onClick: vi.fn(),
  onPlacelessClick: vi.fn(),
  onHold: vi.fn(),
  onRightClick: vi.fn(() => true),
}
let gestures: Gestures

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  gestures = new Gestures(surface, camera, answers)
})
afterEach(() => {
  gestures.dispose()
  vi.useRealTimers()
})

interface Touch {
  readonly finger?: number
  readonly x?: number
  readonly by?: 'touch' | 'mouse'
}

function send(type: string, { finger = 1, x = 100, by = 'touch' }: Touch = {}) {
  surface.dispatchEvent(
    new PointerEvent(type, { pointerId: finger, pointerType: by, clientX: x, clientY: 50, bubbles: true }),
  )
}

function click(x = 100) {
  surface.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: 50, detail: 1, bubbles: true }))
}

/** Asks for the browser's menu; whether it would open. */
function askForMenu(button: number): boolean {
  return surface.dispatchEvent(new MouseEvent('contextmenu', { button, clientX: 100, cancelable: true }))
}

describe('a finger that stays', () => {
  test('looks closer after half a second, and its lift clicks nothing', () => {
    send('pointerdown')
    vi.advanceTimersByTime(HELD_MS - 1)
    expect(answers.onHold).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(answers.onHold).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 50 })
    send('pointerup')
    click()
    expect(answers.onClick).not.toHaveBeenCalled()
  })

  test('is told by a tap that it may lift, where the device can', () => {
    const vibrate = vi.fn()
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    send('pointerdown')
    vi.advanceTimersByTime(HELD_MS)
    expect(vibrate).toHaveBeenCalledOnce()
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  test('does not move the map any more', () => {
    send('pointerdown')
    vi.advanceTimersByTime(HELD_MS)
    send('pointermove', { x: 180 })
    expect(camera.panBy).not.toHaveBeenCalled()
  })

  test('is not taken for a mouse when it lifts; one that taps is', () => {
    const lift = () => surface.dispatchEvent(new Event('touchend', { cancelable: true }))
    send('pointerdown')
    expect(lift()).toBe(true)
    vi.advanceTimersByTime(HELD_MS)
    expect(lift()).toBe(false)
  })

  test('leaves the next tap a click', () => {
    send('pointerdown')
    vi.advanceTimersByTime(HELD_MS)
    send('pointerup')
    send('pointerdown')
    send('pointerup')
    click()
    expect(answers.onClick).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 50 }, 'finger')
  })
})

describe('a finger does not hold', () => {
  test('when it drags the map', () => {
    send('pointerdown')
    send('pointermove', { x: 140 })
    vi.advanceTimersByTime(HELD_MS)
    expect(answers.onHold).not.toHaveBeenCalled()
    expect(camera.panBy).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 0 })
  })

  test('when a second one comes to pinch', () => {
    send('pointerdown')
    send('pointerdown', { finger: 2, x: 200 })
    vi.advanceTimersByTime(HELD_MS)
    expect(answers.onHold).not.toHaveBeenCalled()
    send('pointermove', { finger: 2, x: 300 })
    expect(camera.zoomBy).toHaveBeenCalledExactlyOnceWith(2, { x: 200, y: 50 })
  })

  test('when it lifts in time, or the browser takes it away', () => {
    for (const end of ['pointerup', 'pointercancel']) {
      send('pointerdown')
      send(end)
      vi.advanceTimersByTime(HELD_MS)
    }
    expect(answers.onHold).not.toHaveBeenCalled()
  })

  test('and neither does a mouse button', () => {
    send('pointerdown', { by: 'mouse' })
    vi.advanceTimersByTime(HELD_MS)
    expect(answers.onHold).not.toHaveBeenCalled()
  })

  test('after the board has gone', () => {
    send('pointerdown')
    gestures.dispose()
    vi.advanceTimersByTime(HELD_MS)
    expect(answers.onHold).not.toHaveBeenCalled()
  })
})

describe('the right button', () => {
  test('is answered in place of the browser’s menu', () => {
    expect(askForMenu(2)).toBe(false)
    expect(answers.onRightClick).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 0 })
  })

  test('leaves the menu to a board that knows no answer', () => {
    answers.onRightClick.mockReturnValueOnce(false)
    expect(askForMenu(2)).toBe(true)
  })

  test('is not meant by a finger, which has no menu', () => {
    send('pointerdown')
    expect(askForMenu(2)).toBe(false)
    expect(answers.onRightClick).not.toHaveBeenCalled()
  })
})
