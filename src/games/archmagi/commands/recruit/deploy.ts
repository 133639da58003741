import { optional } from '@/engine/declare/arg'
import { happen } from '../../effects/flow/run'
import { deploy as put } from '../../effects/units'
import { hexesIn } from '../../queries/ground'
import { deployRefusal } from '../../queries/reserves'
import { archmagusOf, mageOf } from '../../queries/units'
import { powersOf } from '../../tables/types'
import { CHIT, HEX, POWER } from '../kit/args'
import { command } from '../kit/kit'
import { drawFirst } from './drawn-first'

/** A chit of the Reserve becomes a unit: at home, or with an Archmagus by a power (AM-6.2, AM-6.6). */
export const deploy = command({
  clause: 'AM-6.2',
  stage: 'recruitUnits',
  args: { chit: CHIT, hex: HEX, via: optional(POWER) },
  target: 'hex',
  moment: ({ table }) => drawFirst(table),
  listed({ table, seat }) {
    const chits = [...new Set(mageOf(table, seat).reserve)]
    const by = archmagusOf(table, seat)
    const vias = by
      ? powersOf(by.type).filter(({ effects }) => effects.some(({ op }) => op === 'deploy'))
      : []
    const ways = [
      { hexes: hexesIn(table), via: undefined },
      ...vias.map(({ id }) => ({ hexes: by ? [by.hex] : [], via: id })),
    ]
    return chits.flatMap((chit) =>
      ways.flatMap(({ hexes, via }) =>
        hexes
          .filter((hex) => !deployRefusal(table, seat, { chit, hex, via }))
          .map((hex) => (via === undefined ? { chit, hex } : { chit, hex, via })),
      ),
    )
  },
  refusalOf: ({ table, seat }, found) => deployRefusal(table, seat, { ...found, via: found.via }),
  perform: (doing, { chit, hex }) => happen(doing, (scene) => put(scene, doing.seat, chit, hex)),
  say: ({ chit, hex }) => `Deploy ${chit} in ${hex}`,
})
