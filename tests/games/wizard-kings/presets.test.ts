import { describe, expect, test } from 'vitest'
import { legalOf } from '@/engine/declare/legal'
import { problemsText } from '@/engine/kernel/refusal'
import { COMMANDS } from '@/games/wizard-kings/commands'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { faultsIn } from '@/games/wizard-kings/queries/faults'
import type { State } from '@/games/wizard-kings/state/state'
import { cityNamed } from '@/games/wizard-kings/queries/control'
import { PRESETS } from '@/games/wizard-kings/tables/presets'
import type { CityId } from '@/games/wizard-kings/tables/atlas'
import { SEATS } from '@/games/wizard-kings/tables/seats'
import { clause } from '../../support/clause'
import presetsFile from '../../data/wizard-kings/presets.json' with { type: 'json' }

function begun(preset: string): State {
  const read = wizardKingsFiles.newGame({ preset })
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value
}

/** A seat of a preset as the specification writes it. */
interface WrittenSeat {
  readonly army: string
  readonly chaosPool: readonly string[]
  readonly capitals?: readonly string[]
  readonly force?: Readonly<Record<'wizards' | 'army' | 'chaos', readonly string[]>>
  readonly deploy?: Readonly<Record<string, readonly string[]>>
}

/** The kinds of a seat by where they begin. */
function deploymentOf({ force, deploy = {} }: WrittenSeat): Readonly<Record<string, readonly string[]>> {
  const waiting = force ? [...force.wizards, ...force.army, ...force.chaos] : []
  return Object.keys(deploy).length > 0 ? deploy : { edge: waiting }
}

test('the presets are those of the specification', () => {
  expect(PRESETS.map(({ id, name, scenario, blurb }) => ({ id, name, scenario, blurb }))).toEqual(
    presetsFile.presets.map(({ id, name, scenario, summary }) => ({ id, name, scenario, blurb: summary })),
  )
})

clause('SU-10', () => {
  test.each(presetsFile.presets.map((row) => [row.id, row] as const))(
    '%s begins with the roll for initiative of turn 1, the moon waxing, all deployed',
    (id, row) => {
      const state = begun(id)
      expect(state).toMatchObject({ turn: 1, step: 'initiative', moon: 'waxing', boards: row.boards })
      expect(faultsIn(state)).toEqual([])
      expect(legalOf(COMMANDS, state).map(({ type }) => type)).toContain('rollInitiative')
      for (const side of SEATS) {
        const seat = row.seats[side] as WrittenSeat
        expect(state.seats[side]).toMatchObject({ army: seat.army, capitals: seat.capitals ?? [] })
        for (const [place, kinds] of Object.entries(deploymentOf(seat))) {
          const at = place === 'edge' ? place : cityNamed(state, place as CityId).hex
          const there = state.blocks.filter((block) => block.owner === side && block.at === at)
          expect(there.map(({ kind }) => kind).sort()).toEqual([...kinds].sort())
          expect(there.every(({ strength }) => strength === 1)).toBe(true)
        }
        const chaos = state.blocks.filter((block) => block.owner === side && block.kind.startsWith('chaos.'))
        expect(chaos.map(({ kind }) => kind).sort()).toEqual([...seat.chaosPool].sort())
      }
    },
  )
})

describe('with the handicap the weaker side begins with blocks at two steps, and the other as it was', () => {
  const strongIn = (preset: string) => {
    const read = wizardKingsFiles.newGame({ preset, handicap: true })
    if (!read.ok) throw new Error(problemsText(read.problems))
    expect(faultsIn(read.value)).toEqual([])
    return read.value.blocks.filter(({ strength }) => strength > 1).map(({ id }) => id)
  }

  test('Troll and Wolfguard in the Skirmish', () => {
    expect(strongIn('greenmarch-skirmish')).toEqual(['south.orcs.troll.1', 'south.orcs.wolfguard.1'])
  })

  test('all that the Dwarves have on the board in Stone and Bone', () => {
    const strong = strongIn('stone-and-bone')
    expect(strong).toHaveLength(10)
    expect(strong.filter((id) => !id.startsWith('north.'))).toEqual([])
    expect(strong).toContain('north.chaos.cavebear.1')
  })

  test('Shakla in the Four Kingdoms', () => {
    expect(strongIn('four-kingdoms')).toEqual(['south.orcs.shakla.1'])
  })

  test('nobody in Sand and Snow, which is even', () => {
    expect(strongIn('sand-and-snow')).toEqual([])
  })
})

clause('SC-3.1', () => {
  test('the large game has four boards, two of each seat, and two capitals a seat', () => {
    const state = begun('four-kingdoms')
    expect(state.boards).toHaveLength(4)
    for (const side of SEATS) {
      expect(state.seats[side].capitals).toHaveLength(2)
      expect(state.blocks.filter(({ owner, strength }) => owner === side && strength > 0)).toHaveLength(18)
    }
  })
})

clause('SU-9', () => {
  test('in the small game all wait at their edge', () => {
    const { blocks } = begun('greenmarch-skirmish')
    for (const side of SEATS)
      expect(blocks.filter(({ owner, at }) => owner === side && at === 'edge')).toHaveLength(7)
    expect(blocks.every(({ at }) => at === 'edge' || at === 'pool')).toBe(true)
  })
})
