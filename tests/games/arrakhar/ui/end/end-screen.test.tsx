// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../../../support/patient'
import { luckLine } from '@/games/arrakhar/ui/end/luck-line'
import { arrakharRules } from '@/games/arrakhar/rules'
import { HotSeat } from '../hot-seat'
import { after, at, laidOut, named } from '../play/laid-out'

afterEach(cleanup)

const FRONT = laidOut('wizard combat', { '0709': 'elf elf elf elf', '0710': 'ghoul', '1306': 'orc' })
const DECLARED = after(FRONT, [
  {
    type: 'designateAttack',
    attackers: named('elf-1', 'elf-2', 'elf-3', 'elf-4'),
    hex: at('0710'),
    defenders: named('ghoul-1'),
  },
])

test('the end tells who won and why, what it cost, and folds the proofs away', async () => {
  const table = new HotSeat(DECLARED.position, [6])
  act(() => void table.play({ type: 'resolve', designation: 1 }))
  act(() => void table.play({ type: 'resign', side: 'wizard' }))
  expect(await screen.findByRole('heading', { name: 'Sorcerer wins' })).toBeTruthy()
  const story = within(screen.getByRole('region', { name: 'The game in short' }))
  expect(story.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1 unit lost',
    '0 units lost',
  ])
  expect(story.getByRole('listitem').textContent).toMatch(/^Largest fight: Attack at 0710/)
  expect(screen.getByText('Proofs of fair play').closest('details')?.open).toBe(false)
})

test('the luck is told of what was most out of the ordinary', () => {
  const evenly = after(FRONT, [
    {
      type: 'designateAttack',
      attackers: named('elf-1', 'elf-2'),
      hex: at('0710'),
      defenders: named('ghoul-1'),
    },
  ])
  const view = arrakharRules.viewOf(evenly.position, 'wizard')
  const fought = after(evenly.position, [{ type: 'resolve', designation: 1 }], [1])
  const step = {
    number: 2,
    seat: 'wizard',
    events: fought.events,
    rolls: [{ label: '', count: 1, faces: 6, values: [1] }],
    typed: false,
  } as const
  expect(luckLine([step], () => view)).toMatch(
    /^The dice gave the wizard 0\.\d eliminated units (more|fewer) than average\.$/,
  )
  expect(luckLine([{ ...step, rolls: [] }], () => view)).toBeUndefined()
})
