import { describe, expect, test } from 'vitest'

import { copyOf } from '@/engine/basics/copy'
import type { Draft } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { mapOf } from '@/games/wizard-kings/queries/blocks'
import { viewOf } from '@/games/wizard-kings/queries/view'
import type { State } from '@/games/wizard-kings/state/state'
import { backId, counterOf, fieldOf, stacksOnBoard } from '@/games/wizard-kings/ui/board/board-view'

const made = wizardKingsFiles.newGame({ preset: 'stone-and-bone' })
if (!made.ok) throw new Error(JSON.stringify(made.problems))
const START = made.value

/** The first position with something else. */
function changed(change: (draft: Draft<State>) => void): State {
  const draft = copyOf(START) as Draft<State>
  change(draft)
  return draft
}

const hexOf = (city: string) => mapOf(START).cities.find(({ id }) => id === city)?.hex ?? ('' as HexId)
const blockOf = (kind: string, state = START) => {
  const block = state.blocks.find((one) => one.kind === kind && one.at !== 'pool')
  if (!block) throw new Error(`No ${kind} stands anywhere.`)
  return block
}
const countersIn = (state: State, viewer: 'north' | 'south' | 'referee', hex: HexId) =>
  stacksOnBoard(viewOf(state, viewer)).find((stack) => stack.hex === hex)?.counters ?? []

describe('counters', () => {
  test('of one’s own stand face up with name, rating and steps, the wizard on top', () => {
    const counters = countersIn(START, 'north', hexOf('karrun'))
    expect(counters.map(({ factors }) => factors)).toEqual(['A+', 'A2', 'C2'])
    expect(counters[0]?.label).toBe('Mage (elder) of North, A+, strength 1 of 4')
    expect(counters[0]?.pips).toEqual({ count: 1, of: 4 })
    expect(counters.every(({ side, flipped }) => side === 'first' && !flipped)).toBe(true)
  })

  test('of the other seat are one back with their number, and tell nothing of what they are', () => {
    const counters = countersIn(START, 'north', hexOf('merehall'))
    expect(counters).toHaveLength(1)
    expect(counters[0]).toMatchObject({
      id: backId(hexOf('merehall'), 'south'),
      factors: '3',
      label: '3 hidden blocks of South',
      side: 'second',
    })
    const told = JSON.stringify(stacksOnBoard(viewOf(START, 'north')))
    for (const { id, owner } of START.blocks) if (owner === 'south') expect(told).not.toContain(`"${id}"`)
    expect(told).not.toMatch(/necrom|skeleton|undead/i)
  })

  test('all lie open before a referee', () => {
    const counters = countersIn(START, 'referee', hexOf('merehall'))
    expect(counters).toHaveLength(3)
    expect(counters.every(({ pips }) => pips !== undefined)).toBe(true)
  })

  test('add up where all of a stack is known, wizards aside, and else not', () => {
    const hex = hexOf('karrun')
    const own = countersIn(START, 'north', hex)
    expect(own.flatMap(({ strength }) => strength ?? [])).toEqual([1, 1])
    const { id } = blockOf('dwarves.slinger')
    // One of them fights and is seen, two are not.
    const seen = stacksOnBoard({
      ...viewOf(START, 'south'),
      blocks: START.blocks.filter((block) => block.id === id),
    }).find((stack) => stack.hex === hex)
    expect(seen?.counters.map(({ factors }) => factors)).toEqual(['A2', '2'])
    expect(seen?.counters.flatMap(({ strength }) => strength ?? [])).toEqual([])
  })

  test('are spent once they have moved, while their seat moves', () => {
    const slinger = blockOf('dwarves.slinger')
    const moved = { ...slinger, did: ['moved'] as const }
    const view = { step: 'moves', actor: 'north' } as const
    expect(counterOf(view, slinger)).toMatchObject({ spent: false, state: 'ready' })
    expect(counterOf(view, moved)).toMatchObject({ spent: true, state: 'done' })
    expect(counterOf({ step: 'builds', actor: 'north' }, moved)).toMatchObject({ spent: false })
    expect(counterOf({ step: 'moves', actor: 'south' }, moved).state).toBeUndefined()
  })

  test('have a sign for what they move by, and one for wizards', () => {
    const signsOf = (kind: string) =>
      counterOf({ step: 'moves', actor: 'north' }, blockOf(kind)).signs?.map(({ shape }) => shape)
    expect(signsOf('dwarves.mage-elder')).toEqual(['spark', 'wing'])
    expect(signsOf('undead.ghost-ship')).toEqual(['wave'])
    expect(signsOf('undead.zombie-swamp')).toEqual(['reeds'])
    expect(signsOf('undead.zombie-city')).toEqual([])
  })
})

describe('the field', () => {
  test('claims cities, with rims for capitals alone, and shades home boards', () => {
    const { claims, homes } = fieldOf(viewOf(START, 'north'))
    expect(claims).toHaveLength(12)
    expect(claims.filter(({ isFaint }) => !isFaint)).toEqual([
      { hex: hexOf('karrun'), side: 'first', isFaint: false },
      { hex: hexOf('merehall'), side: 'second', isFaint: false },
    ])
    expect(homes?.map(({ side, hexes }) => [side, hexes.length])).toEqual([
      ['first', 96],
      ['second', 96],
    ])
  })

  test('claims for nobody where both stand, and for who stands there alone', () => {
    const hex = hexOf('westquay')
    const taken = changed(({ blocks }) => {
      for (const block of blocks) {
        if (block.at === hex) block.at = hexOf('karrun')
        if (block.id === blockOf('undead.wraith').id) block.at = hex
      }
    })
    const claimOf = (state: State) =>
      fieldOf(viewOf(state, 'north')).claims.find((one) => one.hex === hex)?.side
    expect(claimOf(taken)).toBe('second')
    const contested = changed(({ blocks }) => {
      for (const block of blocks) if (block.id === blockOf('undead.wraith').id) block.at = hex
    })
    expect(claimOf(contested)).toBeUndefined()
  })
})
