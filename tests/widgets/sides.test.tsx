// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Chart } from '@/widgets/chart/Chart'
import type { ChartProps } from '@/widgets/chart/chart-props'
import { Curtain } from '@/widgets/Curtain'
import { LogList } from '@/widgets/LogList'
import { PhaseTrack } from '@/widgets/PhaseTrack'
import { SIDES, sideOfSeat } from '@/widgets/side'

afterEach(cleanup)

const SEATS = ['north', 'east', 'south', 'west'].map((id) => ({ id }))

const sidesShown = () =>
  [...document.querySelectorAll('[data-side]')].map((one) => one.getAttribute('data-side'))

describe('the side of a seat', () => {
  test('is its place among the seats of the game, also where others are not in play', () => {
    expect(SEATS.map(({ id }) => sideOfSeat(SEATS, id))).toEqual(['first', 'second', 'third', 'fourth'])
    expect(sideOfSeat(SEATS, 'west')).toBe('fourth')
  })
})

describe('what belongs to a side says so', () => {
  test('at the curtain', () => {
    render(<Curtain heading="South" text="" action="I’m South" side="third" onTake={vi.fn()} />)
    expect(screen.getByRole('dialog').dataset.side).toBe('third')
  })

  test('in the log, headings and lines, and nothing does that is nobody’s', () => {
    const lines = SIDES.map((side) => ({ id: side, content: side, side, heading: side === 'third' }))
    render(<LogList label="Log" lines={[...lines, { id: 'all', content: 'all' }]} onPoint={vi.fn()} />)
    expect(sidesShown()).toEqual(SIDES)
  })

  test('in the phase track', () => {
    const phases = SIDES.map((side) => ({ name: side, side, segments: [] }))
    render(<PhaseTrack label="Sequence" phases={phases} current={null} />)
    expect(sidesShown()).toEqual(SIDES)
  })
})

describe('a chart', () => {
  const CHART: Omit<ChartProps, 'lines'> = {
    name: 'Losses',
    summary: '',
    points: 2,
    scale: [0, 1],
    format: String,
    course: 'straight',
    stretches: [],
    cursor: { at: 0, onMove: vi.fn(), place: 'Turn 1', words: [] },
    text: { keys: '', open: '' },
  }

  test('draws a line for each of four sides', () => {
    const lines = SIDES.map((side) => ({ name: side, side, values: [0, 1] }))
    const { container } = render(<Chart {...CHART} lines={lines} />)
    const drawn = [...container.querySelectorAll('path[data-side]')].map((one) =>
      one.getAttribute('data-side'),
    )
    expect(drawn).toEqual(SIDES)
  })

  test('divides its plot between a side and all others, who have no color of their own', () => {
    const line = { name: 'South beats the others', side: 'third', values: [0.2, 0.4] } as const
    const halves = [{ name: 'South', side: 'third' }, { name: 'the others' }] as const
    render(<Chart {...CHART} lines={[line]} halves={halves} />)
    expect(screen.getByText('South').dataset.side).toBe('third')
    expect(screen.getByText('the others').dataset.side).toBeUndefined()
  })
})
