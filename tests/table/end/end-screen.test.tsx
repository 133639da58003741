// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AnyCommand } from '@/engine/kernel/game'
import { endScreen } from '@/table/end/end-screen'
import { clauseLinks } from '@/table/rules/ClauseLink'
import '../../support/patient'

afterEach(cleanup)

interface Ending {
  readonly winner: 'left' | 'right' | 'draw'
  readonly by: 'rule' | 'word'
}

interface Fallen {
  readonly type: 'fallen'
  readonly seat: 'left' | 'right'
}

const EndScreen = endScreen<{ readonly ending: Ending | null }, AnyCommand, Fallen, 'left' | 'right', Ending>(
  {
    gameId: 'duel',
    seatsOf: () => ['left', 'right'],
    names: { left: 'Left', right: 'Right' },
    places: { left: 'first', right: 'second' },
    text: { draw: 'A draw', wins: (name) => `${name} wins`, rematch: 'Again' },
    saysOf: ({ by }) => (by === 'rule' ? 'The other fell.' : 'Both agreed.'),
    clauses: { rule: 'D-1', word: null },
    Clause: clauseLinks({ 'D-1': 'Falling' }, (clause) => `#/rules/duel/${clause}`),
    lostOf: (seat, _view, happened) => `${happened.filter((fallen) => fallen.seat === seat).length} lost`,
    momentsOf: () => [],
    luckOf: (log) => (log.length === 0 ? undefined : 'The dice were kind.'),
    Rest: () => <p>What is left</p>,
  },
)

function showEnd(ending: Ending | null, fallen: readonly Fallen[] = []): void {
  const frame = {
    view: { ending },
    log: fallen.length === 0 ? [] : [{ number: 1, events: fallen }],
    board: <div />,
    onRematch: () => undefined,
    onHome: () => undefined,
  }
  render(<EndScreen {...(frame as unknown as ComponentProps<typeof EndScreen>)} />)
}

const losses = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('A game that goes on has no end', () => {
  showEnd(null)
  expect(document.body.textContent).toBe('')
})

test('The end says who won, how, and by which rule, what each side lost, and what the game adds', () => {
  showEnd({ winner: 'right', by: 'rule' }, [{ type: 'fallen', seat: 'left' }])
  const title = screen.getByRole('heading', { name: 'Right wins' })
  expect(title.parentElement?.dataset['side']).toBe('second')
  expect(screen.getByText(/The other fell\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: /D-1/ }).getAttribute('href')).toBe('#/rules/duel/D-1')
  expect(losses()).toEqual(['1 lost', '0 lost'])
  expect(screen.getByText('The dice were kind.')).toBeTruthy()
  expect(screen.getByText('What is left')).toBeTruthy()
})

test('A draw is nobody’s, and what needs no rule names none', () => {
  showEnd({ winner: 'draw', by: 'word' })
  expect(screen.getByRole('heading', { name: 'A draw' }).parentElement?.dataset['side']).toBe('draw')
  expect(screen.queryByRole('link', { name: /D-1/ })).toBeNull()
  expect(screen.queryByText('The dice were kind.')).toBeNull()
})
