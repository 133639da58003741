import { describe, expect, test } from 'vitest'
import { hasteForecast } from '@/games/arrakhar/queries/forecast/haste'
import { haste } from '../../../support/orders'
import { situation } from '../../../support/situation'
import { chanceThat, everyRoll, type Line, meanOf } from './every-roll'

const bonusOf = ({ position }: Line) => position.haste[position.units[0]?.id ?? ('' as never)] ?? 0

describe('The forecast of haste equals every roll played by the rules', () => {
  test.each([1, 2, 3])('%i castings on one stack: the best counts', (castings) => {
    const game = situation('wizard haste', { '1110': 'elf', '1111': '4 wizard' })
    for (let nth = 1; nth <= castings; nth++) game.then(haste(`wizard-${nth}`, '1110'))
    const order = Array.from({ length: castings }, (_, nth) => nth + 1)
    const lines = everyRoll(game.position, order)
    const { bonuses, expected } = hasteForecast(game.position, castings)
    for (const { bonus, chance } of bonuses)
      expect(chance).toBeCloseTo(
        chanceThat(lines, (line) => bonusOf(line) === bonus),
        12,
      )
    expect(bonuses.map(({ bonus }) => bonus)).toEqual([2, 4, 6])
    expect(expected).toBeCloseTo(meanOf(lines, bonusOf), 12)
  })
  test('a bonus that the stack has already is kept', () => {
    const { position } = situation('wizard haste', { '1110': 'elf', '1111': 'wizard' })
    const { bonuses } = hasteForecast(position, 1, 4)
    expect(bonuses).toEqual([
      { bonus: 4, chance: expect.closeTo(4 / 6) as number },
      { bonus: 6, chance: expect.closeTo(2 / 6) as number },
    ])
  })
})
