import { describe, expect, test } from 'vitest'
import type { Position } from '@/games/arrakhar/state/position'
import { countsOf } from '@/games/arrakhar/queries/counts'
import { viewOf } from '@/games/arrakhar/state/view'
import { placeOrc, resign, ROLL_ORCS } from '../../support/orders'
import { begun, laidOut, sorcererPlaced } from '../../support/set-up-game'
import { situation } from '../../support/situation'

/** The same open table with other secrets of the sorcerer. */
function disguised(position: Position): Position {
  return {
    ...position,
    secrets: {
      ...position.secrets,
      wandHaunt: 'C2',
      pool: countsOf({ demon: 1 }),
      designs: { ...position.secrets.designs, sorcerer: null },
    },
  }
}

describe('A view', () => {
  test.each(['wizard', 'table'])('of the %s does not change with the sorcerer’s secrets', (viewer) => {
    for (const { position } of [
      begun(),
      sorcererPlaced(),
      situation('wizard combat', {}, { pool: { orc: 3 } }),
    ])
      expect(viewOf(position, viewer)).toEqual(viewOf(disguised(position), viewer))
  })
  test('of the table during a placement shows nothing laid out', () => {
    expect(JSON.stringify(viewOf(laidOut().position, 'table'))).not.toContain('0508')
  })
  test('of the referee shows everything', () => {
    expect(viewOf(begun().position, 'referee')).toMatchObject({ wandHaunt: 'T1', pool: { demon: 7 } })
  })
  test('shows everybody everything when the game is over', () => {
    const { position } = begun().then(resign('wizard'))
    expect(viewOf(position, 'wizard')).toMatchObject({
      wandHaunt: 'T1',
      pool: { demon: 7 },
      designs: { sorcerer: { orc: 8 } },
    })
  })
  test('does not tell from which counters wandering orcs came: that would tell the pool’s size', () => {
    const after = (pool: object) =>
      situation(
        'sorcerer wanderingOrcs',
        { '1110': 'orc' },
        { pool, eliminated: [{ type: 'orc', count: 3 }] },
      )
        .then(ROLL_ORCS, [1])
        .then(placeOrc('1111'))
        .viewFor('wizard')
    expect(after({ orc: 16 })).toEqual(after({ orc: 2 }))
  })
})
