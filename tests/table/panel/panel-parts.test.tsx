// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type PanelPart, PanelParts, Soft } from '@/table/panel/PanelParts'

afterEach(cleanup)

const show = (...parts: readonly PanelPart[]) => render(<PanelParts parts={parts} />).container

test('a part that there is nothing of leaves no trace, and an element stands as it is', () => {
  expect(show(null, <h4>Who attacks</h4>).innerHTML).toBe('<h4>Who attacks</h4>')
})

test('a card has a name, a heading and parts of its own', () => {
  show({
    kind: 'card',
    name: 'C5',
    heading: <>C5 {<Soft>5 against 3</Soft>}</>,
    parts: [
      { kind: 'text', text: 'West wins by 2.' },
      { kind: 'bars', title: 'Who dies', bars: [{ label: 'Orc 1', chance: 0.5 }] },
      { kind: 'facts', name: 'Who falls back', facts: [['Orc 2', 'C6']] },
      { kind: 'lines', lines: ['first', 'second'] },
    ],
  })
  const card = within(screen.getByRole('region', { name: 'C5' }))
  expect(card.getByRole('heading', { level: 3 }).textContent).toBe('C5 5 against 3')
  expect(card.getByText('West wins by 2.').tagName).toBe('P')
  expect(card.getByText(/^50/).textContent).toMatch(/%/)
  expect(card.getByText('Orc 2').nextSibling?.textContent).toBe('C6')
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['first', 'second'])
})

test('a card shows its picture, and a warning has a sign that is not read out', () => {
  show({
    kind: 'card',
    name: 'Spark',
    heading: 'Spark',
    picture: <svg data-part="picture" />,
    parts: [{ kind: 'warning', text: 'Fails as things stand.' }],
  })
  expect(screen.getByRole('heading').firstElementChild?.getAttribute('data-part')).toBe('picture')
  const warning = screen.getByText('Fails as things stand.')
  expect(warning.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test('buttons and choices do what they say, a closed button nothing', () => {
  const [onPress, onChoose] = [vi.fn(), vi.fn()]
  show(
    { kind: 'button', name: 'Settle this fight', label: 'Settle this fight: C5', onPress },
    { kind: 'button', name: 'Attack it', isClosed: true, onPress },
    { kind: 'choices', title: 'Who can fire', choices: [{ key: 'a', name: 'Archer 1', onChoose }] },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Attack it' }))
  expect(onPress).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Settle this fight: C5' }))
  expect(onPress).toHaveBeenCalledOnce()
  fireEvent.click(within(screen.getByRole('region', { name: 'Who can fire' })).getByRole('button'))
  expect(onChoose).toHaveBeenCalledOnce()
})

test('choices of one row stand behind what they have in common, each with its whole name', () => {
  const onChoose = vi.fn<(rest?: string) => void>()
  const at = (rest: string) => ({
    key: rest,
    name: `Spark at ${rest}`,
    more: '2 dice',
    row: { name: 'Spark', rest },
    onChoose() {
      onChoose(rest)
    },
  })
  const hold = { key: 'hold', name: 'Hold', onChoose }
  show({ kind: 'choices', title: 'What Ama can do', choices: [at('Orc'), at('Troll'), hold] })

  const row = within(screen.getByRole('group', { name: 'Spark', description: '2 dice' }))
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Orc', 'Troll'])
  expect(screen.getByRole('button', { name: 'Hold' }).closest('[role=group]')).toBeNull()
  fireEvent.click(row.getByRole('button', { name: 'Spark at Troll' }))
  expect(onChoose.mock.calls).toEqual([['Troll']])
})
