import type { AnyGame } from '@/contract/manifest'
import { Curtain } from '@/widgets/Curtain'
import { hashOf } from './routes'
import { seatName } from './seats'
import { awaitedIn, table, useTableState } from './table-session'
import { TEXT } from './text'

/** The curtain between two seats: it names who is to take the table, and nothing else. */
export function Curtained({ game }: { readonly game: AnyGame }) {
  const asked = useTableState(awaitedIn)
  if (asked === null) return null
  const seat = seatName(game, asked)
  return (
    <Curtain
      heading={TEXT.curtain.heading(seat)}
      text={TEXT.curtain.explain}
      action={TEXT.curtain.take(seat)}
      side={game.seats[0]?.id === asked ? 'first' : 'second'}
      onTake={() => table.takeMouse(asked)}
    >
      <a href={hashOf({ page: 'home' })}>{TEXT.play.home}</a>
    </Curtain>
  )
}
