import { expect, test } from 'vitest'
import { percentOf, scoresOf } from '../../scripts/mutation/scores.mjs'

const mutants = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) })

test('The law is scored apart from what chooses at random, from files and from the rest', () => {
  const scores = scoresOf(
    {
      'src/games/coin/queries/reach.ts': mutants('Killed', 'Survived', 'Timeout'),
      'src/games/coin/state/position.ts': mutants('NoCoverage', 'CompileError', 'Ignored'),
      'src/games/coin/commands/legal/sample.ts': mutants('Survived'),
      'src/games/coin/queries/legal/moves.ts': mutants('Killed'),
      'src/games/coin/files/faults.ts': mutants('Killed', 'Killed'),
      'src/games/coin/lab.ts': mutants('Survived'),
    },
    'coin',
  )
  expect(scores).toEqual([
    { part: 'law', found: 2, all: 4 },
    { part: 'choosing', found: 1, all: 2 },
    { part: 'files', found: 2, all: 2 },
    { part: 'beside', found: 0, all: 1 },
  ])
  expect(percentOf({ part: 'law', found: 1, all: 8 })).toBe(12.5)
})

test('A part of which nothing was changed is not told', () => {
  expect(scoresOf({ 'src/games/coin/play.ts': mutants('Killed') }, 'coin')).toEqual([
    { part: 'law', found: 1, all: 1 },
  ])
})
