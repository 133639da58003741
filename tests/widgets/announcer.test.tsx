// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Announcer } from '@/widgets/Announcer'

afterEach(cleanup)

test('what is said is added below what was said before, the same sentence too', () => {
  const once = [{ id: 1, text: 'The die shows 6.' }]
  const { rerender } = render(<Announcer label="Announcements" lines={once} />)
  const first = screen.getByText('The die shows 6.')
  rerender(<Announcer label="Announcements" lines={[...once, { id: 2, text: 'The die shows 6.' }]} />)
  const [kept, added] = screen.getByRole('log', { name: 'Announcements' }).children
  expect(kept).toBe(first)
  expect(added?.textContent).toBe('The die shows 6.')
})

test('it speaks when others have finished, and only of what is new', () => {
  render(<Announcer label="Announcements" lines={[]} />)
  const voice = screen.getByRole('log')
  expect(voice.getAttribute('aria-live')).toBe('polite')
  expect(voice.getAttribute('aria-relevant')).toBe('additions')
})
