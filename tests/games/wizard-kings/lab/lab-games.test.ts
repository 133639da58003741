import { describe, expect, test } from 'vitest'
import type { Plan } from '@/engine/lab/plan'
import { playGame } from '@/engine/lab/self-play'
import { labGameOf } from '@/games/lab'
import { wizardKingsSettings } from '@/headless/lab/game-settings'

function read(options: Readonly<Record<string, string>>) {
  return wizardKingsSettings.read({ options, flags: new Set(), operands: {}, several: [] }, {})
}

describe('the balance lab of Wizard Kings', () => {
  test('plays a ready game by its name, or a scenario by a whole set-up', async () => {
    const preset = 'stone-and-bone'
    expect(await read({ preset })).toEqual({ ok: true, value: { preset } })
    expect(await read({ preset, handicap: 'yes' })).toEqual({ ok: true, value: { preset, handicap: true } })
    expect(await read({ scenario: 'large' })).toEqual({ ok: true, value: { scenario: 'large' } })
    expect(await read({})).toEqual({ ok: true, value: {} })
  })

  test.each([
    [{ preset: 'stone-and-bone', scenario: 'medium' }, '--scenario'],
    [{ 'turn-limit': '8' }, '--turn-limit'],
  ] as const)('refuses what a ready game or a scenario has of its own', async (options, named) => {
    expect(await read(options)).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining(named) as unknown }],
    })
  })

  test('tells how a game ended, and who is on the map then', async () => {
    const game = await labGameOf('wizard-kings')
    if (!game) throw new Error('Wizard Kings cannot be played here.')
    const plan: Plan = {
      game: 'wizard-kings',
      settings: { preset: 'greenmarch-skirmish' },
      seats: {
        north: { deciders: ['medium'], openings: [] },
        south: { deciders: ['random'], openings: [] },
      },
      rollouts: 1,
      seed: 1,
      games: 1,
    }
    const { scenario, winner, forces, losses } = playGame(game, plan, 0)
    expect([scenario, winner]).toEqual(['Small', 'north'])
    expect(Object.keys(forces.north ?? {}).every((kind) => /^(elves|chaos)\./.test(kind))).toBe(true)
    expect(losses).toEqual({ north: {}, south: {} })
  })
})
