import type { AnyGame } from '@/contract/manifest'
import { Curtain } from '@/widgets/Curtain'
import { sideOfSeat } from '@/widgets/side'
import { hashOf } from '../addresses/routes'
import { capitalized, listed } from '@/engine/basics/phrases'
import { seatCalled } from '@/contract/seat-names'
import { personCalled } from './person-called'
import { playerName, useSeats } from '../session/seats'
import { PlayerMark } from '../page-parts/PlayerMark'
import { awaitedIn, table, useTableState } from '../session/table-session'
import { TEXT } from '../page-parts/text'

/** The curtain between two seats: it names who is to take the table, and nothing else. */
export function HandoverScreen({ game }: { readonly game: AnyGame }) {
  const asked = useTableState(awaitedIn)
  const { players, bots } = useTableState(({ session }) => session?.labels) ?? {}
  const inPlay = useSeats(game)
  if (asked === null) return null
  const seat = seatCalled(game, asked)
  const name = playerName(players, asked)
  const others = inPlay.filter(({ id }) => id !== asked)
  const persons = others.filter(({ id }) => !bots?.[id])
  const lookers = (persons.length > 0 ? persons : others).map(
    ({ id }, nth) => playerName(players, id) ?? capitalizedFirst(seatCalled(game, id), nth),
  )
  return (
    <Curtain
      heading={TEXT.curtain.heading(personCalled(game, players, asked))}
      sign={<PlayerMark name={players?.[asked]} />}
      text={TEXT.curtain.explain(name ?? capitalized(seat), listed(lookers))}
      action={TEXT.curtain.take(name ?? seat)}
      side={sideOfSeat(game.seats, asked)}
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
