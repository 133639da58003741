// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { showCharts } from '@/app/play/show-charts'
import { sessionStore } from '@/app/session/table-session'
import type { AnyCommand, AnyEvent, AnyGameRules } from '@/engine/kernel/game'
import { historyFrom } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import { unsealed } from '@/engine/save/save'
import { gameOf } from '@/games'
import { arrakharRules } from '@/games/arrakhar/rules'
import { sessionOf } from '@/store/session'
import { NO_SESSION } from '@/store/session-store'
import { coin } from '../support/coin-manifest'
import { newGame } from '../support/set-up-game'

const arrakhar = present(gameOf('arrakhar'), 'the game')

afterEach(() => sessionStore.setState(NO_SESSION))

/** Puts a new game of a reconstruction on the table. */
function begin(reconstruction: string): void {
  const rules: AnyGameRules = arrakharRules
  const history = historyFrom<object, AnyCommand, AnyEvent>(newGame({ reconstruction }).position)
  const summaryOf = () => ({ scenario: 'Basic Scenario', moment: 'Set-up' })
  const game = { rules, summaryOf, writePosition: (position: object) => rules.writePosition(position) }
  const session = sessionOf(game, unsealed(history, null), { saveId: 'charts', serial: 1 })
  sessionStore.setState({ session })
}

test.each(['first', 'balanced', 'balanced-2'])(
  'the charts shown from a table are those of its game: %s',
  async (id) => {
    begin(id)
    await showCharts(arrakhar)
    expect(location.hash).toBe(`#/charts/arrakhar/${id}`)
  },
)

test('without a game at the table, or with one set only, the page itself knows which', async () => {
  await showCharts(arrakhar)
  expect(location.hash).toBe('#/charts/arrakhar')
  begin('first')
  await showCharts(coin)
  expect(location.hash).toBe(`#/charts/${coin.id}`)
})
