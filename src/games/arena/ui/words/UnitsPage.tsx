import { PiecesTable } from '@/table/words/PiecesTable'
import type { PageProps } from '@/table/words/spoken-board'
import { listed } from '@/engine/basics/phrases'
import { CREATURES } from '../../tables/creatures'
import { SEAT_NAMES } from '../../tables/text'
import { mountOf, otherSeat } from '../../queries/creatures'
import { countsByCard, deathsOf } from '../../queries/losses'
import { nameOf } from '../../queries/names'
import { hexOf, isAir } from '../../queries/spaces'
import type { Creature, Table } from '../../state/position'
import type { Parts } from '../desk/desk'
import { figuresOf, signWords } from './hex-words'
import { UNITS_TEXT as TEXT } from './units-text'

/** Every creature of both sides with its place and state, the active side's first, and whom each has lost (AA-16.1). */
export function UnitsPage({ desk: { view, log }, onShow }: PageProps<Parts>) {
  const events = log.flatMap((step) => step.events)
  return ([view.active, otherSeat(view.active), null] as const).map((seat) => {
    const rows = view.creatures.flatMap((creature) =>
      creature.controller === seat && creature.at !== null
        ? { id: creature.id, name: nameOf(creature), hex: hexOf(creature.at), cells: cellsOf(view, creature) }
        : [],
    )
    if (seat === null && rows.length === 0) return null
    return (
      <PiecesTable
        key={seat ?? 'nobody'}
        title={seat === null ? TEXT.unmanned : TEXT.creaturesOf(SEAT_NAMES[seat])}
        columns={TEXT.columns}
        rows={rows}
        nothing={TEXT.none}
        lines={seat === null ? [] : lossLines(deathsOf(events, seat))}
        onShow={onShow}
      />
    )
  })
}

/** Where of its hex it is, what it counts for, and what its signs say. */
function cellsOf(table: Table, creature: Creature): readonly string[] {
  const mount = mountOf(table, creature)
  const level = creature.at !== null && isAir(creature.at) ? TEXT.air : TEXT.ground
  const place = mount ? TEXT.on(nameOf(mount)) : level
  return [place, figuresOf(table, creature), signWords(table, creature).join(', ')]
}

function lossLines(dead: ReturnType<typeof deathsOf>): readonly string[] {
  const counts = [...countsByCard(dead)].map(([card, count]) => TEXT.several(count, CREATURES[card].name))
  return counts.length === 0 ? [] : [TEXT.lost(listed(counts))]
}
