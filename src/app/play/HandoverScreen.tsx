import type { AnyGame } from '@/contract/manifest'
import { Curtain } from '@/widgets/Curtain'
import { hashOf } from '../addresses/routes'
import { listed } from '@/engine/basics/phrases'
import { seatCalled } from '@/contract/seat-names'
import { awaitedIn, table, useTableState } from '../session/table-session'
import { TEXT } from '../page-parts/text'

/** The curtain between two seats: it names who is to take the table, and nothing else. */
export function HandoverScreen({ game }: { readonly game: AnyGame }) {
  const asked = useTableState(awaitedIn)
  if (asked === null) return null
  const seat = seatCalled(game, asked)
  const others = game.seats.filter(({ id }) => id !== asked).map(({ id }) => seatCalled(game, id))
  return (
    <Curtain
      heading={TEXT.curtain.heading(seat)}
      text={TEXT.curtain.explain(seat, listed(others))}
      action={TEXT.curtain.take(seat)}
      side={game.seats[0]?.id === asked ? 'first' : 'second'}
      onTake={() => table.takeMouse(asked)}
    >
      <a href={hashOf({ page: 'home' })}>{TEXT.play.home}</a>
    </Curtain>
  )
}
