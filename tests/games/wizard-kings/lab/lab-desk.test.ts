import { describe, expect, test } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import type { Plan } from '@/engine/lab/plan'
import { PRESETS } from '@/games/wizard-kings/tables/presets'
import { LAB } from '@/games/wizard-kings/teaching/lab'

function planOf(settings: Json): Plan {
  return { game: 'wizard-kings', settings, seats: {}, rollouts: 1, seed: 1, games: 1 }
}

describe('the balance lab of Wizard Kings', () => {
  test.each(PRESETS)('$name is told by its name', ({ id, name }) => {
    expect(LAB.termsOf(planOf({ preset: id }))[0]).toEqual({ label: 'Ready game', value: name })
    expect(LAB.seatsOf?.(planOf({ preset: id }))).toEqual(['north', 'south'])
  })

  test('settings of one’s own are told by their scenario', () => {
    expect(LAB.termsOf(planOf({ scenario: 'large' }))[0]).toMatchObject({ value: 'Large' })
  })

  test.each([
    ['early', 'A side has gold enough to win early'],
    ['wizards', 'A side has lost its wizards'],
  ])('an end by %s is told in a sentence', (by, said) => {
    expect(LAB.endingText(by)).toBe(said)
  })

  test('blocks that are left are called by their names', () => {
    const { units } = LAB
    if (units.are !== 'left') throw new Error('Somebody has bought a force.')
    expect(units.nameOf('orcs.goblin-forest')).toBe('Goblin (forest)')
  })
})
