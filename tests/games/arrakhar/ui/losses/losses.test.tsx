// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import { Losses } from '@/games/arrakhar/ui/play/Forces'
import { laidOut, seen } from '../play/laid-out'

afterEach(cleanup)

const STACKS = { '0806': 'elf', '0807': 'ghoul' }
const DEAD = [
  { type: 'orc', count: 2 },
  { type: 'elf', count: 1 },
  { type: 'ghoul', count: 1 },
  { type: 'orc', count: 1 },
]
const items = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.visually-hidden')?.textContent)

describe('the dead', () => {
  test('lie by side and type, and those who left the valley apart', () => {
    const left = [{ type: 'dwarf', count: 2 }]
    render(<Losses table={seen('wizard movement', STACKS, { eliminated: DEAD, left })} />)
    expect(items('Sorcerer’s dead')).toEqual(['3 orcs', '1 ghoul'])
    expect(items('Wizard’s dead')).toEqual(['1 elf'])
    expect(items('Left the valley')).toEqual(['2 dwarves'])
  })

  test('are shown in order of death when that is asked for', () => {
    render(<Losses table={seen('wizard movement', STACKS, { eliminated: DEAD })} />)
    expect(screen.queryByRole('list', { name: 'Losses in order of death' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Order' }))
    const order = within(screen.getByRole('list', { name: 'Losses in order of death' }))
    const names = order.getAllByRole('img').map((counter) => counter.getAttribute('aria-label'))
    expect(names.map((name) => name?.replace(/ \d+$/, ''))).toEqual(['Orc', 'Orc', 'Elf', 'Ghoul', 'Orc'])
  })

  test('are none at first, and nothing is offered', () => {
    render(<Losses table={seen('wizard movement', STACKS)} />)
    expect(screen.getByText('No losses')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('do not tell which orcs came back (AR-5.2)', () => {
    const shown = (recycledOrcs: number) => {
      const position = laidOut('wizard movement', STACKS, { eliminated: DEAD, recycledOrcs })
      const { container } = render(<Losses table={arrakharRules.viewOf(position, 'wizard')} />)
      return container.innerHTML
    }
    const strip = (html: string) => html.replace(/_r_\w+_/g, '')
    expect(strip(shown(2))).toBe(strip(shown(0)))
  })
})
