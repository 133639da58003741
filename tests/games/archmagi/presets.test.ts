import { expect, test } from 'vitest'
import { legalOf } from '@/engine/declare/legal'
import { problemsText } from '@/engine/kernel/refusal'
import { COMMANDS } from '@/games/archmagi/commands'
import { archmagiFiles } from '@/games/archmagi/files'
import { stageOf } from '@/games/archmagi/queries/asked'
import type { State } from '@/games/archmagi/state/state'
import { PRESETS } from '@/games/archmagi/tables/presets'
import { factsOfType, isArchmagus } from '@/games/archmagi/tables/types'
import { clause } from '../../support/clause'

function begun(preset: string): State {
  const read = archmagiFiles.newGame({ preset })
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value
}

/** Where each ready-made game begins, and with how many (AM-O.2). */
const BEGINNINGS = [
  ['first-duel', 2, 'movement'],
  ['battle-lesson', 2, 'battle'],
  ['spell-lesson', 2, 'scout'],
  ['standard-duel', 2, 'order'],
  ['unknown-isle', 2, 'order'],
  ['new-world', 2, 'map'],
  ['three-towers', 3, 'order'],
  ['war-of-the-four-horns', 4, 'order'],
] as const

clause('AM-O.2', () => {
  test.each(BEGINNINGS)('%s is for %i players and begins with %s', (preset, seats, stage) => {
    const state = begun(preset)
    expect(state.order).toHaveLength(seats)
    expect(stageOf(state)).toBe(stage)
    expect(legalOf(COMMANDS, state).length).toBeGreaterThan(1)
  })
  test('there are no others', () => {
    expect(PRESETS.map(({ id }) => id)).toEqual(BEGINNINGS.map(([id]) => id))
  })
})

clause('AM-O.3', () => {
  test('each army of First Duel has an Archmagus and five units, worth 22 and 21', () => {
    const { units } = begun('first-duel')
    const armies = (['one', 'two'] as const).map((seat) => units.filter((unit) => unit.seat === seat))
    const worthOf = (army: State['units']) =>
      army.reduce((sum, { type }) => sum + (isArchmagus(type) ? 0 : factsOfType(type).brm), 0)
    expect(armies.map((army) => army.length)).toEqual([6, 6])
    expect(armies.map((army) => army.filter(({ type }) => isArchmagus(type)).length)).toEqual([1, 1])
    expect(armies.map(worthOf)).toEqual([22, 21])
  })
})
