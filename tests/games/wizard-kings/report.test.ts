import { expect, test } from 'vitest'
import { diceStateOf, handDice } from '@/engine/kernel/dice'
import type { AnyGameRules } from '@/engine/kernel/game'
import { playOn } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { withOtherSecrets } from '@/games/wizard-kings/invariants'
import { wizardKingsRules } from '@/games/wizard-kings/rules'
import { summaryOf } from '@/games/wizard-kings/summary'
import { gameReport } from '@/store/game-report'
import { newSession } from '@/store/session'

const rules: AnyGameRules = wizardKingsRules
const ROLL = { type: 'rollInitiative', seat: 'north' }
const MARCH = { type: 'move', seat: 'north', block: 'north.elves.ranger.1', path: ['0300'] }

/** What is reported of a game that begins so, once North has moved first. */
function reportFrom(initial: object) {
  const game = { rules, summaryOf: summaryOf as never, writePosition: rules.writePosition }
  const begun = newSession(game, initial, diceStateOf(1), { saveId: 'reported', serial: 1 })
  const dice = handDice([6, 5, 1, 2])
  const rolled = playOn(rules, begun.history, { command: ROLL, dice })
  const { history } = playOn(rules, rolled.history, { command: MARCH, dice })
  return gameReport({ ...begun, history }, rules, () => [])
}

test('a report of a bug does not change with what blocks are, and has no replay while they are hidden', () => {
  const started = wizardKingsFiles.newGame({ preset: 'greenmarch-skirmish' })
  const start = present(started.ok ? started.value : null, 'a game')
  const report = reportFrom(start)
  expect(report).toMatchObject({ masked: true, commands: 2, replay: null })
  const other = present(withOtherSecrets(start, 'table'), 'a game with other secrets')
  expect(JSON.stringify(reportFrom(other))).toBe(JSON.stringify(report))
})
