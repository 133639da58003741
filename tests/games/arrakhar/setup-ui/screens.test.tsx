// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NewGameForm } from '@/games/arrakhar/ui/NewGameForm'
import { SetUpScreens } from '@/games/arrakhar/ui/setup/SetUpScreens'
import { designedTable, newTable, type SetUpTable } from './set-up-table'
import { QUIET } from '../../../support/comfort'
import '../../../support/patient'

afterEach(cleanup)

/** The set-up screen of a table, given a new `play` for every position as the shell does. */
function Screen({ table }: { readonly table: SetUpTable }) {
  const [position, setPosition] = useState(table.position)
  const play: SetUpTable['play'] = (command) => {
    if (table.position !== position) return undefined
    const refusal = table.play(command)
    setPosition(table.position)
    return refusal
  }
  const nothing = () => undefined
  return (
    <SetUpScreens
      view={table.view}
      seat={table.position.side}
      log={[]}
      viewAt={() => table.view}
      play={play}
      refusalOf={nothing}
      seal={null}
      sealHolds={null}
      comfort={QUIET}
      onComfort={() => undefined}
      onRematch={nothing}
      onHome={nothing}
    />
  )
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('either side may resign before a turn is played (AR-12.7)', () => {
  const resign = async () => {
    await click('Resignation')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resign…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Resign' }))
  }

  test('while it buys its force', async () => {
    const table = newTable({ scenario: 'basic' })
    render(<Screen table={table} />)
    await resign()
    expect(table.position.ending).toEqual({ winner: 'wizard', by: 'resignation' })
  })

  test('while it places its units', async () => {
    const [sorcerer, wizard] = [
      { sorcerer: 6, demon: 6, orc: 6, ghoul: 6 },
      { wizard: 4, barbarian: 4, dwarf: 4, elf: 4 },
    ]
    const table = designedTable({ scenario: 'basic' }, sorcerer, wizard)
    render(<Screen table={table} />)
    await resign()
    expect(table.position.ending).toEqual({ winner: 'wizard', by: 'resignation' })
  })
})

describe('force design', () => {
  test('lists every fault of the force with its clause, and finishing says why not', async () => {
    const table = newTable({ scenario: 'basic' })
    render(<Screen table={table} />)
    expect(screen.getAllByText('AR-2.3', { exact: false })).toHaveLength(4)
    await click('Finish design')
    expect(screen.getByRole('alert').textContent).toContain('AR-2.3')
    expect(table.position.now.segment).toBe('sorcererDesign')
  })

  test('a preset fills the force and is bought at one click', async () => {
    const table = newTable({ scenario: 'basic' })
    render(<Screen table={table} />)
    await click('Balanced coven')
    expect(screen.getByText('66 of 66')).toBeTruthy()
    await click('Finish design')
    expect(table.position.secrets.designs.sorcerer).toMatchObject({
      sorcerer: 9,
      demon: 9,
      orc: 11,
      ghoul: 10,
    })
  })

  test('too many points are told as they are spent', async () => {
    render(<Screen table={newTable({ scenario: 'short', advancedPlay: true, points: { sorcerer: 2 } })} />)
    await click('Sorcerers: more')
    expect(screen.getByText('1 too many')).toBeTruthy()
  })
})

describe('placement', () => {
  test('the rest is placed command by command, all but the wand', async () => {
    const table = designedTable({ scenario: 'basic', advancedPlay: true }, { sorcerer: 9 }, { wizard: 2 })
    render(<Screen table={table} />)
    await click('Place the rest for me')
    expect(Object.keys(table.view.setUp?.haunts ?? {})).toHaveLength(6)
    expect(screen.getByText(/Hide the wand/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /T2/ }))
    expect(table.position.secrets.wandHaunt).toBe('T2')
    await click('Finish placement')
    expect(table.position.now.segment).toBe('wizardPlacement')
    expect(table.refusals).toEqual([])
  })

  test('the entry hexes take the whole force, and nothing tells where the wand is', async () => {
    const table = designedTable(
      { scenario: 'basic', advancedPlay: true },
      { sorcerer: 1 },
      { wizard: 2, elf: 5 },
    )
    const { unmount } = render(<Screen table={table} />)
    await click('Place the rest for me')
    await userEvent.click(screen.getByRole('radio', { name: /R1/ }))
    await click('Finish placement')
    unmount()
    const { container } = render(<Screen table={table} />)
    expect(container.innerHTML).not.toMatch(/hides the wand|place-secret/)
    await click('Place the rest for me')
    expect(screen.getByText('Every unit has its entry hex.')).toBeTruthy()
    await click('All here to C')
    await click('Finish placement')
    expect(table.position).toMatchObject({ turn: 1, side: 'sorcerer' })
    expect(table.refusals).toEqual([])
  })
})

describe('the new-game form', () => {
  test('a quick start gives its scenario and its whole opening', async () => {
    const onStart = vi.fn(() => [])
    render(<NewGameForm onStart={onStart} onCancel={() => undefined} />)
    await click(/First clash/)
    expect(onStart).toHaveBeenCalledWith(
      { scenario: 'basic', reconstruction: 'balanced-2' },
      expect.arrayContaining([expect.objectContaining({ type: 'hideWand' }), { type: 'finishPlacement' }]),
    )
  })

  test('the reconstruction chosen is that of the game, the balanced one unless another is', async () => {
    const onStart = vi.fn(() => [])
    render(<NewGameForm onStart={onStart} onCancel={() => undefined} />)
    await click('Start')
    expect(onStart).toHaveBeenLastCalledWith(expect.objectContaining({ reconstruction: 'balanced-2' }), [])
    const offered = within(screen.getByRole('group', { name: 'Reconstruction' })).getAllByRole('radio')
    expect(offered.map((radio) => (radio as HTMLInputElement).value)).toEqual(['balanced-2', 'first'])
    await userEvent.click(screen.getByRole('radio', { name: /^First reconstruction/ }))
    await click('Start')
    expect(onStart).toHaveBeenLastCalledWith(expect.objectContaining({ reconstruction: 'first' }), [])
    await click(/First clash/)
    expect(onStart).toHaveBeenLastCalledWith(
      { scenario: 'basic', reconstruction: 'first' },
      expect.arrayContaining([{ type: 'finishPlacement' }]),
    )
  })

  test('the reconstruction chosen is said of the quick starts, and leads to its charts', async () => {
    render(<NewGameForm onStart={() => []} onCancel={() => undefined} />)
    for (const [name, id] of [
      ['balanced reconstruction', 'balanced-2'],
      ['first reconstruction', 'first'],
    ] as const) {
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`, 'i') }))
      expect(screen.getByText(`Played with the ${name}`, { exact: false })).toBeTruthy()
      const link = screen.getByRole('link', { name: `See the charts of the ${name}` })
      expect(link.getAttribute('href')).toBe(`#/charts/arrakhar/${id}`)
    }
  })

  test('house rules are agreed on, each with its clause to read', async () => {
    const onStart = vi.fn(() => [])
    render(<NewGameForm onStart={onStart} onCancel={() => undefined} />)
    const group = within(screen.getByRole('group', { name: 'House rules' }))
    const boxes = group.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false, false])
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['AR-8.4', 'AR-9.6', 'AR-10.7', 'AR-10.9', 'AR-10.10'].map((clause) => `#/rules/arrakhar/${clause}`),
    )
    for (const box of boxes) await userEvent.click(box)
    await click('Start')
    const all = {
      threeFireballDice: true,
      noEntryHaste: true,
      fixedOdds: true,
      advanceAnyTime: true,
      lateAdvances: true,
    }
    expect(onStart).toHaveBeenCalledWith(expect.objectContaining(all), [])
  })

  test('a file that is too large or gone is refused at its field, and the text stays', async () => {
    const user = userEvent.setup({ applyAccept: false })
    render(<NewGameForm onStart={() => []} onCancel={() => undefined} />)
    const area = screen.getByLabelText<HTMLTextAreaElement>('Map (text)')
    const door = screen.getByLabelText<HTMLInputElement>('Open a file: Map (text)')
    await user.upload(door, new File(['.^.'], 'small.txt'))
    await waitFor(() => expect(area.value).toBe('.^.'))
    const large = new File(['.'.repeat(50_001)], 'large.txt')
    const read = vi.spyOn(large, 'text')
    await user.upload(door, large)
    expect(await screen.findByText(/^large.txt is larger than 50 kB.*choose another file$/)).toBeTruthy()
    expect(read).not.toHaveBeenCalled()
    const gone = new File(['.'], 'gone.txt')
    vi.spyOn(gone, 'text').mockRejectedValue(new Error('NotFoundError'))
    await user.upload(door, gone)
    expect(await screen.findByText(/^gone.txt cannot be read/)).toBeTruthy()
    expect([area.value, area.getAttribute('aria-invalid')]).toEqual(['.^.', 'true'])
  })

  test('what is wrong stands at its field', async () => {
    render(
      <NewGameForm onStart={() => ['map: a map has exactly 6 entry hexes']} onCancel={() => undefined} />,
    )
    await click('Start')
    expect(screen.getByLabelText('Map (text)').getAttribute('aria-invalid')).toBe('true')
  })
})
