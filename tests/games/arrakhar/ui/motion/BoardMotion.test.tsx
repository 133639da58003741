// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LogStep, Pace } from '@/engine/table/table'
import type { BoardBelow } from '@/board/board-props'
import { IDLE } from '@/table/desk/answer'
import { boardOf } from '@/games/arrakhar/queries/board'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Event } from '@/games/arrakhar/events'
import type { View } from '@/games/arrakhar/state/view'
import type { Parts, Past } from '@/games/arrakhar/ui/desk/desk'
import { PRESENTATIONS } from '@/games/arrakhar/ui/events'
import { MODEL } from '@/games/arrakhar/ui/table'
import { BoardMotion } from '@/table/motion/BoardMotion'
import { effectsBy } from '@/table/motion/effects'
import { BoardPane } from '@/table/play/BoardPane'
import { Die } from '@/widgets/Die'
import { setTumble } from '@/widgets/die-cup'
import { after, at, laidOut, named } from '../play/laid-out'

const START = laidOut('wizard movement', { '0608': 'elf elf', '0908': 'orc' })
const MOVED = after(START, [{ type: 'move', units: named('elf-1'), path: [at('0709')], takeWandAt: null }])
const before = arrakharRules.viewOf(START, 'wizard')
const view = arrakharRules.viewOf(MOVED.position, 'wizard')
const step = (number: number, more: Partial<LogStep<Event>> = {}): LogStep<Event> => ({
  number,
  seat: 'wizard',
  events: MOVED.events,
  rolls: [],
  typed: false,
  ...more,
})
const OLD = step(1)
const NEW = step(2)
const ROLLED = step(2, { rolls: [{ label: '', faces: 6, values: [4] }] as never })

const animate = vi.fn(
  () =>
    ({ cancel: vi.fn(), finish: vi.fn(), finished: new Promise(() => undefined) }) as unknown as Animation,
)

beforeEach(() => {
  animate.mockClear()
  Element.prototype.animate = animate
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setTumble(null)
})

const BELOW: BoardBelow = { grid: boardOf(before.settings).grid, hide: () => undefined }

const effectsOf = effectsBy(PRESENTATIONS)

interface Shown {
  readonly view: View
  readonly log: readonly LogStep<Event>[]
  readonly die?: number
  readonly past?: Past
}

function open(first: Shown) {
  const table = ({ die = null, ...shown }: Omit<Shown, 'die'> & { readonly die?: number | null }) => (
    <>
      <BoardMotion
        below={BELOW}
        pace="normal"
        effectsOf={effectsOf}
        setPiecesOf={MODEL.setPiecesOf}
        {...shown}
      />
      <Die face={die} />
    </>
  )
  const { container, rerender } = render(table(first))
  return {
    container,
    sprites: () => container.querySelectorAll('.sprite').length,
    die: () => container.querySelector('.die'),
    show: (next: Shown) => rerender(table(next)),
  }
}

describe('motion of the board', () => {
  test('shows nothing of what is old', () => {
    expect(open({ view, log: [OLD, NEW] }).sprites()).toBe(0)
  })

  test('shows what the log has gained, in the same moment', () => {
    const { show, sprites } = open({ view: before, log: [OLD] })
    show({ view, log: [OLD, NEW] })
    expect(sprites()).toBe(1)
  })

  test('shows nothing of a step taken back, nor of the same step put in force again', () => {
    const { show, sprites } = open({ view: before, log: [OLD] })
    show({ view, log: [OLD, NEW] })
    show({ view: before, log: [OLD] })
    expect(sprites()).toBe(0)
    show({ view, log: [OLD, NEW] })
    expect(sprites()).toBe(0)
  })

  test('rolls the dice that a new roll brings, their value there at once', () => {
    const { show, die } = open({ view: before, log: [OLD] })
    show({ view, log: [OLD, ROLLED], die: 4 })
    expect(die()?.getAttribute('aria-label')).toBe('die: 4')
    expect(animate.mock.contexts).toContain(die())
  })

  test('leaves dice alone that show something else', () => {
    const { show, die } = open({ view: before, log: [OLD] })
    show({ view, log: [OLD, NEW], die: 4 })
    expect(animate.mock.contexts).not.toContain(die())
  })
})

describe('dice on the board', () => {
  const FRONT = laidOut('wizard combat', { '0709': 'elf elf elf elf', '0710': 'ghoul' })
  const DECLARED = after(FRONT, [
    {
      type: 'designateAttack',
      attackers: named('elf-1', 'elf-2', 'elf-3', 'elf-4'),
      hex: at('0710'),
      defenders: named('ghoul-1'),
    },
  ])
  const FOUGHT = after(DECLARED.position, [{ type: 'resolve', designation: 1 } as never], [6])
  const calm = arrakharRules.viewOf(DECLARED.position, 'wizard')
  const over = arrakharRules.viewOf(FOUGHT.position, 'wizard')
  const fight = step(2, {
    events: FOUGHT.events,
    rolls: [{ label: '', count: 1, faces: 6, values: [6] }],
    typed: true,
  })
  const board = { gesture: IDLE, noted: [], isPeeking: false, onChooseHex: () => undefined }
  const shown = (container: HTMLElement) => ({
    dice: container.querySelector('.board .thrown')?.textContent,
    label: container.querySelector('.board .thrown [role=img]')?.getAttribute('aria-label'),
    says: container.querySelector('.board .thrown__says')?.getAttribute('data-says'),
    isMoving: container.querySelector('.effects') !== null,
  })
  const play = (pace: Pace) => {
    const table = (now: Shown) => <BoardPane<Parts> model={MODEL} {...board} pace={pace} {...now} />
    const { container, rerender } = render(table({ view: calm, log: [OLD] }))
    rerender(table({ view: over, log: [OLD, fight] }))
    return { container, show: (now: Shown) => rerender(table(now)) }
  }

  test('fall beside the hex with what they mean, typed ones alike, before counters fall', () => {
    vi.useFakeTimers()
    const { container } = play('normal')
    expect(shown(container)).toEqual({
      dice: 'by hand',
      label: 'Thrown by hand: 6',
      says: expect.stringContaining('1 ghoul eliminated') as unknown,
      isMoving: true,
    })
    const ghoul = () => container.querySelectorAll('.effects > svg .counter-face').length
    act(() => void vi.advanceTimersByTime(700))
    expect(ghoul()).toBe(1)
    act(() => void vi.advanceTimersByTime(400))
    expect(ghoul()).toBe(0)
    act(() => void vi.runAllTimers())
    expect(shown(container).label).toBeUndefined()
  })

  test('stand where nothing moves, until the next command', () => {
    const { container, show } = play('none')
    expect(shown(container)).toMatchObject({ label: 'Thrown by hand: 6', isMoving: false })
    expect(animate).not.toHaveBeenCalled()
    show({ view: over, log: [OLD, fight, step(3)] })
    expect(shown(container).label).toBeUndefined()
  })

  test('are gone with a key, and the board stands as it is', () => {
    const { container } = play('slow')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown(container).label).toBeUndefined()
  })

  test('fall again where one looks back', () => {
    const past: Past = {
      view: over,
      hexes: [],
      arrows: [],
      news: { before: calm, step: fight, events: FOUGHT.events },
      onLeave: () => undefined,
    }
    const { show, container } = open({ view: over, log: [OLD, fight, step(3)] })
    show({ view: over, log: [OLD, fight, step(3)], past })
    expect(container.querySelector('.thrown [role=img]')?.getAttribute('aria-label')).toBe(
      'Thrown by hand: 6',
    )
  })
})

describe('a great moment', () => {
  const found = step(2, { events: [{ type: 'wandFound', haunt: 'R1', hex: at('1411') }] })
  const banner = (container: HTMLElement) =>
    container.querySelector('.banner [data-says]')?.getAttribute('data-says')

  test('is named when it comes, and to whoever takes the table right after it', () => {
    const first = open({ view, log: [OLD] })
    first.show({ view, log: [OLD, found] })
    expect(banner(first.container)).toBe('The wand is found')
    cleanup()
    expect(banner(open({ view, log: [OLD, found] }).container)).toBe('The wand is found')
    cleanup()
    expect(banner(open({ view, log: [OLD, found, step(3)] }).container)).toBeUndefined()
  })
})

describe('a look back', () => {
  const past = (): Past => ({
    view,
    hexes: [],
    arrows: [],
    news: { before, step: NEW, events: MOVED.events },
    onLeave: () => undefined,
  })

  test('shows what happened then, and again when one comes back to it', () => {
    const { show, sprites } = open({ view, log: [OLD, NEW] })
    show({ view, log: [OLD, NEW], past: past() })
    expect(sprites()).toBe(1)
    show({ view, log: [OLD, NEW], past: past() })
    expect(sprites()).toBe(1)
  })

  test('is over when the present is back', () => {
    const { show, sprites } = open({ view, log: [OLD, NEW] })
    show({ view, log: [OLD, NEW], past: past() })
    show({ view, log: [OLD, NEW] })
    expect(sprites()).toBe(0)
  })
})

describe('pace', () => {
  function spritesAt(pace: Pace): number {
    const board = { gesture: IDLE, noted: [], isPeeking: false, onChooseHex: () => undefined, pace }
    const table = (shown: Shown) => <BoardPane<Parts> model={MODEL} {...board} {...shown} />
    const { container, rerender } = render(table({ view: before, log: [OLD] }))
    rerender(table({ view, log: [OLD, NEW] }))
    return container.querySelectorAll('.sprite').length
  }

  test('none shows nothing', () => {
    expect(spritesAt('none')).toBe(0)
  })

  test('slow shows what happens', () => {
    expect(spritesAt('slow')).toBe(1)
  })
})
