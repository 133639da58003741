import { expect, test } from 'vitest'
import { chipsOf, type Figure } from '@/games/arrakhar/ui/board/unit-chip'
import { clause } from '../../../../support/clause'
import { type Moment, situation } from '../../../../support/situation'

/** The figures and the words on the chips of a wizard and a barbarian in a segment. */
function chips(segment: Moment, figure: Figure, changes = {}) {
  const { position } = situation(segment, { '0709': 'wizard', '0710': 'barbarian' }, changes)
  const units = position.units.filter(({ hex }) => hex === '0709' || hex === '0710')
  return chipsOf(position, units, figure).map(({ foot, label }) => [foot, label])
}

clause('AR-10.5', () => {
  test('whoever can fight is picked by combat strength, whatever segment it is', () => {
    for (const segment of ['wizard movement', 'wizard combat'] as const)
      expect(chips(segment, 'combat').map(([foot]) => foot)).toEqual(['½', '2'])
  })
})

clause('AR-5.5', () => {
  test('whoever can cast is picked by the spell left, whatever segment it is', () => {
    for (const segment of ['wizard movement', 'wizard haste'] as const)
      expect(chips(segment, 'spell')[0]).toEqual(['1', 'Wizard 1, can cast one spell'])
    expect(chips('wizard fireball', 'spell', { cast: ['wizard-1'] })[0]).toEqual(['0', 'Wizard 1, has cast'])
  })
})

clause('AR-7.1', () => {
  test('whoever can move is picked by points left, and by all of them before the movement segment', () => {
    for (const segment of ['wizard haste', 'wizard movement'] as const)
      expect(chips(segment, 'points').map(([foot]) => foot)).toEqual(['4', '6'])
  })
})
