// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fight, scene } from '../scene'
import { HotSeat } from './hot-seat'

afterEach(cleanup)

const button = (name: string) => screen.getByRole('button', { name })

test('the only thing that can be done is the main button, and of several none is', () => {
  new HotSeat(scene(['a north 0301 elves.ranger 2'], { step: 'initiative' }))
  expect(button('Roll for initiative').className).toContain('button--primary')
  cleanup()

  new HotSeat(fight(['a north 0502 elves.ranger 2', 'x south 0502 orcs.orc 4']))
  for (const name of ['Hold', 'Retreat to 0402']) expect(button(name).className).not.toContain('primary')
})

test('a spell stands once, with what it does and a button for each whom it can be aimed at (SP-4)', () => {
  new HotSeat(
    fight(['w north 0502 elves.wicana 2', 'x south 0502 orcs.orc 4', 'y south 0502 orcs.orc 2'], {
      slot: 'A wizards north',
    }),
  )
  const names = (name: string, description: string) =>
    within(screen.getByRole('group', { name, description }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(names('Thorn Dart', '2 dice, each hitting on 2 or less')).toEqual(['Orc 1', 'Orc 2'])
  expect(names('Tanglewood', 'it does nothing in this round')).toEqual(['Orc 1', 'Orc 2'])
  expect(button('Thorn Dart at Orc 2')).toBeTruthy()
})
