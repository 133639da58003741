// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { atOnce } from '@/engine/basics/cooperative'
import type { Judge } from '@/teach/mistakes/finding'
import { decisionsOf } from '@/teach/mistakes/decisions'
import { MistakeHunt } from '@/teach/mistakes/MistakeHunt'
import { MistakesPage } from '@/teach/mistakes/MistakesPage'
import type { LearnersGame } from '@/teach/mistakes/open-game'
import { type CoinView, coinRules } from '../../support/coin-game'
import { coin, COIN_TABLE } from '../../support/coin-manifest'
import { COIN_BOT, COIN_TEACHING, coinHistory, coinReport } from '../report/coin-report'
import { standInJudge } from './stand-in-judge'
import '../../support/patient'

afterEach(cleanup)

const BETTER_NOTE = { thoughts: { strong: { type: 'note' }, easy: { type: 'toss' } } } as const

const JUDGE = standInJudge({
  ...BETTER_NOTE,
  worth: { note: 0.8, toss: 0.75, pass: 0.3, guess: 0.1 },
})

/** The coin game for a side that learns, its commands worded by their types. */
function learning(seat: string): LearnersGame {
  const { stage } = coinReport('referee', () => Promise.resolve(COIN_BOT))
  const history = coinHistory()
  const isUnderWay = (view: object) => (view as CoinView).notes > 0
  const Table = Object.assign((props: Parameters<typeof COIN_TABLE.Table>[0]) => COIN_TABLE.Table(props), {
    adviceOf: (_view: object, { commands }: { readonly commands: readonly { readonly type: string }[] }) => ({
      lines: commands.map(({ type }) => `To ${type}`),
      reasons: [{ text: 'It is known to help', clause: 'CO-1' }],
      drawings: [],
    }),
  }) as unknown as LearnersGame['stage']['Table']
  const teaching = { ...stage.teaching, rulebook: { gameId: 'coin', sections: [], glossary: [] } }
  return {
    stage: { ...stage, Table, teaching: teaching as unknown as LearnersGame['stage']['teaching'] },
    history,
    seat: { id: seat, name: seat === 'hider' ? 'Hider' : 'Seeker' },
    decisions: atOnce(decisionsOf({ rules: coinRules, history, seat, isUnderWay })),
    report: '#/report/coin/game',
  }
}

const open = (seat = 'hider', judge: Judge = JUDGE) =>
  render(<MistakeHunt game={learning(seat)} judge={judge} />)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const verdict = async (text: string | RegExp) => screen.findByText(text)

describe('A mistake', () => {
  test('is shown as its side saw it, with what was played and what that cost', async () => {
    open()
    await screen.findByRole('heading', { name: 'Mistake 1 of 1' })
    screen.getByText('To pass')
    screen.getByText(
      'Your chance to win: 80 in 100 with the bot’s answer, 30 in 100 after this. It cost 50 in 100, give or take 1.',
    )
    screen.getByText('Seat hider')
    screen.getByText('Hidden left')
  })
  test('hides what the other side kept secret, though the game is over', async () => {
    open('seeker')
    await screen.findByRole('heading', { name: 'Mistake 1 of 1' })
    screen.getByText('To guess')
    screen.getByText('Seat seeker')
    screen.getByText('Hidden somewhere')
    screen.getByText(/unknown, at the end/)
  })
  test('can be played better on the board', async () => {
    open()
    await screen.findByRole('heading', { name: 'Mistake 1 of 1' })
    await press('note')
    await verdict('Well found: as good as the bot’s answer')
    screen.getByText('80 in 100 now, 30 in 100 then.', { exact: false })
    screen.getByText('Notes 2')
    await press('Summary')
    screen.getByText('You found something better in 1 of 1 mistake.')
    screen.getByText('Better: To note (80 in 100)')
  })
  test('can be played worse, and tried again', async () => {
    open()
    await screen.findByRole('heading', { name: 'Mistake 1 of 1' })
    await press('guess')
    // Refused by the rules: nothing has changed.
    expect(screen.queryByText('You tried:')).toBeNull()
    await press('hide')
    await verdict('Better')
    await press('Try again')
    expect(screen.queryByText('You tried:')).toBeNull()
    await press('pass')
    await verdict('About as good as what you played')
  })
  test('can be picked better from the ideas of the bot, which do not tell which is best', async () => {
    open()
    await screen.findByRole('heading', { name: 'Mistake 1 of 1' })
    const ideas = within(screen.getByRole('list', { name: 'Ideas of the bot' })).getAllByRole('button')
    expect(ideas.map(({ textContent }) => textContent)).toEqual(['To note', 'To toss'])
    await press('To toss')
    await verdict('Better')
    screen.getByText('75 in 100 now, 30 in 100 then. Difference: 45 in 100, give or take 1.', {
      exact: false,
    })
    screen.getByText('Dice on the board fell once; the figures are averages over many throws.')
  })
  test('has an answer of the bot, with its reason, which can be taken back', async () => {
    open()
    await screen.findByRole('heading', { name: 'Mistake 1 of 1' })
    await press('Show the bot’s answer')
    screen.getByText('It is known to help')
    screen.getByText('Notes 2')
    await press('Take back')
    screen.getByText('Notes 1')
    await press('Summary')
    screen.getByText('You found something better in 0 of 1 mistake.')
    screen.getByText('The bot’s answer: To note (80 in 100)')
    await press('Look again: mistake 1')
    screen.getByRole('heading', { name: 'Mistake 1 of 1' })
  })
  test('says why a try could not be weighed', async () => {
    const weigh: Judge['weigh'] = (order) =>
      order.onProgress ? Promise.reject(new Error('no worker came')) : JUDGE.weigh(order)
    open('hider', { ...JUDGE, weigh })
    await screen.findByRole('heading', { name: 'Mistake 1 of 1' })
    await press('hide')
    await verdict('Your move could not be weighed: no worker came')
  })
  test('gives a weighing up when it is cancelled', async () => {
    let isStopped = false
    const weigh: Judge['weigh'] = (order) =>
      order.onProgress ? new Promise(() => undefined) : JUDGE.weigh(order)
    const stop = () => {
      isStopped = true
    }
    open('hider', { ...JUDGE, weigh, stop })
    await screen.findByRole('heading', { name: 'Mistake 1 of 1' })
    await press('hide')
    await screen.findByText('Weighing your move…')
    await press('Cancel')
    expect(isStopped).toBe(true)
    expect(screen.queryByText('Weighing your move…')).toBeNull()
  })
})

describe('A search for mistakes', () => {
  test('that finds none says so', async () => {
    open('hider', standInJudge({ ...BETTER_NOTE, worth: {} }))
    await screen.findByText(/No mistakes found: no decision of Hider cost 8 in 100 or more/)
    expect(screen.getByRole('link', { name: 'Back to the report' }).getAttribute('href')).toBe(
      '#/report/coin/game',
    )
  })
  test('can be stopped and gone on with', async () => {
    let answer: () => void = () => undefined
    const weigh: Judge['weigh'] = async (order) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return JUDGE.weigh(order)
    }
    const { rerender } = open('hider', { ...JUDGE, weigh })
    await screen.findByText('0 of 2 decisions weighed')
    await press('Stop')
    screen.getByText('Stopped.')
    answer()
    expect(screen.getByText('0 of 2 decisions weighed')).toBeTruthy()
    rerender(<MistakeHunt game={learning('hider')} judge={JUDGE} />)
    await press('Go on')
    await screen.findByRole('heading', { name: 'Mistake 1 of 1' })
  })
  test('that fails says why, and can be tried again', async () => {
    open('hider', { ...JUDGE, think: () => Promise.reject(new Error('no bot came')) })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The decisions cannot be weighed: no bot came',
    )
    screen.getByRole('button', { name: 'Try again' })
  })
})

describe('The page', () => {
  const page = (loadBot?: () => Promise<typeof COIN_BOT>) => {
    const game = { ...coin, ...(loadBot && { loadBot }), loadTeaching: () => Promise.resolve(COIN_TEACHING) }
    render(<MistakesPage game={game} rest={['hider', 'gone']} judge={JUDGE} />)
  }
  test('says when no bot can judge', async () => {
    page()
    await screen.findByText('No computer player can judge this game.')
  })
  test('says when this browser keeps no such study', async () => {
    page(() => Promise.resolve(COIN_BOT))
    await screen.findByText('Nothing to learn from here:')
  })
})
