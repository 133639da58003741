// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { archmagi } from '@/games/archmagi'
import '../../support/patient'
import { wholeTurn } from './first-duel'
import { HotSeat } from './ui/hot-seat'

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('a turn begins with the draw, and a chit goes to a hex of its home (AM-6.1, AM-6.2)', async () => {
  new HotSeat(wholeTurn(), [1, 1])
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
