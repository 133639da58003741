import {
  deal,
  goOn,
  pickArchmagus as pick,
  placeArchmagus as place,
  rollForOrder as roll,
} from '../../effects/set-up'
import { happen } from '../../effects/flow/run'
import { makeMap as make } from '../../effects/map-making'
import { innerHexes } from '../../queries/continent'
import { refuse } from '../../refuse'
import { generatorOf } from '../../state/ground'
import { GENERATOR } from '../../tables/figures'
import { ARCHMAGUS, HEX } from '../kit/args'
import { command } from '../kit/kit'

/** The map is made, as far as that takes dice (AM-2.15). */
export const makeMap = command({
  clause: 'AM-2.15',
  stage: 'map',
  args: {},
  refusalOf({ table: { settings } }) {
    const generator = generatorOf(settings.map)
    if (!generator) return undefined
    const { columns, rows, land } = generator
    return land > GENERATOR.share * innerHexes(columns, rows).length
      ? refuse('AM-2.15', 'So much land does not fit between the edges of that map.')
      : undefined
  },
  perform: (doing) =>
    happen(doing, (scene) => {
      if (make(scene)) goOn(scene, 'order')
    }),
  say: () => 'Make the map',
})

/** Who goes first is rolled for (AM-3.2). */
export const rollForOrder = command({
  clause: 'AM-3.2',
  stage: 'order',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) => happen(doing, roll),
  say: () => 'Roll for the turn order',
})

/** Everybody gets the first chits (AM-3.3). */
export const dealChits = command({
  clause: 'AM-3.3',
  stage: 'deal',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) => happen(doing, deal),
  say: () => 'Deal the chits',
})

/** A seat picks its Archmagus (AM-3.3). */
export const pickArchmagus = command({
  clause: 'AM-3.3',
  stage: 'pickArchmagus',
  args: { archmagus: ARCHMAGUS },
  listed: ({ table: { bags } }) =>
    (ARCHMAGUS.all?.({} as never) ?? [])
      .filter((id) => (bags.archmagi[id] ?? 0) > 0)
      .map((archmagus) => ({ archmagus })),
  refusalOf: ({ table: { bags } }, { archmagus }) =>
    (bags.archmagi[archmagus] ?? 0) > 0 ? undefined : refuse('AM-3.3', 'That Archmagus has been taken.'),
  perform: (doing, { archmagus }) => happen(doing, (scene) => pick(scene, doing.seat, archmagus)),
  say: ({ archmagus }) => `Play the ${archmagus}`,
})

/** An Archmagus is placed in a start zone that nobody has taken (AM-3.5). */
export const placeArchmagus = command({
  clause: 'AM-3.5',
  stage: 'place',
  args: { hex: HEX },
  target: 'hex',
  listed: ({ table: { ground, units } }) =>
    ground.zones
      .filter((zone) => !units.some(({ hex }) => zone.includes(hex)))
      .flatMap((zone) => zone.map((hex) => ({ hex }))),
  refusalOf({ table: { ground, units } }, { hex }) {
    const zones = ground.zones.filter((zone) => zone.includes(hex))
    if (zones.length === 0) return refuse('AM-3.5', 'An Archmagus begins in a start zone.')
    return zones.every((zone) => units.some((unit) => zone.includes(unit.hex)))
      ? refuse('AM-3.5', 'Somebody else begins in that start zone.')
      : undefined
  },
  perform: (doing, { hex }) => happen(doing, (scene) => place(scene, doing.seat, hex)),
  say: ({ hex }) => `Begin in ${hex}`,
})
