// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { IDLE } from '@/table/desk/answer'
import type { Gesture } from '@/games/arrakhar/ui/desk/gesture'
import { PRESENTATIONS } from '@/games/arrakhar/ui/events'
import type { Parts, Past } from '@/games/arrakhar/ui/desk/desk'
import { typeLookup } from '@/games/arrakhar/ui/sentences/words'
import { Recap } from '@/table/recap/Recap'
import { recapWaysBy } from '@/table/recap/recap-ways'
import { END, haste, move } from '../../../../support/orders'
import { at, laidOut } from '../play/laid-out'
import { PlayedGame } from './played-game'

const WAYS = recapWaysBy(PRESENTATIONS, typeLookup)

afterEach(cleanup)

/** Two moves of the sorcerer's side, then the wizard's haste. */
function twoMoves(): PlayedGame {
  const game = new PlayedGame(
    laidOut('sorcerer movement', { '0808': 'ghoul', '1208': 'orc', '0706': 'wizard', '0705': 'elf' }),
  )
    .then(move('ghoul-1', '0908'))
    .then(move('orc-1', '1207'))
  while (game.asked === 'sorcerer') game.then(END)
  return game
}

function open(game = twoMoves()) {
  const onPast = vi.fn<(past: Past | null) => void>()
  const recap = (gesture: Gesture = IDLE) => (
    <Recap<Parts>
      view={game.viewAt('wizard')}
      seat="wizard"
      ways={WAYS}
      gesture={gesture}
      log={game.log('wizard')}
      viewAt={(step) => game.viewAt('wizard', step)}
      onPast={onPast}
    />
  )
  const { rerender } = render(recap())
  return { game, onPast, again: (gesture?: Gesture) => rerender(recap(gesture)) }
}

const bar = () => screen.queryByRole('region', { name: 'While you were away' })
const text = () => screen.getByRole('status').textContent.trim()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
describe('the bar that looks back', () => {
  test('begins with a count and the board as it stands', () => {
    const { onPast } = open()
    expect(text()).toBe('2 events since your turn')
    expect(onPast.mock.lastCall).toEqual([null])
  })

  test('goes through what happened on the board as it stood then', () => {
    const { onPast } = open()
    press('Next')
    expect(text()).toBe('1 ghoul moves 0808–0908 (1 point).')
    const past = onPast.mock.lastCall?.[0]
    expect(past?.hexes).toEqual(['0808', '0908'])
    expect(past?.arrows).toMatchObject([{ from: '0808', to: '0908' }])
    expect(past?.view.units.find(({ id }) => id === 'orc-1')?.hex).toBe('1208')
    press('Next')
    expect(onPast.mock.lastCall?.[0]?.view.units.find(({ id }) => id === 'orc-1')?.hex).toBe('1207')
    press('Previous')
    press('Previous')
    expect(text()).toBe('2 events since your turn')
    expect(onPast.mock.lastCall).toEqual([null])
  })

  test('has its ends, at which the buttons do nothing', () => {
    open()
    press('Previous')
    expect(text()).toBe('2 events since your turn')
    for (let times = 0; times < 4; times++) press('Next')
    expect(screen.getByText('2 of 2')).toBeDefined()
    press('Done')
    expect(bar()).toBeNull()
  })

  test('is handled by arrows, and left by Escape, which the table does not hear', () => {
    const heard = vi.fn()
    addEventListener('keydown', heard)
    open()
    const next = screen.getByRole('button', { name: 'Next' })
    fireEvent.keyDown(next, { key: 'ArrowRight' })
    expect(screen.getByText('1 of 2')).toBeDefined()
    fireEvent.keyDown(next, { key: 'ArrowLeft' })
    expect(screen.queryByText('1 of 2')).toBeNull()
    fireEvent.keyDown(next, { key: 'Escape' })
    expect(bar()).toBeNull()
    expect(heard).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(heard).toHaveBeenCalledOnce()
    removeEventListener('keydown', heard)
  })

  test('comes back to the present when the board is clicked, and can go on', () => {
    const { onPast } = open()
    press('Next')
    act(() => onPast.mock.lastCall?.[0]?.onLeave())
    expect(text()).toBe('2 events since your turn')
    expect(onPast.mock.lastCall).toEqual([null])
  })

  test('comes back to the present when something is picked beside the board', () => {
    const { onPast, again } = open()
    press('Next')
    again({ name: 'TargetPicked', aim: 'haste', units: [], target: at('0705'), defenders: [] })
    expect(text()).toBe('2 events since your turn')
    expect(onPast.mock.lastCall).toEqual([null])
  })

  test('goes with one’s own first step, and the past with it', () => {
    const { game, onPast, again } = open()
    press('Next')
    game.then(haste('wizard-1', '0705'))
    again()
    expect(bar()).toBeNull()
    expect(onPast.mock.lastCall).toEqual([null])
  })

  test('does not come back when that step is undone', () => {
    const { game, again } = open()
    game.then(haste('wizard-1', '0705'))
    again()
    game.undo()
    again()
    expect(bar()).toBeNull()
  })

  test('is not there when nothing happened', () => {
    open(new PlayedGame(laidOut('wizard movement', { '0705': 'elf' })))
    expect(bar()).toBeNull()
  })
})
