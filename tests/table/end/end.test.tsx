// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EndFrame } from '@/table/end/EndFrame'
import { EndStory } from '@/table/end/EndStory'
import { Proofs } from '@/table/end/Proofs'
import '../../support/patient'

afterEach(cleanup)

function showEnd(more: Partial<ComponentProps<typeof EndFrame>> = {}): void {
  render(
    <EndFrame
      gameId="arena"
      title="West wins"
      side="first"
      says=""
      rematch="Again"
      hasReport={false}
      board={<div data-part="board" />}
      onRematch={() => undefined}
      onHome={() => undefined}
      {...more}
    >
      {null}
    </EndFrame>,
  )
}

test('The end tells how long each side took, where a clock ran', () => {
  showEnd()
  expect(screen.queryByText(/Time used/)).toBeNull()
  cleanup()
  showEnd({ timeUsed: 'Time used: West 42:10 · East 31:05' })
  expect(screen.getByText('Time used: West 42:10 · East 31:05')).toBeTruthy()
})

describe('the game in short', () => {
  const found = { id: '4-0', step: 4, turn: 2, text: 'The wand is found at 0709!', isLargest: false }
  const fight = { id: '5-0', step: 5, turn: 2, text: 'Attack at 0710.', isLargest: true }
  const losses = [
    { name: 'Sorcerer', side: 'first', words: '7 units lost' },
    { name: 'Wizard', side: 'second', words: '2 units lost' },
  ] as const

  test('tells losses, luck and moments in order, and shows the game as it stood then', () => {
    const onReview = vi.fn()
    render(
      <EndStory losses={losses} luck="The dice were kind." moments={[found, fight]} onReview={onReview} />,
    )
    const story = within(screen.getByRole('region', { name: 'The game in short' }))
    expect(story.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '7 units lost',
      '2 units lost',
    ])
    expect(story.getByText('The dice were kind.')).toBeTruthy()
    const told = within(story.getByRole('list', { name: 'Moments of the game' })).getAllByRole('listitem')
    expect(told.map(({ textContent }) => textContent)).toEqual([
      'Turn 2The wand is found at 0709!Show',
      'Turn 2Largest fight: Attack at 0710.Show',
    ])
    fireEvent.click(story.getByRole('button', { name: 'Show: Attack at 0710.' }))
    expect(onReview).toHaveBeenCalledWith(5)
  })

  test('has no list where nothing was worth one, and no buttons where nothing can be looked at', () => {
    const { rerender } = render(<EndStory losses={losses} moments={[]} />)
    expect(screen.queryByRole('list')).toBeNull()
    rerender(<EndStory losses={losses} moments={[found]} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('proofs', () => {
  const isOpen = () => screen.getByRole('group').hasAttribute('open')

  test('are folded away as long as they hold', () => {
    const { rerender } = render(
      <Proofs sealHolds={null} diceCheck={null}>
        The seal
      </Proofs>,
    )
    expect(isOpen()).toBe(false)
    rerender(
      <Proofs sealHolds diceCheck={null}>
        The seal
      </Proofs>,
    )
    expect(isOpen()).toBe(false)
  })

  test.each([
    { sealHolds: false, diceCheck: null },
    { sealHolds: true, diceCheck: { holds: false, sealed: 1, unsealed: 0, byHand: 0 } },
  ])('lie open where one is broken: %j', (checks) => {
    render(<Proofs {...checks}>The seal</Proofs>)
    expect(isOpen()).toBe(true)
  })
})

describe('a picture of the final board', () => {
  const keep = () => fireEvent.click(screen.getByRole('button', { name: 'Keep a picture' }))

  test('is kept of the board alone', async () => {
    const onPicture = vi.fn(() => Promise.resolve(true))
    showEnd({ onPicture })
    keep()
    await waitFor(() => expect(onPicture).toHaveBeenCalledWith(document.querySelector('[data-part="board"]')))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that the browser cannot make is said to be missing', async () => {
    showEnd({ onPicture: () => Promise.resolve(false) })
    keep()
    expect((await screen.findByRole('alert')).textContent).toBe('This browser could not make the picture.')
  })

  test('is not offered where nothing is kept', () => {
    showEnd()
    expect(screen.queryByRole('button', { name: 'Keep a picture' })).toBeNull()
  })
})
