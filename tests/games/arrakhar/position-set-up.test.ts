import { describe, expect, test } from 'vitest'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { assignEntry } from '../../support/orders'
import { designed, laidOut, newGame, sorcererPlaced } from '../../support/set-up-game'
import type { Situation } from '../../support/situation'

/** Every fault of a position file with some parts of it changed, as 'path: message (clause)'. */
function faultsOf(game: () => Situation, changes: object): readonly string[] {
  // What is undefined is left out of the file.
  const file = JSON.parse(JSON.stringify({ ...game().written, ...changes })) as unknown
  const parsed = rules.parsePosition(file)
  if (parsed.ok) return []
  return parsed.problems.map(({ path, message, clause }) => `${path}: ${message} (${clause ?? 'no clause'})`)
}

const entering = () => sorcererPlaced().then(assignEntry('0112', { elf: 2 }))
const laying = (parts: object) => ({ setUp: { haunts: {}, sorcerers: {}, entries: {}, ...parts } })

describe('A position before play is accepted', () => {
  test.each<[string, () => Situation, object]>([
    ['while forces are bought', newGame, {}],
    ['while the sorcerer places', laidOut, {}],
    ['while the wizard places', entering, {}],
    ['when a side has resigned', laidOut, { ending: { winner: 'sorcerer', by: 'resignation' } }],
  ])('%s', (_, game, changes) => {
    expect(faultsOf(game, changes)).toEqual([])
  })
})

describe('A position that the set-up could not have come to is refused, with', () => {
  test.each<[string, () => Situation, object, readonly string[]]>([
    [
      'a force that is not bought yet',
      newGame,
      { designs: { sorcerer: { sorcerer: 6, demon: 6, orc: 6, ghoul: 6 }, wizard: null } },
      ['designs.sorcerer: the sorcerer has bought nothing yet; leave it out (AR-2.5)'],
    ],
    [
      'forces forgotten',
      designed,
      { designs: { sorcerer: null, wizard: null } },
      [
        'designs: must say what the sorcerer bought (AR-2.5)',
        'designs: must say what the wizard bought (AR-2.5)',
      ],
    ],
    [
      'the wand found',
      laidOut,
      { wand: { hex: '1110' } },
      ['wand: nobody has found the wand before play (AR-3.4)'],
    ],
    ['haunts too early', laidOut, { haunts: { T1: '0508' } }, ['haunts: must be empty (AR-3.1)']],
    [
      'haunts still to come',
      sorcererPlaced,
      { haunts: { T1: '0508' } },
      ['haunts: must be T1, T2, R1, R2, C1, C2, all placed (AR-3.1)'],
    ],
    [
      'units too early',
      laidOut,
      { units: [{ type: 'sorcerer', hex: '0509' }] },
      [
        'units: only sorcerers stand on the board before play, once they are placed (AR-3.5)',
        'units: must be the sorcerers bought, once they are placed (AR-3.5)',
      ],
    ],
    [
      'units of the wizard’s side on the board',
      sorcererPlaced,
      { units: [{ type: 'elf', hex: '1110' }] },
      [
        'units: only sorcerers stand on the board before play, once they are placed (AR-3.5)',
        'units: must be the sorcerers bought, once they are placed (AR-3.5)',
      ],
    ],
    [
      'a pool too early',
      laidOut,
      { pool: { demon: 1 } },
      ['pool: must be the force bought but for its sorcerers, once they are placed (AR-3.6)'],
    ],
    [
      'haunts laid out too late',
      sorcererPlaced,
      laying({ haunts: { T1: '0508' } }),
      ['setUp: haunts and sorcerers are laid out in their own placement (AR-2.5)'],
    ],
    [
      'sorcerers laid out too late',
      sorcererPlaced,
      laying({ sorcerers: { '0509': 1 } }),
      ['setUp: haunts and sorcerers are laid out in their own placement (AR-2.5)'],
    ],
    [
      'entries laid out too early',
      designed,
      laying({ entries: { '0112': { elf: 1 } } }),
      ["setUp.entries: the wizard's side is laid out in its own placement (AR-2.5)"],
    ],
    [
      'more sorcerers than were bought',
      designed,
      laying({ sorcerers: { '0509': 4, '1305': 3 } }),
      ['setUp.sorcerers: must be 6 or fewer in all, as bought (AR-3.5)'],
    ],
    [
      'five sorcerers in a hex',
      designed,
      laying({ sorcerers: { '0509': 5 } }),
      ['setUp.sorcerers.0509: must be 4 or less (AR-3.5)'],
    ],
    [
      'a haunt of another scenario',
      designed,
      laying({ haunts: { T3: '0508' } }),
      ['setUp.haunts.T3: T3 is not used in this scenario (AR-3.1)'],
    ],
    [
      'more elves than were bought',
      entering,
      laying({ entries: { '0112': { elf: 7 } } }),
      ['setUp.entries: 7 of elf are more than were bought (AR-4.1)'],
    ],
    [
      'demons among the wizard’s units',
      entering,
      laying({ entries: { '0112': { demon: 1 } } }),
      ['setUp.entries: 1 of demon are more than were bought (AR-4.1)'],
    ],
    [
      'the wand in a haunt still in hand',
      laidOut,
      laying({}),
      ['wandHaunt: T1 is not on the board (AR-3.4)'],
    ],
    [
      'the wand nowhere, once all haunts stand',
      sorcererPlaced,
      { wandHaunt: undefined },
      ['wandHaunt: must say which haunt hides the wand (AR-3.4)'],
    ],
    [
      'points that do not pay for the minimums',
      newGame,
      { allowance: { sorcerer: { points: 41, minimum: 6 }, wizard: { points: 90, minimum: 2 } } },
      ['allowance.sorcerer.points: must be 42 or more, to pay for the minimums (AR-13.4)'],
    ],
    [
      'units in what is no entry hex',
      entering,
      laying({ entries: { '1110': { elf: 1 } } }),
      ['setUp.entries.1110: 1110 is not an entry hex of the map (no clause)'],
    ],
    [
      'a draw offered',
      laidOut,
      { drawOffer: 'wizard' },
      ['drawOffer: a draw is offered in play only; leave it out (AR-12.7)'],
    ],
    [
      'a side wiped out',
      laidOut,
      { ending: { winner: 'sorcerer', by: 'elimination' } },
      ['ending.by: before play a game ends by resignation only (AR-12.7)'],
    ],
    ['a turn', laidOut, { turn: 1 }, ['turn: must be 0 before the first game-turn (AR-2.5)']],
    [
      'casters',
      sorcererPlaced,
      { cast: ['sorcerer-1'] },
      ['cast: nobody has cast yet in this phase; leave it out (AR-5.5)'],
    ],
  ])('%s', (_, game, changes, faults) => {
    expect(faultsOf(game, changes)).toEqual(faults)
  })
})
