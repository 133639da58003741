// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTableKeys } from '@/table/desk/use-table-keys'
import { Hints, type HintWays } from '@/table/hints/Hints'
import '../../support/patient'

afterEach(cleanup)

const VIEW = {}
const WAYS: HintWays<object, { readonly type: string }> = {
  hintOf: () => ({
    commands: [],
    lines: ['Wait'],
    reasons: [],
    seats: ['One', 'Other'],
    chance: 0.5,
    drawings: [],
  }),
  Clause: ({ clause }) => <a href={`#${clause}`}>{clause}</a>,
  rulesAt: (clause) => `#${clause}`,
}
const nothing = () => undefined
const ADVISING = { ways: WAYS, endOf: nothing, isSetUp: () => false }
const ask = vi.fn(() =>
  Promise.resolve({
    thought: Promise.resolve({ commands: [], seats: ['One', 'Other'], chance: 0.5, reasons: [], nodes: 1 }),
    stop: nothing,
  }),
)

function Table({ hints }: { readonly hints: 'none' | 'loaded' }) {
  useTableKeys({ onCancel: nothing, onNext: nothing })
  return hints === 'loaded' ? (
    <Hints view={VIEW} play={nothing} refusalOf={nothing} onHint={ask} advising={ADVISING} />
  ) : null
}

test('a hint asked for before it has been loaded comes when it is there, once', async () => {
  const { rerender } = render(<Table hints="none" />)
  fireEvent.keyDown(document.body, { key: 'm' })
  rerender(<Table hints="loaded" />)
  await screen.findByText('Wait')
  fireEvent.keyDown(document.body, { key: 'm' })
  expect(screen.queryByText('Wait')).toBeNull()
  rerender(<Table hints="none" />)
  rerender(<Table hints="loaded" />)
  expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull()
  expect(ask).toHaveBeenCalledOnce()
})
