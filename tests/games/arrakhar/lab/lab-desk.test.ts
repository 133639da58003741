import { describe, expect, test } from 'vitest'
import { type LabGame, planProblems, playGame } from '@/engine/lab/self-play'
import { present } from '@/engine/kernel/refusal'
import type { Plan } from '@/engine/lab/plan'
import { PRESETS } from '@/games/arrakhar/tables/presets'
import { countsOf } from '@/games/arrakhar/queries/counts'
import { costOf, designFaults } from '@/games/arrakhar/queries/design'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Settings } from '@/games/arrakhar/state/position'
import { LAB, LAB_MODEL } from '@/games/arrakhar/teaching/lab'
import type { UnitType } from '@/games/arrakhar/tables/units'
import type { ForceChoice } from '@/table/lab/lab-model'
import { matchOf, newMatch, openingsOf, OWN_FORCE } from '@/table/lab/match'
import { sizedForce } from '@/games/arrakhar/queries/sized-force'
import { labGameOf } from '@/games/lab'

const EVENING = present(LAB.evening, 'points to spend')
const NEW_MATCH = newMatch(LAB_MODEL)

function settingsOf(json: unknown): Settings {
  const begun = arrakharRules.newGame(json)
  if (!begun.ok) throw new Error('The settings begin no game.')
  return begun.value.settings
}

const planWith = (
  forces: Readonly<Record<'sorcerer' | 'wizard', ForceChoice<UnitType>>>,
  points = 66,
): Plan => {
  const json = { scenario: 'basic', points: { sorcerer: points, wizard: 60 } }
  const settings = settingsOf(json)
  return {
    game: 'arrakhar',
    settings: json,
    seats: {
      sorcerer: {
        deciders: ['random'],
        openings: openingsOf(LAB_MODEL, settings, 'sorcerer', forces.sorcerer),
      },
      wizard: { deciders: ['random'], openings: openingsOf(LAB_MODEL, settings, 'wizard', forces.wizard) },
    },
    rollouts: 10,
    seed: 1,
    games: 2,
  }
}

describe('a ready-made force at other points (AR-13.4)', () => {
  test.each(PRESETS.map((preset) => [preset.id, preset] as const))(
    '%s stays as it is at its own',
    (_, preset) => {
      const { scenario, reconstructions: [reconstruction] = ['first'] } = preset
      const settings = settingsOf({ scenario, reconstruction })
      const { points } = settings.allowance[preset.side]
      const counts = countsOf(preset.counts)
      expect(sizedForce(settings, preset.side, counts, points)).toEqual(counts)
    },
  )

  test.each(PRESETS.map((preset) => [preset.id, preset] as const))(
    '%s spends what there is, by the rules, and keeps its make',
    (_, { scenario, side, counts }) => {
      const usual = settingsOf({ scenario }).allowance[side].points
      for (let points = usual - 8; points <= usual + 12; points += 2) {
        const settings = settingsOf({ scenario, points: { [side]: points } })
        const sized = sizedForce(settings, side, countsOf(counts), points)
        expect(designFaults(settings, side, sized)).toEqual([])
        // Where the cheap counters have run out, a point may be left that buys nothing.
        expect([points, points - 1]).toContain(costOf(settings, sized))
        for (const [type, count] of Object.entries(counts)) {
          const share = (count * points) / usual
          expect(Math.abs(sized[type as keyof typeof sized] - share)).toBeLessThan(3)
        }
      }
    },
  )

  test('goes below no minimum', () => {
    const settings = settingsOf({ scenario: 'basic' })
    const least = countsOf({ sorcerer: 6, demon: 6, orc: 6, ghoul: 6 })
    expect(
      sizedForce(settings, 'sorcerer', countsOf({ sorcerer: 9, demon: 9, orc: 11, ghoul: 10 }), 20),
    ).toEqual(least)
  })
})

describe('the handicap of a plan', () => {
  const typed = { by: 'typed', counts: { sorcerer: 8, demon: 8, orc: 9, ghoul: 10 } }

  test('is measured in steps of two for the sorcerer, from the least force to the greatest', () => {
    const measure = EVENING.measureOf(planWith({ sorcerer: OWN_FORCE, wizard: OWN_FORCE }, 70))
    expect(measure).toEqual({ seat: 'sorcerer', points: 70, step: 2, least: 42, most: 140 })
  })

  test('changes the sorcerer’s points and nothing else where the bot designs', () => {
    const plan = planWith({ sorcerer: OWN_FORCE, wizard: { by: 'each', counts: {} } })
    expect(EVENING.withPoints(plan, 70)).toEqual({
      ...plan,
      settings: { scenario: 'basic', points: { sorcerer: 70, wizard: 60 } },
    })
    expect(EVENING.withPoints(plan, 66)).toBe(plan)
  })

  test('grows a force set beforehand by as many points, what was left unspent staying so', () => {
    const plan = planWith({ sorcerer: typed, wizard: OWN_FORCE })
    const [opening] = EVENING.withPoints(plan, 72).seats['sorcerer']?.openings ?? []
    const [command] = opening?.commands ?? []
    const { counts } = command as unknown as { readonly counts: typeof typed.counts }
    // 8 sorcerers, 8 demons, 9 orcs and 10 ghouls cost 59 points.
    expect(costOf(settingsOf({ scenario: 'basic' }), countsOf(counts))).toBe(65)
    expect(opening?.name).toBe('The sorcerer’s own design, 65 points')
  })

  test('makes a plan that can be played', async () => {
    const game = (await labGameOf('arrakhar')) as unknown as LabGame
    const plan = EVENING.withPoints(
      planWith({ sorcerer: typed, wizard: { by: 'wizard-fire', counts: {} } }),
      60,
    )
    expect(planProblems(game, plan)).toEqual([])
    const { forces, openings } = playGame(game, plan, 0)
    expect(openings).toEqual({ sorcerer: 'The sorcerer’s own design, 53 points', wizard: 'Fire from afar' })
    expect(costOf(settingsOf({ scenario: 'basic' }), countsOf(forces['sorcerer'] ?? {}))).toBe(53)
  })
})

describe('the form of a match', () => {
  const faultsOf = (change: Partial<typeof NEW_MATCH>) => {
    const read = matchOf(LAB_MODEL, { ...NEW_MATCH, ...change })
    return read.ok
      ? []
      : [...Object.values(read.faults.settings), ...Object.values(read.faults.forces)].flat()
  }

  test('as it comes can be played', () => {
    expect(faultsOf({})).toEqual([])
  })

  test.each([
    ['tables that are not JSON', { settings: { ...NEW_MATCH.settings, tables: '{' } }, /^tables: /],
    [
      'costs that are none',
      { settings: { ...NEW_MATCH.settings, costs: '{"orc": "dear"}' } },
      /^costs\.orc: /,
    ],
    [
      'points for no force at all',
      { settings: { ...NEW_MATCH.settings, points: { sorcerer: 20, wizard: 60 } } },
      /^Sorcerer: must be 42 or more/,
    ],
    [
      'a design that costs too much',
      {
        forces: {
          sorcerer: OWN_FORCE,
          wizard: { by: 'typed', counts: { wizard: 20, barbarian: 8, dwarf: 4, elf: 4 } },
        },
      },
      /^AR-2\.1: The force costs 72 of 60 points/,
    ],
    [
      'a design without a type',
      {
        forces: {
          sorcerer: OWN_FORCE,
          wizard: { by: 'typed', counts: { wizard: 4, barbarian: 4, dwarf: 4 } },
        },
      },
      /^AR-2\.3: .* elves/,
    ],
  ])('refuses %s', (_, change, fault) => {
    expect(faultsOf(change).join('\n')).toMatch(fault)
  })
})
