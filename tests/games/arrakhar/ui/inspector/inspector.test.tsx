// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { View } from '@/games/arrakhar/state/view'
import { IDLE } from '@/table/desk/answer'
import type { Desk, Looking, Parts } from '@/games/arrakhar/ui/desk/desk'
import { INSPECTOR } from '@/games/arrakhar/ui/inspector/hex-facts'
import { MODEL } from '@/games/arrakhar/ui/table'
import { Inspector } from '@/table/inspector/Inspector'
import { at, seen } from '../play/laid-out'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const nothing = () => undefined
const STACKS = { '0806': 'elf elf', '0807': 'ghoul' }

/** Opens the inspector on a hex, if any, of a board that shows `shown` while the table stands as `view`. */
function open(inspected: string | null, view = seen('wizard movement', STACKS), shown: View = view) {
  const follow = vi.fn<Desk['follow']>()
  const adjust = vi.fn<Desk['adjust']>()
  const pointed = { current: at('0807') as HexId | null }
  const desk = { view, gesture: IDLE, follow, adjust } as unknown as Desk
  function Pane() {
    const [hex, onInspect] = useState<HexId | null>(null)
    const looks: Looking['looks'] = {
      past: null,
      inspected: hex,
      answers: { onInspectHex: onInspect, onLetGo: () => false, onPointAt: nothing },
    }
    return (
      <>
        <button type="button" onClick={() => onInspect(at(inspected ?? ''))}>
          Board
        </button>
        <Inspector<Parts>
          model={MODEL}
          inspector={INSPECTOR}
          view={shown}
          desk={desk}
          looking={{ looks, onPast: nothing, onInspect, pointed }}
        />
      </>
    )
  }
  render(<Pane />)
  const board = screen.getByRole('button', { name: 'Board' })
  board.focus()
  if (inspected !== null) fireEvent.click(board)
  return { follow, adjust, pointed, board }
}

const dialog = () => screen.queryByRole('dialog')
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const pressShift = () => fireEvent.keyDown(document.body, { key: 'Shift' })

describe('the inspector', () => {
  test('is named after its hex, shows each unit and takes the focus', () => {
    open('0806')
    const card = screen.getByRole('dialog', { name: 'Hex 0806' })
    expect(document.activeElement).toBe(card)
    expect(card.getAttribute('aria-modal')).toBeNull()
    expect(within(card).getByText('Elf 1')).toBeDefined()
    expect(card.querySelectorAll('.counter-picture')).toHaveLength(2)
  })

  test('closes on Escape, which the table does not hear, and gives the focus back', () => {
    const { board } = open('0806')
    const heard = vi.fn()
    addEventListener('keydown', heard)
    fireEvent.keyDown(screen.getByText('Elf 1'), { key: 'Escape' })
    removeEventListener('keydown', heard)
    expect(dialog()).toBeNull()
    expect(heard).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(board)
  })

  test('closes when something else is pressed, and not when it is pressed itself', () => {
    open('0806')
    fireEvent.pointerDown(screen.getByText('Elf 1'))
    expect(dialog()).not.toBeNull()
    fireEvent.pointerDown(document.body)
    expect(dialog()).toBeNull()
  })

  test('picks the stack, or one unit of it', () => {
    const { follow, adjust } = open('0806')
    fireEvent.click(screen.getByRole('button', { name: 'Pick this stack' }))
    expect(follow).toHaveBeenCalledExactlyOnceWith({
      kind: 'gesture',
      gesture: { name: 'UnitsPicked', hex: '0806', units: ['elf-1', 'elf-2'], takesWand: true },
    })
    expect(dialog()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Board' }))
    fireEvent.click(screen.getByRole('button', { name: /Pick Elf 2 alone/ }))
    expect(adjust).toHaveBeenCalledExactlyOnceWith({ type: 'takeUnits', units: ['elf-2'] })
  })

  test('lets nobody pick the enemy, and nobody at all in the past', () => {
    open('0807')
    expect(within(screen.getByRole('dialog')).getAllByRole('button')).toHaveLength(1)
    cleanup()
    open('0806', seen('wizard movement', STACKS), seen('wizard movement', STACKS))
    expect(within(screen.getByRole('dialog')).getAllByRole('button')).toHaveLength(1)
  })
})

describe('held down, Shift', () => {
  test('shows the hex pointed at after a moment, without taking the focus, until it is let go', () => {
    const { board } = open(null)
    pressShift()
    expect(screen.queryByText('Hex 0807')).toBeNull()
    wait(200)
    expect(screen.getByText('Hex 0807').closest('[aria-hidden="true"]')).not.toBeNull()
    expect(document.activeElement).toBe(board)
    fireEvent.keyUp(document.body, { key: 'Shift' })
    expect(screen.queryByText('Hex 0807')).toBeNull()
  })

  test('follows the pointer', () => {
    const { pointed } = open(null)
    pointed.current = at('0806')
    fireEvent.pointerMove(document.body, { shiftKey: true })
    expect(screen.getByText('Hex 0806')).toBeDefined()
    fireEvent.pointerMove(document.body, { shiftKey: false })
    expect(screen.queryByText('Hex 0806')).toBeNull()
  })

  test('is left alone as a part of a shortcut', () => {
    open(null)
    pressShift()
    fireEvent.keyDown(document.body, { key: 'N', shiftKey: true })
    wait(500)
    expect(screen.queryByText('Hex 0807')).toBeNull()
  })
})
