// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DiceRow } from '@/widgets/DiceRow'
import { Die } from '@/widgets/Die'
import { setTumble } from '@/widgets/die-cup'
import { LANDED_MS, letDiceTumble, rollDice } from '@/widgets/tumble'
import { patiently } from '../support/patiently'

interface Made {
  readonly element: unknown
  readonly timing: KeyframeAnimationOptions
}

let made: Made[] = []

/** An animation that runs until it is told to finish. */
function animate(this: Element, _: unknown, timing: KeyframeAnimationOptions): Animation {
  made.push({ element: this, timing })
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { finished, finish } as unknown as Animation
}

beforeEach(() => {
  made = []
  Element.prototype.animate = animate
})
afterEach(() => {
  fireEvent.keyDown(document.body)
  cleanup()
  setTumble(null)
  vi.useRealTimers()
})

const die = () => screen.getByRole('img')

describe('a die', () => {
  test('lies still unless dice are rolled', () => {
    render(<Die face={4} />)
    expect(made).toEqual([])
  })

  test('tumbles for at most 600 ms, and tells its value at once', () => {
    letDiceTumble(1)
    render(<Die face={4} />)
    expect(die().getAttribute('aria-label')).toBe('die: 4')
    expect(made.map(({ element }) => element)).toContain(die())
    const longest = made.map(({ timing }) => Number(timing.duration) + Number(timing.delay))
    expect(Math.max(...longest)).toBeLessThanOrEqual(600)
  })

  test('tumbles twice as long at twice the tempo', () => {
    letDiceTumble(2)
    render(<Die face={4} />)
    const slow = Number(made[0]?.timing.duration)
    letDiceTumble(1)
    render(<Die face={5} />)
    expect(slow).toBe(2 * Number(made.at(-1)?.timing.duration))
  })

  test('tumbles when its face changes, not when it is rendered again', () => {
    letDiceTumble(1)
    const { rerender } = render(<Die face={null} />)
    expect(made).toEqual([])
    rerender(<Die face={3} />)
    const first = made.length
    expect(first).toBeGreaterThan(0)
    rerender(<Die face={3} lit />)
    expect(made).toHaveLength(first)
  })

  test('shows other faces on its way, and only its own pips afterwards', async () => {
    letDiceTumble(1)
    const { container } = render(<Die face={1} />)
    const blurred = () => container.querySelectorAll('.die__blur').length
    expect(blurred()).toBeGreaterThan(0)
    fireEvent.pointerDown(document.body)
    await patiently(() => expect(blurred()).toBe(0))
    expect(container.querySelectorAll('.die__pip')).toHaveLength(1)
  })

  test('holds back what it decides until the last of its dice lies still, and only to the eye', () => {
    letDiceTumble(1)
    render(
      <p data-part="rolled" data-held="">
        <DiceRow faces={[2, 5]} /> no effect <b data-lit="cell">–</b>
      </p>,
    )
    const said = screen.getByText('no effect', { exact: false })
    const held = made.filter(
      ({ element }) => element === said || element === said.querySelector('[data-lit]'),
    )
    expect(held.map(({ timing }) => timing.duration)).toEqual([LANDED_MS, LANDED_MS])
  })

  test('that comes on the page long after the roll lies still', () => {
    vi.useFakeTimers()
    rollDice(1)
    vi.advanceTimersByTime(1000)
    render(<Die face={4} />)
    expect(made).toEqual([])
  })

  test('rolled anew tumbles for all of its own time', () => {
    vi.useFakeTimers()
    rollDice(1)
    vi.advanceTimersByTime(200)
    rollDice(1)
    vi.advanceTimersByTime(100)
    render(<Die face={4} />)
    expect(made).not.toEqual([])
  })
})
