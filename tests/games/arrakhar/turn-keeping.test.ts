import { expect, test } from 'vitest'
import { MAPS } from '@/games/arrakhar/tables/map'
import { countsOf } from '@/games/arrakhar/queries/counts'
import { arrakharRules } from '@/games/arrakhar/rules'
import { orcHexesOf } from '@/games/arrakhar/effects/wandering-orcs'
import { wandOffer } from '@/games/arrakhar/queries/wand-carrying'
import type { UnitId } from '@/games/arrakhar/state/position'
import { clause } from '../../support/clause'
import { END, hexOf, move, placeOrc, ROLL_ORCS } from '../../support/orders'
import { begun } from '../../support/set-up-game'
import { situation } from '../../support/situation'

clause('AR-5.6', () => {
  test('each segment begins with nothing done in it', () => {
    const game = situation('wizard combat', { '1110': 'wizard', '1304': 'sorcerer' })
    const begins = (): unknown => game.then(END).position.now
    expect([begins(), begins()]).toEqual([{ segment: 'hauntCheck' }, { segment: 'wanderingOrcs', due: null }])
    game.then(ROLL_ORCS, [1]).then(placeOrc('1305'))
    const none = { designations: [], next: 1 }
    expect(Array.from({ length: 9 }, begins)).toEqual([
      { segment: 'summon', used: [], pending: null },
      { segment: 'movement', spent: {}, carriers: null, metAtWand: {} },
      { segment: 'fireball', ...none, emptied: [] },
      { segment: 'combat', ...none, emptied: [], advanced: [], opened: null },
      { segment: 'haste', ...none },
      { segment: 'movement', spent: {}, carriers: null, metAtWand: {} },
      { segment: 'fireball', ...none, emptied: [] },
      { segment: 'combat', ...none, emptied: [], advanced: [], opened: null },
      { segment: 'hauntCheck' },
    ])
  })
})

clause('AR-5.2', () => {
  test('an orc counter comes back from the eliminated ones only when no other is unused', () => {
    const eliminated = { eliminated: [{ type: 'orc', count: 3 }] }
    const recycled = (pool: number) =>
      situation('sorcerer wanderingOrcs', { '1110': 'orc' }, { ...eliminated, pool: { orc: pool } })
        .then(ROLL_ORCS, [1])
        .then(placeOrc('1111')).position.secrets.recycledOrcs
    expect([recycled(0), recycled(15), recycled(16)]).toEqual([0, 0, 1])
  })
  test('no other counter ever comes back', () => {
    const { position } = situation(
      'wizard combat',
      { '1110': '2 demon' },
      { eliminated: [{ type: 'demon', count: 3 }] },
    )
    const secrets = { ...position.secrets, pool: countsOf({ demon: 16 }), recycledOrcs: 5 }
    expect(arrakharRules.faultsOf({ ...position, secrets })).toContain(
      'eliminated with those in play more than 20 of demon; leave some out',
    )
  })
})

clause('AR-5.3', () => {
  test('an orc is told when it comes, and which', () => {
    const game = situation('sorcerer wanderingOrcs', { '1110': '2 orc' }, { orcsDue: 2 }).then(
      placeOrc('1110'),
    )
    expect(game.last('orcPlaced')).toEqual({ type: 'orcPlaced', unit: 'orc-3', hex: '1110' })
    expect(game.position.now).toEqual({ segment: 'wanderingOrcs', due: 1 })
  })
  test('orcs for which there is no hex are lost, and the segment may end', () => {
    const walled = { '0112': 'elf', '1913': 'dwarf' }
    const game = situation('sorcerer wanderingOrcs', walled, { units: [{ type: 'elf', hex: '0112' }] })
    game.then(ROLL_ORCS, [1])
    expect(game.events.map(({ type }) => type)).toEqual(['wanderingOrcsRolled', 'orcsLost'])
    expect(game.position.now).toEqual({ segment: 'wanderingOrcs', due: 0 })
    expect(game.play(END)).toBePlayed()
  })
  test('beside each unit of the sorcerer, at the edge of the map too, and nowhere else', () => {
    const game = situation(
      'sorcerer wanderingOrcs',
      { '0109': 'orc', '1110': 'elf' },
      { map: OPEN_CORNER, orcsDue: 1 },
    )
    expect(orcHexesOf(game.position)).toEqual(['0109', '0208', '0209'])
  })
})

/** The valley with a clear hex at its western edge. */
const OPEN_CORNER = MAPS.valley
  .split('\n')
  .map((row, nth) => (nth === 8 ? `.${row.slice(1)}` : row))
  .join('\n')

clause('AR-2.4', () => {
  test('each side sees its own design, and not the other’s', () => {
    const { designs } = begun().position.secrets
    expect(begun().viewFor('wizard').designs).toEqual({ sorcerer: null, wizard: designs.wizard })
    expect(begun().viewFor('sorcerer').designs).toEqual({ sorcerer: designs.sorcerer, wizard: null })
    expect(begun().viewFor('table').designs).toEqual({ sorcerer: null, wizard: null })
    expect(begun().viewFor('referee').designs).toEqual(designs)
  })
})

clause('AR-12.3', () => {
  const path = [hexOf('1111')]
  const offer = (side: 'wizard' | 'sorcerer', unit: string, wand: object) => {
    const game = situation(`${side} movement`, { '1110': side === 'wizard' ? 'elf' : 'orc' }, { wand })
    return wandOffer(game.position, [unit as UnitId], path)
  }
  test('the wand is offered to the wizard’s side where it goes by, once it is found', () => {
    expect(offer('wizard', 'elf-1', { hex: '1110' })).toBe('1110')
    expect(offer('wizard', 'elf-1', { hex: '1111' })).toBeNull()
    expect(offer('wizard', 'elf-1', { haunt: 'T1' })).toBeNull()
    expect(offer('sorcerer', 'orc-1', { hex: '1110' })).toBeNull()
  })
  test('a move tells what was gone and where the wand was taken', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, { wand: { hex: '1110' } })
    game.then(move('elf-1', '1111 1112', '1110'))
    expect(game.events).toEqual([
      {
        type: 'moved',
        units: ['elf-1'],
        unitType: 'elf',
        from: '1110',
        path: ['1111', '1112'],
        wandTakenAt: '1110',
      },
    ])
  })
})
