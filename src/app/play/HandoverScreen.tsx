import type { AnyGame } from '@/contract/manifest'
import { Curtain } from '@/widgets/Curtain'
import { hashOf } from '../addresses/routes'
import { capitalized, listed } from '@/engine/basics/phrases'
import { seatCalled } from '@/contract/seat-names'
import { personCalled } from './person-called'
import { playerName } from '../session/seats'
import { PlayerMark } from '../page-parts/PlayerMark'
import { awaitedIn, table, useTableState } from '../session/table-session'
import { TEXT } from '../page-parts/text'

/** The curtain between two seats: it names who is to take the table, and nothing else. */
export function HandoverScreen({ game }: { readonly game: AnyGame }) {
  const asked = useTableState(awaitedIn)
  const players = useTableState(({ session }) => session?.labels.players)
  if (asked === null) return null
  const seat = seatCalled(game, asked)
  const name = playerName(players, asked)
  const others = game.seats
    .filter(({ id }) => id !== asked)
    .map(({ id }, nth) => playerName(players, id) ?? capitalizedFirst(seatCalled(game, id), nth))
  return (
    <Curtain
      heading={TEXT.curtain.heading(personCalled(game, players, asked))}
      sign={<PlayerMark name={players?.[asked]} />}
      text={TEXT.curtain.explain(name ?? capitalized(seat), listed(others))}
      action={TEXT.curtain.take(name ?? seat)}
      side={game.seats[0]?.id === asked ? 'first' : 'second'}
      onTake={() => table.takeMouse(asked)}
    >
      <a href={hashOf({ page: 'home' })}>{TEXT.play.home}</a>
    </Curtain>
  )
}

/** The first of several begins the sentence; a player's name is left as it was typed. */
function capitalizedFirst(text: string, nth: number): string {
  return nth === 0 ? capitalized(text) : text
}
