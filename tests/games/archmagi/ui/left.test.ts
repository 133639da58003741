import { expect, test } from 'vitest'
import { leftIn } from '@/games/archmagi/ui/play/left'
import { viewOf } from '@/games/archmagi/queries/view'
import { MAGES, PAIR, planning } from '../rules/battle'
import { played } from '../rules/played'

const COMMITTED = { cmd: 'battle.planCommit', seat: 2 }

/** What stands above the button that commits the plan. */
function leftToPlan(units: readonly unknown[], ...spells: readonly string[]): object {
  const { state } = played(planning(units, { spells: { 1: spells } }), COMMITTED)
  return leftIn(viewOf(state, 'one'))
}

test('while a plan can be helped, that may be done', () => {
  expect(leftToPlan(MAGES, 'shield')).toEqual({
    owed: '',
    optional: 'the choices above',
    isWorthAsking: false,
  })
})

test('where nobody can help, nothing is left to do', () => {
  expect(leftToPlan(PAIR)).toEqual({ owed: '', optional: '', isWorthAsking: false })
})
