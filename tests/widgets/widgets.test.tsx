// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { Curtain } from '@/widgets/Curtain'
import { Die } from '@/widgets/Die'
import { LogList } from '@/widgets/LogList'
import { Notice } from '@/widgets/Notice'
import { PhaseTrack } from '@/widgets/PhaseTrack'
import { RollTable } from '@/widgets/RollTable'

afterEach(cleanup)

const segmentsOf = (...names: readonly string[]) => names.map((name) => ({ name, href: `#/rules/${name}` }))

test('a die says its face', () => {
  render(<Die face={5} />)
  expect(screen.getByRole('img', { name: 'die: 5' }).querySelectorAll('circle')).toHaveLength(5)
  render(<Die face={9} />)
  expect(screen.getByRole('img', { name: 'die: 9' }).textContent).toBe('9')
})

test('a roll table points at the rolled cell', () => {
  const rows = [
    { head: '1', cells: ['-', '1'] },
    { head: '2', cells: ['1', 'E'] },
  ]
  render(
    <RollTable
      caption="Combat"
      corner="Die"
      columns={['1:1', '2:1']}
      rows={rows}
      lit={{ column: 1, row: 1 }}
    />,
  )
  expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    'true',
  ])
})

test('the phase track tells which segment runs', () => {
  const phases = [
    { name: 'Sorcerer', side: 'first' as const, segments: segmentsOf('Summon', 'Movement') },
    { name: 'Wizard', side: 'second' as const, segments: segmentsOf('Haste', 'Movement ') },
  ]
  render(<PhaseTrack label="Sequence" phases={phases} current={{ phase: 1, segment: 0 }} />)
  const running = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  expect(running.map((item) => item.textContent)).toEqual(['Haste'])
})

test('a curtain has the focus on its one button', () => {
  const onTake = vi.fn()
  render(
    <Curtain heading="The wizard's turn" text="Pass the mouse." action="I am the wizard" onTake={onTake} />,
  )
  const button = screen.getByRole('button')
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  expect(onTake).toHaveBeenCalledOnce()
})

test('a refusal is an alert with its clause', () => {
  render(<Notice text="Mountains cannot be entered." clause="AR-7.2" href="#/rules/AR-7.2" />)
  expect(screen.getByRole('alert').textContent).toContain('Mountains cannot be entered.')
  expect(screen.getByRole('link', { name: 'AR-7.2' }).getAttribute('href')).toBe('#/rules/AR-7.2')
})

test('L and Enter on a line of the log open its rule', () => {
  const onFollow = vi.fn((event: Event) => event.preventDefault())
  const rule = { name: 'AR-7.1', href: '#/rules/AR-7.1' }
  const lines = [{ id: 'a', content: 'line a', rule }]
  render(<LogList label="Log" lines={lines} onPoint={() => undefined} />)
  const link = screen.getByText('AR-7.1')
  link.addEventListener('click', onFollow)
  const line = screen.getByRole('button', { name: 'line a' })
  for (const key of ['l', 'Enter']) fireEvent.keyDown(line, { key })
  expect(onFollow).toHaveBeenCalledTimes(2)
  fireEvent.keyDown(line, { key: 'l', ctrlKey: true })
  expect(onFollow).toHaveBeenCalledTimes(2)
  expect(link.tabIndex).toBe(-1)
})

test('the log is one stop for Tab and points while a line has the focus', () => {
  const onPoint = vi.fn()
  const lines = ['a', 'b', 'c'].map((id) => ({ id, content: `line ${id}` }))
  render(<LogList label="Log" lines={lines} onPoint={onPoint} />)
  const newest = screen.getByRole('button', { name: 'line c' })
  expect(screen.getAllByRole('button').filter((line) => line.tabIndex === 0)).toEqual([newest])
  newest.focus()
  fireEvent.keyDown(newest, { key: 'ArrowUp' })
  expect(onPoint.mock.calls.flat()).toContain('b')
  expect(document.activeElement?.textContent).toBe('line b')
})

test('a line of the log may offer more, beside the arrow keys’ way from line to line', () => {
  const onAsk = vi.fn()
  const more = { label: 'Show b on the table', content: '#', onAsk }
  const lines = [
    { id: 'a', content: 'line a' },
    { id: 'b', content: 'line b', more },
  ]
  render(<LogList label="Log" lines={lines} onPoint={vi.fn()} />)
  const button = screen.getByRole('button', { name: 'Show b on the table' })
  expect(button.tabIndex).toBe(0)
  fireEvent.click(button)
  expect(onAsk).toHaveBeenCalledOnce()
  button.focus()
  fireEvent.keyDown(button, { key: 'ArrowUp' })
  expect(document.activeElement?.textContent).toBe('line a')
  expect(button.tabIndex).toBe(-1)
})

test('a roll table lights several dice in one row, and sums up its columns at its foot', () => {
  render(
    <RollTable
      caption="Fireball"
      corner="Die"
      columns={['1', '2', '3']}
      rows={[{ head: 'Orc', cells: ['-', 'out', 'out'] }]}
      foot={[{ head: 'in %', cells: ['0', '50', '100'] }]}
      lit={{ row: 0, column: [0, 2] }}
    />,
  )
  const cells = screen.getAllByRole('cell')
  expect(cells.filter((cell) => cell.hasAttribute('aria-current'))).toEqual([cells[0], cells[2]])
  expect(cells[3]?.getAttribute('data-lit')).toBe('line')
})
