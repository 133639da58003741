import { describe, expect, test } from 'vitest'
import { FACTS as ARENA } from '@/games/arena/teaching/index'
import { FACTS as ARRAKHAR } from '@/games/arrakhar/teaching/facts'
import { clause } from '../support/clause'

describe('Arrakhar’s Wand', () => {
  const first = {
    turn: 3,
    units: [{ type: 'elf', hex: '0709', ids: ['elf-1', 'elf-2'] }],
    haunts: { T1: '0508' },
  }
  const now = {
    turn: 4,
    units: [{ type: 'ghoul', hex: '0808', ids: ['ghoul-1'] }],
    haunts: {},
    eliminated: [{ type: 'elf', ids: ['elf-1'] }],
    left: [{ type: 'elf', ids: ['elf-2'] }],
  }

  clause('AR-1.3', () => {
    test('units that are eliminated or have left the valley do not come back', () => {
      expect(ARRAKHAR.isGone({ units: [{ ids: ['elf-1'], hex: '0809' }] }, now, first)).toBe(true)
      expect(ARRAKHAR.isGone({ units: [{ ids: ['elf-2'] }] }, now, first)).toBe(true)
      expect(ARRAKHAR.isGone({ units: [{ ids: ['demon-7'] }] }, now, first)).toBe(false)
    })

    test('nobody new comes for the wizard, but somebody may for the sorcerer', () => {
      expect(ARRAKHAR.isGone({ units: [{ type: 'elf', hex: '0809' }] }, now, first)).toBe(true)
      expect(ARRAKHAR.isGone({ units: [{ type: 'demon', hex: '0508' }] }, now, first)).toBe(false)
    })
  })

  clause('AR-6.7', () => {
    test('a haunt that is destroyed does not stand again', () => {
      expect(ARRAKHAR.isGone({ haunts: { T1: '0508' } }, now, first)).toBe(true)
      expect(ARRAKHAR.isGone({ haunts: { T1: null } }, now, first)).toBe(false)
      expect(ARRAKHAR.isGone({ turn: 3 }, now, first)).toBe(true)
    })
  })
})

describe('Arena', () => {
  const first = { turn: 5, creatures: [{ id: 'ogre-1', at: 'C5' }] }

  clause('AA-22.25', () => {
    test('a creature that has died is not itself again, and one that was not there may come', () => {
      const now = { turn: 5, creatures: [] }
      expect(ARENA.isGone({ creatures: [{ id: 'ogre-1', at: 'C6' }] }, now, first)).toBe(true)
      expect(ARENA.isGone({ creatures: [{ id: 'zombie-1' }] }, now, first)).toBe(false)
      expect(ARENA.isGone({ creatures: [{ type: 'zombie' }] }, now, first)).toBe(false)
      expect(ARENA.isGone({ creatures: [{ id: 'ogre-1' }] }, first, first)).toBe(false)
    })
  })
})
