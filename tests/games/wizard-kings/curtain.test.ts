import { expect, test } from 'vitest'
import { problemsText } from '@/engine/kernel/refusal'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { wizardKingsPlay as rules } from '@/games/wizard-kings/play'
import { viewOf } from '@/games/wizard-kings/queries/view'
import { startOf } from '@/games/wizard-kings/state/start'
import type { State, Step } from '@/games/wizard-kings/state/state'
import { clause } from '../../support/clause'
import { fight } from './scene'
import { USUAL } from './settings'

function skirmish(step: Step): State {
  const read = wizardKingsFiles.newGame({ preset: 'greenmarch-skirmish' })
  if (!read.ok) throw new Error(problemsText(read.problems))
  return { ...read.value, step, actor: 'south', first: 'south' }
}

clause('FG-6', () => {
  test.each(['rollOff', 'boards', 'edge', 'armies', 'moon'] as const)(
    'no curtain before what is chosen openly in set-up: %s',
    (step) => {
      const state: State = { ...startOf(USUAL), step }
      expect(rules.openHand(state, 'north')).toEqual({ ...viewOf(state, 'table'), viewer: 'north' })
    },
  )

  test.each(['pool', 'force', 'capitals', 'deploy'] as const)(
    'a curtain before secret set-up: %s',
    (step) => {
      expect(rules.openHand({ ...startOf(USUAL), step }, 'south')).toBeUndefined()
    },
  )

  test.each(['initiative', 'battles'] as const)('none before what both look on at: %s', (step) => {
    const state = skirmish(step)
    expect(rules.openHand(state, 'south')).toEqual({ ...viewOf(state, 'table'), viewer: 'south' })
  })

  test('none in a battle, where the table view shows those that fight and nobody else', () => {
    const state = fight([
      'a north 0502 elves.glader 2',
      'e south 0502 orcs.orc 3',
      'b north 0604 elves.ranger 4',
      'd south 0705 orcs.troll 1',
    ])
    const open = rules.openHand({ ...state, battle: state.battle && { ...state.battle } }, 'north')
    expect(open?.blocks.map(({ id }) => id).sort()).toEqual(['a', 'e'])
  })

  test.each(['moves', 'recruiting', 'aftermath', 'study', 'builds'] as const)(
    'one before each Move Phase, study and builds, and before a winner regroups or recruits: %s',
    (step) => {
      expect(rules.openHand(skirmish(step), 'south')).toBeUndefined()
    },
  )

  test('one falls only while something is secret: never on an open table, nor after the end', () => {
    const state = skirmish('moves')
    expect(rules.hasSecrets(state)).toBe(true)
    expect(rules.hasSecrets({ ...state, settings: { ...state.settings, openTable: true } })).toBe(false)
    const ending = { winner: 'north', level: 'win', by: 'early' } as const
    expect(rules.hasSecrets({ ...state, ending })).toBe(false)
  })
})
