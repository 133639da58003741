// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Sheet } from '@/table/frame/Sheet'

afterEach(cleanup)

const PAGES = { notice: null, actions: 'what to do now', log: 'what has happened', forces: 'who is there' }

/** A phone's sheet, at which somebody else may be playing. */
function sheet(isAside: boolean) {
  const { rerender } = render(<Sheet {...PAGES} isAside={isAside} />)
  return {
    height: () => screen.getByRole('complementary').dataset['height'],
    isAside: (aside: boolean) => rerender(<Sheet {...PAGES} isAside={aside} />),
    press: () => fireEvent.click(screen.getByRole('button')),
  }
}

describe('The sheet of a phone', () => {
  test('is up where something can be done, and leaves the board its room where nothing can', () => {
    expect(sheet(false).height()).toBe('half')
    cleanup()
    expect(sheet(true).height()).toBe('low')
  })

  test('comes up when it is somebody’s turn for the first time, and stays up', () => {
    const { height, isAside } = sheet(true)
    isAside(false)
    expect(height()).toBe('half')
    isAside(true)
    expect(height()).toBe('half')
  })

  test('stays where a hand has put it', () => {
    const { height, isAside, press } = sheet(true)
    for (let presses = 0; presses < 3; presses++) press()
    expect(height()).toBe('low')
    isAside(false)
    expect(height()).toBe('low')
  })
})
