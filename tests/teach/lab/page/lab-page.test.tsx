// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { balanceOf } from '@/engine/lab/balance'
import { playGame } from '@/engine/lab/self-play'
import { LabPage } from '@/teach/lab/page/LabPage'
import { coinLab } from '../../../engine/lab/coin-lab'
import { coin } from '../../../support/coin-manifest'
import { coinWorkers, labCoin } from '../coin-desk'
import { patiently } from '../../../support/patiently'
import '../../../support/patient'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const user = userEvent.setup({ applyAccept: false })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const status = () => screen.getByRole('status').textContent

/** The page with the order for some games filled in. */
async function filledIn(games: string, workers = coinWorkers()): Promise<void> {
  render(<LabPage game={labCoin} rest={[]} openWorker={workers.open} />)
  await user.selectOptions(await screen.findByLabelText('Hider played'), 'random')
  await user.selectOptions(screen.getByLabelText('Seeker played'), 'easy')
  const field = screen.getByLabelText('Games at each sum of points')
  await user.clear(field)
  await user.type(field, games)
}

describe('the page of the lab', () => {
  test('plays what is ordered and tells who wins how often, how sure that is, and what to do', async () => {
    await filledIn('20')
    await press('Play the match')
    await patiently(() => expect(status()).toBe('All games have been played.'))
    const plan = {
      game: 'coin',
      settings: {},
      seats: {
        hider: { deciders: ['random'], openings: [] },
        seeker: { deciders: ['easy'], openings: [] },
      },
      rollouts: 200,
      seed: 1,
      games: 20,
    } as const
    const balance = balanceOf(Array.from({ length: 20 }, (_, nth) => playGame(coinLab(), plan, nth)))
    const rows = within(screen.getByRole('region', { name: 'Who wins' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(
      balance.wins.map(({ winner, value, from, to, games }) => {
        const share = `${Math.round(1000 * value) / 10} %`
        const range = `from ${Math.round(100 * from)} to ${Math.round(100 * to)} %`
        return `${winner === 'hider' ? 'Hider' : 'Seeker'}${share}${range}${games} of 20`
      }),
    )
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 20)
    const endings = within(screen.getByRole('region', { name: 'How they end' }))
    expect(endings.getByRole('row', { name: /^By a guess/ })).toBeDefined()
    const advice = within(screen.getByRole('region', { name: 'Evening the match' }))
    expect(advice.getByText(/more games before you change|the seeker \d+ points/)).toBeDefined()
    expect(advice.getByRole('link', { name: /CO-1/ }).getAttribute('href')).toBe('#/rules/coin/CO-1')
  })

  test('pauses, goes on, and cancels; another page goes on from there', async () => {
    await filledIn('12', coinWorkers(5))
    await press('Play the match')
    await screen.findByText('5 of 12 games')
    await press('Pause')
    expect(status()).toMatch(/^Paused/)
    await press('Go on')
    expect(status()).toMatch(/being played/)
    await press('Cancel')
    expect(status()).toMatch(/^Cancelled/)
    cleanup()
    render(<LabPage game={labCoin} rest={[]} openWorker={coinWorkers().open} />)
    await screen.findByText('5 of 12 games')
    expect(status()).toMatch(/^Ready/)
    await press('Go on')
    await patiently(() => expect(status()).toBe('All games have been played.'))
    await press('Delete One coin, 10 points, seed 1')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('looks for even points where asked, and shows the games at each', async () => {
    await filledIn('6')
    await user.click(screen.getByRole('checkbox', { name: /Look for the points/ }))
    await press('Play the match')
    await patiently(() => expect(status()).toBe('All games have been played.'))
    const sums = within(screen.getByRole('region', { name: 'At other sums of points' }))
    const shows = sums.getAllByRole('button')
    expect(shows.length).toBeGreaterThan(1)
    expect(shows[0]?.getAttribute('aria-pressed')).toBe('true')
    await user.click(shows[1] as HTMLElement)
    expect(shows[1]?.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText(/^The seeker having (?!10 )\d+ points/)).toBeDefined()
  })

  test('tells what is wrong with a file, and with numbers that are none', async () => {
    await filledIn('6')
    const input = document.querySelector('input[type="file"]') as HTMLInputElement
    await user.upload(input, new File(['hello\n'], 'bad.jsonl'))
    await screen.findByText('This file cannot be taken; everything has stayed as it was.')
    const seed = screen.getByLabelText('Seed')
    await user.clear(seed)
    await user.type(seed, '-4')
    await user.tab()
    expect(seed).toHaveProperty('value', '1')
  })

  test('says so where nobody can play', async () => {
    const teaching = { loadTeaching: () => Promise.resolve({}) } as unknown as Pick<
      typeof coin,
      'loadTeaching'
    >
    render(<LabPage game={{ ...coin, ...teaching }} rest={[]} openWorker={coinWorkers().open} />)
    await screen.findByText(/Matches of this game cannot be measured/)
  })
})
