import { describe, expect, test } from 'vitest'
import { sentenceOf } from '@/games/arrakhar/ui/events'
import { typeLookup } from '@/games/arrakhar/ui/sentences/words'
import { after, at, laidOut, named, unit } from './laid-out'

const table = laidOut('wizard combat', { '0806': 'elf elf', '0807': 'ghoul ghoul', '0705': 'wizard' })
const typeOf = typeLookup(table)

describe('sentences', () => {
  test('tell an attack with its odds and its roll', () => {
    const { events } = after(
      table,
      [
        {
          type: 'designateAttack',
          attackers: named('elf-1', 'elf-2'),
          hex: at('0807'),
          defenders: named('ghoul-1'),
        },
        { type: 'resolve', designation: 1 },
      ],
      [6],
    )
    expect(events.map((event) => sentenceOf(event, typeOf)?.text)).toEqual([
      '2 elves will attack 1 ghoul at 0807: 3:1, bonus included.',
      'Attack at 0807, 3:1 with bonus: rolls 6; 1 ghoul eliminated.',
    ])
  })

  test('name the clause, the hexes and the dice', () => {
    const line = sentenceOf({ type: 'wanderingOrcsRolled', roll: 4, orcs: 2, supplied: 1 }, typeOf)
    expect(line).toMatchObject({
      text: 'Wandering orcs: rolls 4; 2 orcs, but the countermix has only 1.',
      clause: 'AR-5.2',
      dice: [4],
    })
  })

  test('count what a fireball did to each unit', () => {
    const line = sentenceOf(
      {
        type: 'fireballResolved',
        designation: 1,
        caster: unit('wizard-1'),
        hex: at('0807'),
        wand: false,
        rolls: [
          { unit: unit('ghoul-1'), unitType: 'ghoul', roll: 6, eliminated: true },
          { unit: unit('ghoul-2'), unitType: 'ghoul', roll: 2, eliminated: false },
        ],
        eliminated: [{ id: unit('ghoul-1'), type: 'ghoul' }],
      },
      typeOf,
    )
    expect(line?.text).toBe('Fireball at 0807 on 2 ghouls: rolls 6 and 2; 1 ghoul eliminated.')
  })

  test('a summoning says nothing of why fewer came', () => {
    const line = sentenceOf(
      { type: 'summoned', haunt: 'T1', hex: at('1306'), unitType: 'demon', units: [] },
      typeOf,
    )
    expect(line?.text).toBe('Nothing appears at 1306.')
  })

  test('begin each segment with a heading', () => {
    const line = sentenceOf({ type: 'segmentBegun', turn: 2, side: 'wizard', segment: 'haste' }, typeOf)
    expect(line).toMatchObject({ kind: 'heading', text: 'Turn 2, wizard phase: haste' })
  })
})
