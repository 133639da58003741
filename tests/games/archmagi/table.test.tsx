// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { play, refusalOf } from '@/engine/kernel/play'
import { archmagi } from '@/games/archmagi'
import type { Command } from '@/games/archmagi/commands'
import { archmagiFiles } from '@/games/archmagi/files'
import { archmagiPlay } from '@/games/archmagi/play'
import type { State } from '@/games/archmagi/state/state'
import { ArchmagiTable } from '@/games/archmagi/ui/table'
import { QUIET } from '../../support/comfort'

/** First Duel, both players at one table without a curtain. */
function Duel({ start, dice }: { readonly start: State; readonly dice: readonly number[] }) {
  const [position, setPosition] = useState(start)
  const [hand] = useState(() => handDice(dice))
  const seat = archmagiPlay.askedSeat(position)
  const view = useMemo(() => archmagiPlay.viewOf(position, seat ?? 'table'), [position, seat])
  const given = (command: Command) => {
    const played = play(archmagiPlay, position, command, hand)
    if (played.outcome === 'refused') return played.refusal
    if (played.outcome === 'played') setPosition(played.position)
    return undefined
  }
  return (
    <main>
      <ArchmagiTable
        {...{ view, seat, log: [], seal: null, sealHolds: null, comfort: QUIET }}
        viewAt={() => view}
        play={given}
        refusalOf={(command) => refusalOf(archmagiPlay, position, command)}
        onComfort={() => undefined}
        onRematch={() => undefined}
        onHome={() => undefined}
      />
    </main>
  )
}

/** The armies of First Duel at the beginning of a turn. */
function wholeTurn(): State {
  const begun = archmagiFiles.newGame({ preset: 'first-duel' })
  if (!begun.ok) throw new Error('There is no First Duel.')
  return { ...begun.value, phase: 'recruitUnits' }
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('a turn begins with the draw, and a chit goes to a hex of its home (AM-6.1, AM-6.2)', async () => {
  render(<Duel start={wholeTurn()} dice={[1, 1]} />)
  expect(screen.queryByRole('button', { name: /^End recruit units/ })).toBeNull()
  await press('Draw two units')
  // A castle is at home where the Wizard stands, and nowhere else on this isle.
  await press(/^Castle/)
  expect(await screen.findByText(/^Reserve: 4 of 5$/)).toBeDefined()
  await press('Trade two chits for an artifact')
  await press('Back')
  expect(await screen.findByRole('button', { name: 'Trade two chits for an artifact' })).toBeDefined()
})

test('all its parts can be loaded, and name the same seats', async () => {
  const { rules } = await archmagi.loadTable()
  expect(rules.seats).toEqual(archmagi.seats.map(({ id }) => id))
  const bot = await archmagi.loadBot()
  expect(bot).toHaveProperty('think')
  const { lessons, rulebook } = await archmagi.loadTeaching()
  expect(lessons.length).toBeGreaterThan(3)
  expect(rulebook.sections.length).toBeGreaterThan(20)
  const form = await archmagi.loadNewGame()
  expect(form.firstGame().settings).toEqual({ preset: 'first-duel' })
})
