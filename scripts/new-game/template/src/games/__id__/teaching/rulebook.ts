import type { Json } from '@/engine/game'
import { entriesUnder, sectionOf } from '@/engine/rule-entry'
import type { Rulebook } from '@/engine/rulebook'
import { CLAUSES } from '../clauses'
import { TURNS } from '../tables/units'

const entry = entriesUnder(CLAUSES)

/** A moment of North’s third turn; units in words: 'north-1 0302'. */
export function scene(...words: readonly string[]): Json {
  const units = words.map((word) => {
    const [id = '', hex = ''] = word.split(' ')
    return { id, seat: id.split('-')[0] ?? '', hex, stance: 'ready' }
  })
  const crowns = { north: 'north-1', south: 'south-1' }
  const settings = { turnLimit: TURNS.usual }
  return { settings, stage: 'move', turn: 5, active: 'north', units, crowns, ending: null }
}

/** The rules of __Name__ in our own words. */
export const RULEBOOK: Rulebook = {
  gameId: '__id__',
  title: '__Name__',
  sections: [
    sectionOf(['__XX__-1', 'The game'], 'Two sides of three units; one of each carries a crown in secret.', [
      entry('__XX__-1.1', 'Before the first turn each side chooses in secret who carries its {{crown}}.'),
      entry('__XX__-1.2', 'North begins, and turns take turns. In a turn each unit acts once at most.'),
    ]),
    sectionOf(
      ['__XX__-2', 'Moving and fighting'],
      'Units go a hex, and strike whoever stands there.',
      [
        entry('__XX__-2.1', 'A unit moves to a hex beside it. There is room for one unit in a hex.'),
        entry(
          '__XX__-2.2',
          'A unit that moves into an enemy’s hex attacks and rolls a die. It needs 4, and 5 against forest: then the defender falls, and it takes the hex. Else it stays where it was and is [[__XX__-2.3|shaken]].',
        ),
        entry('__XX__-2.3', 'A shaken unit is struck with one less on the die, until its next turn begins.'),
      ],
      {
        position: scene('north-1 0301', 'north-2 0302', 'south-1 0303', 'south-2 0305'),
        caption: 'North 2 may attack South 1 in the forest and needs 5.',
      },
    ),
    sectionOf(['__XX__-3', 'The end'], 'A crown falls, or time runs out.', [
      entry('__XX__-3.1', 'Whoever strikes down the unit with the other crown wins at once.'),
      entry('__XX__-3.2', 'After the last turn more units win; as many are a draw.'),
    ]),
  ],
  glossary: [
    { term: 'crown', meaning: 'What one unit of each side carries in secret.', clause: '__XX__-1.1' },
  ],
}
