import { type ReactNode, useMemo, useState } from 'react'
import { present } from '@/engine/kernel/refusal'
import type { Seat } from '@/engine/kernel/game'
import type { AnyGame, SeatNames } from '@/contract/manifest'
import { Select } from '@/widgets/Select'
import { type Grounds, groundsOf } from './chance-lines'
import { REPORT_TEXT } from './report-text'

const { chances: TEXT } = REPORT_TEXT

/** Whose chance is looked at, against whom, and the choice where that could be somebody else's. */
export interface Contest {
  readonly seat: Seat
  readonly grounds: Grounds
  /** What a chart of it is called. */
  readonly name: string
  readonly choice: ReactNode
}

/** The chance of the first seat in play, or of any other that is chosen where there are more than two. */
export function useContest(game: AnyGame, seats: readonly SeatNames[]): Contest {
  const [chosen, setChosen] = useState<Seat>()
  const seat = present(seats.find(({ id }) => id === chosen) ?? seats[0], 'seat')
  const grounds = useMemo(() => groundsOf(game, seats, seat), [game, seats, seat])
  const options = seats.map(({ id, name }) => ({ value: id, name }))
  const choice = seats.length > 2 && (
    <Select label={TEXT.whose} value={seat.id} options={options} onChange={setChosen} />
  )
  const name = choice ? TEXT.nameOf(seat.name) : TEXT.name
  return { seat: seat.id, grounds, name, choice }
}
