import { describe, expect, test } from 'vitest'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { MAPS } from '@/games/arrakhar/tables/map'
import {
  choiceOf,
  choosing,
  NEW_DRAFT,
  problemsByPlace,
  settingsOf,
} from '@/games/arrakhar/ui/new-game/settings-draft'

function newGame(change: Partial<typeof NEW_DRAFT>) {
  const read = settingsOf({ ...NEW_DRAFT, ...change })
  return read.ok ? rules.newGame(read.settings) : read
}

describe('the new-game form', () => {
  test('an untouched form is the basic scenario as printed, with the reconstruction proposed', () => {
    const parsed = newGame({})
    if (!('value' in parsed)) throw new Error('refused')
    expect(parsed.value.settings.reconstruction).toBe('balanced-2')
    expect(parsed.value.settings.allowance).toEqual({
      wizard: { points: 60, minimum: 4 },
      sorcerer: { points: 66, minimum: 6 },
    })
    expect(parsed.value.settings.options).toEqual({ turnLimit: null, skipEmptySegments: true })
  })

  test('handicap, Advanced Play, turn limit, house rules and custom costs reach the settings', () => {
    const parsed = newGame({
      points: { wizard: 55, sorcerer: 70 },
      advancedPlay: true,
      limited: true,
      turnLimit: 12,
      costs: '{"elf": 2}',
      houseRules: { fixedOdds: true },
      map: `\n${MAPS.valley}\n\n`,
    })
    if (!('value' in parsed)) throw new Error('refused')
    const { allowance, options, costs, map } = parsed.value.settings
    expect(allowance).toEqual({ wizard: { points: 55, minimum: 0 }, sorcerer: { points: 70, minimum: 0 } })
    expect(options).toEqual({ turnLimit: 12, skipEmptySegments: true, fixedOdds: true })
    expect(costs.elf).toBe(2)
    expect(map).toBe(MAPS.valley)
  })

  test('a scenario of one’s own begins with the figures of the one picked before, and sends what differs', () => {
    const own = { ...NEW_DRAFT, ...choosing('long'), ...choosing('own') }
    expect(choiceOf(own)).toBe('own')
    expect(own).toMatchObject({ points: { wizard: 90, sorcerer: 100 }, haunts: 9 })
    const unchanged = settingsOf(own)
    expect(unchanged.ok && unchanged.settings).not.toHaveProperty('haunts')
    expect(unchanged.ok && unchanged.settings).not.toHaveProperty('minimums')

    const parsed = newGame({
      ...own,
      points: { wizard: 30, sorcerer: 40 },
      minimums: { wizard: 2, sorcerer: 0 },
      haunts: 6,
    })
    if (!('value' in parsed)) throw new Error('refused')
    expect(parsed.value.settings).toMatchObject({
      scenario: 'long',
      allowance: { wizard: { points: 30, minimum: 2 }, sorcerer: { points: 40, minimum: 0 } },
      haunts: ['T1', 'T2', 'R1', 'R2', 'C1', 'C2'],
    })
  })

  test('a printed scenario picked afterwards takes all of it back', () => {
    const changed = {
      ...NEW_DRAFT,
      ...choosing('own'),
      minimums: { wizard: 1, sorcerer: 1 },
      haunts: 9,
    } as const
    expect({ ...changed, ...choosing('basic') }).toEqual(NEW_DRAFT)
  })

  test('minimums are not sent along with Advanced Play', () => {
    const parsed = newGame({ ...choosing('own'), minimums: { wizard: 1, sorcerer: 1 }, advancedPlay: true })
    expect('value' in parsed && parsed.value.settings.allowance.wizard.minimum).toBe(0)
  })

  test('a line about a side’s points or minimum names the side', () => {
    expect(
      problemsByPlace(['points.wizard: must be 28 or more', 'minimums.sorcerer: must be a whole number']),
    ).toEqual({
      points: ['Wizard: must be 28 or more'],
      minimums: ['Sorcerer: must be a whole number'],
    })
  })

  test('broken JSON is refused with the name of its field', () => {
    const read = settingsOf({ ...NEW_DRAFT, tables: '{' })
    expect(read.ok ? [] : Object.keys(problemsByPlace(read.lines))).toEqual(['tables'])
  })

  test('problems go to the part of the form they belong to', () => {
    expect(
      problemsByPlace(['tables.haste.0: must be a number', 'map: too small', 'scenario: must be one']),
    ).toEqual({
      tables: ['tables.haste.0: must be a number'],
      map: ['map: too small'],
      '': ['scenario: must be one'],
    })
  })
})
