import { LOWLAND } from '@/board/terrain/lowland/lowland'
import { tableOf } from '@/table/default/DefaultTable'
import { modelOf } from '@/table/default/model-of'
import { CLAUSES } from '../clauses'
import { COMMANDS } from '../commands'
import type { __Pascal__ } from '../commands/kit/kit'
import { endingText, EVENTS } from '../events'
import { idleRefusal, refuse, unitIn } from '../queries/units'
import type { View } from '../state'
import { terrainIn } from '../tables/map'
import { NAMES, SEAT_NAMES, SEATS } from '../tables/units'
import { boardOf } from './board'

/** All that the table of __Name__ has to be told beside its commands and events. */
export const MODEL = modelOf<__Pascal__, typeof COMMANDS.commands, View>({
  gameId: '__id__',
  set: COMMANDS,
  events: EVENTS,
  headings: CLAUSES,
  seats: SEATS.map((id) => ({ id, name: SEAT_NAMES[id] })),
  stages: {
    crown: {
      name: 'Crowns',
      says: 'Pick the unit that carries your crown. The other side must not know.',
      clause: '__XX__-1.1',
    },
    move: {
      name: 'Moving',
      says: 'Each of your units moves a hex; into an enemy’s it attacks.',
      clause: '__XX__-2.1',
      end: { type: 'endTurn', name: 'End the turn', next: 'next: the other side' },
    },
  },
  art: LOWLAND,
  label: 'Map of the two crowns',
  positionOf: (view) => view,
  activeOf: ({ active }) => active,
  turnOf: ({ turn, settings }) => ({ turn, limit: settings.turnLimit }),
  boardOf,
  groundInWords: (_view, hex) => terrainIn(hex),
  namesOf: () => NAMES,
  nothing(view, hex) {
    const unit = unitIn(view, hex)
    return (unit && idleRefusal(unit, view.active)) ?? refuse('__XX__-2.1', `Nobody can act in ${hex}.`)
  },
  endingOf: ({ ending }) => ending && { winner: ending.winner, says: `${endingText(ending)}.` },
})

/** The table of __Name__. */
export const Table = tableOf(MODEL)

/** A game at a glance. */
export const glimpseOf = (view: View) => MODEL.glimpseOf(view)
