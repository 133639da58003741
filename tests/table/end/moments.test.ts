import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'
import type { Event as ArenaEvent } from '@/games/arena/events'
import { namesIn } from '@/games/arena/queries/names'
import { PRESENTATIONS as ARENA } from '@/games/arena/ui/events'
import type { Event } from '@/games/arrakhar/events'
import { PRESENTATIONS } from '@/games/arrakhar/ui/events'
import { typeLookup } from '@/games/arrakhar/ui/sentences/words'
import { momentsBy } from '@/table/end/moments'
import { arena } from '../../games/arena/on-the-table'
import { seen } from '../../games/arrakhar/ui/play/laid-out'

function logOf<Any>(...steps: readonly Any[]): readonly LogStep<Any>[] {
  return steps.map((event, nth) => ({
    number: nth + 1,
    seat: null,
    events: [event],
    rolls: [],
    typed: false,
  }))
}

const hex = (id: string) => id as HexId

describe('moments', () => {
  const begun = (turn: number) =>
    ({ type: 'segmentBegun', turn, side: 'wizard', segment: 'combat' }) satisfies Event
  const attack = (at: string, ...types: readonly ('ghoul' | 'sorcerer')[]) =>
    ({
      type: 'attackResolved',
      designation: 1,
      hex: hex(at),
      odds: '1:1',
      bonus: false,
      roll: 6,
      result: 'E',
      eliminated: types.map((type, nth) => ({ id: `${type}-${nth}` as never, type })),
    }) satisfies Event
  const momentsOf = momentsBy(PRESENTATIONS, typeLookup)
  const told = (...events: readonly Event[]) =>
    momentsOf(logOf(...events), seen('wizard combat', { '0608': 'elf', '0908': 'orc' }))

  test('are those declared as such and the costliest fight, each with its turn', () => {
    const moments = told(
      begun(1),
      attack('0709', 'ghoul'),
      begun(2),
      { type: 'wandFound', haunt: 'T1', hex: hex('1306') },
      attack('0710', 'ghoul', 'ghoul'),
      attack('0711', 'sorcerer'),
      { type: 'leftValley', units: [], hex: hex('0112'), withWand: false },
      { type: 'leftValley', units: [], hex: hex('0112'), withWand: true },
    )
    expect(moments.map(({ step, turn, isLargest }) => [step, turn, isLargest])).toEqual([
      [4, 2, false],
      [5, 2, true],
      [6, 2, false],
      [8, 2, false],
    ])
    expect(moments[0]?.text).toBe('The wand is found at 1306!')
  })

  test('leave out fights that cost nobody anything', () => {
    expect(told(begun(1), attack('0709'))).toEqual([])
  })

  test('of Arena are armies revealed, the largest fight and the king hex taken', () => {
    const fought = (space: string, attack: number): ArenaEvent =>
      ({ type: 'fought', space, attack, defense: 3, winner: 'west', spared: false }) as never
    const { position } = arena('combat', { o: 'orc 0 B2' })
    const moments = momentsBy(ARENA, namesIn)(
      logOf<ArenaEvent>({ type: 'armiesRevealed' }, fought('B2', 4), fought('B3', 9), {
        type: 'gameEnded',
        ending: { winner: 'west', by: 'king' },
      }),
      position,
    )
    expect(moments.map(({ step, turn, isLargest }) => [step, turn, isLargest])).toEqual([
      [1, 0, false],
      [3, null, true],
      [4, null, false],
    ])
  })
})
