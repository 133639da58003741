// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { arenaPlay } from '@/games/arena/play'
import type { CreatureId } from '@/games/arena/state/position'
import { HANDS, pathInHand } from '@/games/arena/ui/gestures/hands'
import { castablesOf } from '@/games/arena/ui/gestures/magic-offers'
import { pickedMagic } from '@/games/arena/ui/gestures/magic-hand'
import { SpellCards } from '@/games/arena/ui/panels/SpellCards'
import { present } from '@/engine/kernel/refusal'
import '../../../support/patient'
import { arena } from '../on-the-table'

afterEach(cleanup)

describe('before a click one sees', () => {
  test('the way of the unit in hand, and the points that are left at its end', () => {
    const { position } = arena('movement', { c: 'centaur 0 C4', d: 'dwarf 1 C5' })
    const view = arenaPlay.viewOf(position, 'west')
    const picked = { name: 'CreaturePicked', creature: 'c' as CreatureId } as const
    expect(pathInHand(view, picked, 'D5' as HexId)).toEqual(['C4', 'D4', 'D5'])
    expect(pathInHand(view, picked, 'D4' as HexId)).toEqual(['C4', 'D4'])
    expect(pathInHand(view, picked, 'A1' as HexId)).toBeNull()
    const left = HANDS.marksOf(view, picked).filter(({ hex }) => ['D4', 'D5'].includes(hex))
    expect(left.map(({ hex, text }) => `${hex} ${text ?? ''}`)).toEqual(['D4 1', 'D5 0'])
  })

  test('what lies within a spell’s range on the ground and in the air, and its targets', () => {
    const creatures = { p: 'high-priest 0 B2', o: 'orc 0 B3', far: 'orc 0 E7' }
    const magic = { spells: [['bless'], []], pools: [9, 0] }
    const { position } = arena('magic1', creatures, magic)
    const view = arenaPlay.viewOf(position, 'west')
    const [bless] = castablesOf(view, 'p' as CreatureId)
    const picked = pickedMagic(view, present(bless, 'a spell'))
    const [ground, air] = HANDS.zonesOf(view, picked)
    expect([ground?.id, air?.id]).toEqual(['range-ground', 'range-air'])
    expect(ground?.hexes).toContain('B3')
    expect(ground?.hexes).not.toContain('E7')
    expect(air?.hexes.length).toBeLessThan(ground?.hexes.length ?? 0)
    const targets = HANDS.marksOf(view, picked).filter(({ kind }) => kind === 'target')
    expect(targets.map(({ hex }) => hex)).toContain('B3')
    expect(targets.map(({ hex }) => hex)).not.toContain('E7')
  })
})

test('the spell cards of both sides lie open to a referee, and are counted for whoever may not see them', () => {
  const { position } = arena('magic1', {}, { spells: [['bless'], ['spark', 'blur']] })
  const shown = (viewer: string) => {
    const { container } = render(<SpellCards view={arenaPlay.viewOf(position, viewer)} />)
    const names = [...container.querySelectorAll('li b')].map(({ textContent }) => textContent)
    return { names, hidden: container.textContent.match(/not shown yet/g)?.length ?? 0 }
  }
  expect(shown('referee')).toEqual({ names: ['Bless', 'Spark', 'Blur'], hidden: 0 })
  expect(shown('east')).toEqual({ names: ['Spark', 'Blur'], hidden: 1 })
  expect(shown('table')).toEqual({ names: [], hidden: 2 })
})
