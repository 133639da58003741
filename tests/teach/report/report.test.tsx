// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { AnyBot } from '@/engine/bot/bot'
import { Report } from '@/teach/report/Report'
import { ReportPage } from '@/teach/report/ReportPage'
import { coin } from '../../support/coin-manifest'
import { COIN_BOT, COIN_TEACHING, coinReport } from './coin-report'
import '../../support/patient'

afterEach(cleanup)

async function open(viewer = 'referee', count?: number): Promise<void> {
  render(<Report game={coinReport(viewer, () => Promise.resolve(COIN_BOT), count)} />)
  await screen.findByRole('heading', { name: 'Chances' })
  await screen.findByRole('slider', { name: 'Chances of both sides' })
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
}

const slider = (name: string) => screen.getByRole('slider', { name })
const spoken = (name: string) => slider(name).getAttribute('aria-valuetext')

/** Opens the table of a chart, and gives its rows as texts. */
async function tableOf(chart: string): Promise<readonly string[]> {
  const figure = screen.getByRole('figure', { name: chart })
  await userEvent.click(within(figure).getByText('Show as a table'))
  const rows = await within(figure).findAllByRole('row')
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))
}

describe('The report of a finished game', () => {
  test('tells who won, and that everything is revealed in it', async () => {
    await open()
    expect(screen.getByText('Seeker wins.')).toBeTruthy()
    expect(screen.getByText(/as the referee sees it: also what one side could not know/)).toBeTruthy()
  })

  test('lists the turning points in the log’s own words, each with a way to its position', async () => {
    await open()
    const list = within(screen.getByRole('region', { name: 'Turning points' }))
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual([
      '1Turn 1 · hider · PlaySomething is tossed.Seeker +35: the chance that Hider beats Seeker goes from 60% to 25%.',
    ])
    const link = list.getByRole('link', { name: 'Turn 1 · hider · Play' })
    expect(link.getAttribute('href')).toBe('#/step/5')
  })

  test('leads each side that a person played to its mistakes', async () => {
    const report = coinReport('referee', () => Promise.resolve(COIN_BOT))
    render(<Report game={{ ...report, bots: { seeker: 'easy' } }} />)
    const link = await screen.findByRole('link', { name: /^Learn from your mistakes/ })
    expect(link.textContent).toBe('Learn from your mistakes')
    expect(link.getAttribute('href')).toBe('#/mistakes/coin/hider/game')
  })

  test('reads its charts point by point, all at once', async () => {
    await open()
    expect(spoken('Chances of both sides')).toBe(
      'Turn 1 · hider · Play. Something is guessed. Hider beats Seeker 0%.',
    )
    fireEvent.change(slider('Chances of both sides'), { target: { value: '1' } })
    expect(spoken('Chances of both sides')).toContain('Hider beats Seeker 60%.')
    expect(spoken('Luck: Pips')).toContain('Something is tossed. Hider +1.5, Seeker 0.')
    expect(spoken('Coins lost')).toContain('Hider 0, Seeker 0.')
  })

  test('opens the position being read by Enter', async () => {
    await open()
    fireEvent.change(slider('Coins lost'), { target: { value: '3' } })
    slider('Coins lost').focus()
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('#/step/5')
  })

  test('says what the dice gave beyond what they owe', async () => {
    await open()
    const luck = within(screen.getByRole('region', { name: 'Luck' }))
    expect(luck.getByText('The Hider has 1.5 pips too many.', { selector: 'li' })).toBeTruthy()
    const sums = within(luck.getByRole('region', { name: 'Luck of the whole game' })).getAllByRole('row')
    expect(sums.map(({ textContent }) => textContent)).toEqual([
      'Dice giveRollsGivenOwedDifferenceUsual',
      'Pips Hider153.5+1.5±1.7',
      'Pips Seeker3910.5−1.5±3',
    ])
    // Nobody rolled for the other measure, so that there is nothing to choose.
    expect(luck.queryByRole('combobox')).toBeNull()
  })

  test('has every chart as a table', async () => {
    await open()
    expect(await tableOf('Chances of both sides')).toEqual([
      'When | What happened | Hider beats Seeker',
      'Turn 1 · hider · Play | Something is noted. | 60%',
      'Turn 1 · hider · Play | Something is tossed. | 60%',
      'Turn 1 · hider · Play | Something is passed. | 60%',
      'Turn 1 · hider · Play | Something is tossed. | 25%',
      'Turn 1 · hider · Play | Something is guessed. | 0%',
    ])
    expect(await tableOf('Luck: Pips')).toHaveLength(5)
    expect(await tableOf('Coins lost')).toEqual([
      'When | What happened | Hider | Seeker',
      'Turn 1 · hider · Play | Something is guessed. | 2 | 0',
    ])
  })

  test('counts the dice of each side', async () => {
    await open()
    const dice = within(screen.getByRole('region', { name: 'Dice' }))
    expect(dice.getByRole('table', { name: 'Faces, Seeker: rolled here' })).toBeTruthy()
  })
})

describe('The report of a running game', () => {
  test('says that it knows only what lies open', async () => {
    await open('table', 5)
    expect(screen.getByText('The game goes on.')).toBeTruthy()
    expect(screen.getByText(/only what lies open on the table/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Learn from your mistakes/ })).toBeNull()
  })
  test('with everything revealed says so', async () => {
    await open('referee', 5)
    expect(screen.getByText(/also what one side cannot know/)).toBeTruthy()
  })
  test('of which nothing was played has nothing to report', async () => {
    render(<Report game={coinReport('referee', () => Promise.resolve(COIN_BOT), 1)} />)
    await screen.findByText('Nothing has been played yet that could be reported on.')
  })
})

describe('Judging', () => {
  test('can be stopped and gone on with', async () => {
    let arrive: (bot: AnyBot) => void = () => undefined
    const bot = new Promise<AnyBot>((resolve) => {
      arrive = resolve
    })
    render(<Report game={coinReport('referee', () => bot)} />)
    await screen.findByText('0 of 5 positions judged')
    screen.getByText('They are known once all positions have been judged.')
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    arrive(COIN_BOT)
    await userEvent.click(await screen.findByRole('button', { name: 'Judge the rest' }))
    await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
    expect(spoken('Chances of both sides')).toContain('Hider beats Seeker 0%.')
  })
  test('that fails says why, and the rest of the report stands', async () => {
    render(<Report game={coinReport('referee', () => Promise.reject(new Error('no bot came')))} />)
    expect((await screen.findByRole('alert')).textContent).toBe('The positions cannot be judged: no bot came')
    expect(screen.getByRole('heading', { name: 'Losses' })).toBeTruthy()
  })
})

describe('The page of a report', () => {
  const page = (teaching: object, rest: readonly string[]) => {
    const game = { ...coin, loadTeaching: () => Promise.resolve(teaching as typeof COIN_TEACHING) }
    render(<ReportPage game={game} rest={rest} />)
  }
  test('says when this browser keeps no such study', async () => {
    page(COIN_TEACHING, ['gone'])
    await screen.findByText('There is no report:')
    expect(screen.getByRole('link', { name: 'Studies' }).getAttribute('href')).toBe('#/study/coin')
  })
  test('says when a game makes no reports', async () => {
    page({}, [])
    await screen.findByText('This game makes no reports.')
  })
})

describe('The report of a game of three', () => {
  const openThree = async () => {
    const chanceOf: AnyBot['chanceOf'] = (view, seat) =>
      seat === 'hider' ? COIN_BOT.chanceOf(view, seat) : 1 - COIN_BOT.chanceOf(view, seat)
    const report = coinReport('referee', () => Promise.resolve({ ...COIN_BOT, chanceOf }))
    const seats = [...report.seats, { id: 'third', name: 'Third' }]
    const stage = { ...report.stage, game: { ...report.stage.game, seats } }
    render(<Report game={{ ...report, seats, stage }} />)
    await screen.findByRole('slider', { name: 'Chances of Hider' })
    await expect.poll(() => screen.queryByRole('progressbar')).toBeNull()
  }

  test('tells one side’s chances against all others, and the side can be chosen', async () => {
    await openThree()
    expect(spoken('Chances of Hider')).toContain('Hider beats the others 0%.')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Chance of' }), 'Seeker')
    await screen.findByRole('slider', { name: 'Chances of Seeker' })
    await expect.poll(() => spoken('Chances of Seeker')).toContain('Seeker beats the others 100%.')
  })

  test('tells of each turning point whether it was for that side or for the others', async () => {
    await openThree()
    const list = within(screen.getByRole('region', { name: 'Turning points' }))
    expect(list.getByText(/The others \+35: the chance that Hider beats the others goes/)).toBeTruthy()
  })

  test('counts what each of them lost', async () => {
    await openThree()
    expect(spoken('Coins lost')).toContain('Third 0.')
  })
})
