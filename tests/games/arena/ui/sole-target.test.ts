import { expect, test } from 'vitest'
import { arenaPlay } from '@/games/arena/play'
import type { CreatureId, MagicSource, Target } from '@/games/arena/state/position'
import { pickedMagic } from '@/games/arena/ui/gestures/magic-hand'
import { arena } from '../on-the-table'

const VIEW = arenaPlay.viewOf(
  arena('magic1', { p: 'wizard 0 C2', o: 'orc 0 C3', e: 'orc 1 E7' }).position,
  'west',
)
const creature = (id: string): Target => ({ kind: 'creature', creature: id as CreatureId })

/** The gesture to which choosing a spell leads that could be cast at so many. */
function picked(spell: string, ...targets: readonly Target[]): string {
  const source = { kind: 'spell', spell } as MagicSource
  return pickedMagic(VIEW, { caster: 'p' as CreatureId, source, item: null, targets }).name
}

test('magic of this phase with one target is aimed at it', () => {
  expect(picked('spark', creature('e'))).toBe('MagicAimed')
  expect(picked('spark', creature('e'), creature('o'))).toBe('MagicPicked')
})

test('what takes longer may be aimed beyond what is listed', () => {
  expect(picked('create-zombie', creature('e'))).toBe('MagicPicked')
})

test('nobody is led to harm who stands on the own side', () => {
  expect(picked('spark', creature('o'))).toBe('MagicPicked')
  expect(picked('spell-shield', creature('o'))).toBe('MagicAimed')
})
