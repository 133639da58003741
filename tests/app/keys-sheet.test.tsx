// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { KeysSheet } from '@/app/play/KeysSheet'
import { present } from '@/engine/kernel/refusal'
import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import { coin } from '../support/coin-manifest'

afterEach(cleanup)

/** What the sheet says that a key does at the table of a game. */
function told(game: AnyGame): Readonly<Record<string, string>> {
  render(<KeysSheet game={game} onClose={() => undefined} />)
  const lines = [...document.querySelectorAll('.keys__line')].map((line) => [
    [...line.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '),
    line.querySelector('dd')?.textContent ?? '',
  ])
  return Object.fromEntries(lines) as Record<string, string>
}

const game = (id: string) => present(gameOf(id), 'game')

test('the planner, overlays and threats of Arrakhar’s Wand stand in its sheet of keys', () => {
  expect(told(game('arrakhar'))).toMatchObject({
    P: 'Planner',
    O: 'Overlays',
    T: 'Who threatens the hex pointed at',
    M: 'A hint: what to do, and why',
    'Ctrl+Enter': 'End the segment',
  })
})

test('so do those of Arena, which ends what it calls a phase', () => {
  expect(told(game('arena'))).toMatchObject({
    P: 'Planner',
    O: 'Overlays',
    T: 'Who threatens the hex pointed at',
    'Ctrl+Enter': 'End the phase',
  })
})

test('a game that has none of these lists none of their keys', () => {
  const keys = told(coin)
  expect(keys).not.toHaveProperty('P')
  expect(keys).not.toHaveProperty('O')
  expect(keys).not.toHaveProperty('T')
})

test('a game without a bot has no hints, and no key for them', () => {
  expect(told(coin)).not.toHaveProperty('M')
})
