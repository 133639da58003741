// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
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
      <BoardMotion below={BELOW} pace="normal" effectsOf={effectsOf} {...shown} />
      <Die face={die} />
    </>
  )
  const { container, rerender } = render(table(first))
  return {
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

describe('a look back', () => {
  const past = (): Past => ({
    view,
    hexes: [],
    arrows: [],
    news: { before, events: MOVED.events },
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
