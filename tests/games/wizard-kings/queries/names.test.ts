import { expect, test } from 'vitest'
import { namesNow } from '@/games/wizard-kings/queries/names'
import { viewOf } from '@/games/wizard-kings/queries/view'
import type { BlockId } from '@/games/wizard-kings/state/vocabulary'
import { fight } from '../scene'

test('blocks of one kind that fight are told apart by number, and nobody else has one (FG-4)', () => {
  const state = fight([
    'a north 0502 elves.ranger 3',
    'b north 0502 elves.ranger 1',
    'c north 0301 elves.ranger 2',
    'x south 0502 orcs.orc 4',
    'y south 0504 orcs.orc 4',
  ])
  const { block } = namesNow(viewOf(state, 'north'))
  expect(['a', 'b', 'c', 'x', 'y'].map((id) => block(id as BlockId))).toEqual([
    'Ranger 1',
    'Ranger 2',
    'Ranger',
    'Orc',
    'a hidden block',
  ])
})
