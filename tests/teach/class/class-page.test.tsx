// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listed } from '@/contract/manifest'
import { arena } from '@/games/arena'
import type { HandedIn } from '@/engine/lesson/handed-in'
import { ClassPage } from '@/teach/class/ClassPage'
import { pack } from '@/teach/links/payload'
import '../../support/patient'
import { handed } from './handed'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const GAME = listed(arena)

async function codeOf(json: HandedIn): Promise<string> {
  const packed = await pack({ kind: 'hand-in', json })
  if (!packed.ok) throw new Error('too much')
  return packed.value
}

async function paste(...texts: readonly string[]): Promise<void> {
  await userEvent.click(screen.getByRole('textbox', { name: 'Links and codes' }))
  await userEvent.paste(texts.join('\n'))
  await userEvent.click(screen.getByRole('button', { name: 'Add to the table' }))
}

const told = (text: RegExp) => screen.findByText(text)
const cells = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('The page of a class', () => {
  test('gathers what is pasted into a table, once for each learner', async () => {
    render(<ClassPage game={GAME} rest={[]} />)
    await paste(await codeOf(handed('Ann', ['none', 'hint'])), await codeOf(handed('Bo', ['solution', null])))
    await told(/^2 hand-ins added/)
    expect(cells(/^Ann/).slice(0, 3)).toEqual(['✓ alone', '◑ with a hint2 tries', '2 of 2'])
    expect(cells(/^Bo/).slice(0, 3)).toEqual(['◔ after the solution', '○ not solved2 tries', '1 of 2'])
    expect(cells(/^Solved alone/).slice(0, 2)).toEqual(['1 of 2', '0 of 2'])

    await paste(await codeOf(handed('Bo', ['none', 'none'], { at: '2026-03-02T10:00' })))
    await told(/^Bo handed in again/)
    expect(cells(/^Bo/).slice(0, 3)).toEqual(['✓ alone', '✓ alone2 tries', '2 of 2'])
    await paste(await codeOf(handed('Bo', [null, null])))
    await told(/^Bo has handed in later already/)
    expect(cells(/^Bo/)[0]).toBe('✓ alone')
  })
  test('keeps the text that it could not read, and says why', async () => {
    render(<ClassPage game={GAME} rest={[]} />)
    await paste('Ann has lost it')
    await told(/There is no hand-in/)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Ann has lost it')
  })
  test('tells where a hand-in of another game is', async () => {
    render(<ClassPage game={GAME} rest={[]} />)
    await paste(await codeOf(handed('Ann', undefined, { game: 'arrakhar' })))
    await told(/belongs to arrakhar/)
    expect(screen.queryByRole('table')).toBeNull()
  })
  test('brings back what was removed', async () => {
    render(<ClassPage game={GAME} rest={[]} />)
    await paste(await codeOf(handed('Ann')))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ann' }))
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(cells(/^Ann/)[0]).toBe('✓ alone')
  })
  test('names the rules that refused most moves, once the rulebook is there', async () => {
    render(<ClassPage game={GAME} rest={[]} />)
    await paste(await codeOf(handed('Ann', ['none', null], { refused: ['AA-9.3', 'AA-9.3'] })))
    const link = await screen.findByRole('link', { name: /^AA-9\.3 / })
    expect(link.getAttribute('href')).toBe('#/rules/arena/AA-9.3')
    expect(link.parentElement?.textContent).toMatch(/2×$/)
  })
  test('shows a quiz beside the tasks, and which of its questions were missed most', async () => {
    const answers = [true, false].map((isRight, nth) => ({
      lesson: 'first-game',
      chapter: 3,
      part: `mistake-${nth}`,
      isRight,
    }))
    render(<ClassPage game={GAME} rest={[]} />)
    const quizzed = { ...handed('Ann'), version: 2, quiz: { seed: 17, answers } } as const
    await paste(await codeOf(quizzed), await codeOf(handed('Bo')))
    await told(/^2 hand-ins added/)
    expect(cells(/^Ann/).slice(2, 4)).toEqual(['1 of 2', '1 of 2no. 17'])
    expect(cells(/^Bo/)[3]).toBe('– not taken')
    const link = await screen.findByRole('link', { name: /, chapter 4$/ })
    expect(link.getAttribute('href')).toBe('#/lesson/arena/first-game/3')
  })
})
