import { render } from '@testing-library/react'
import { useMemo, useSyncExternalStore } from 'react'
import { handDice } from '@/engine/kernel/dice'
import { play, refusalOf } from '@/engine/kernel/play'
import type { Hinter, LogStep, TableProps } from '@/engine/table/table'
import type { Command } from '@/games/arena/commands'
import type { Event } from '@/games/arena/events'
import { arenaPlay } from '@/games/arena/play'
import type { Position } from '@/games/arena/state/position'
import { ArenaTable } from '@/games/arena/ui/table'
import { QUIET } from '../../../support/comfort'
import { usePlans } from '../../../support/plans'

interface Stand {
  readonly position: Position
  readonly log: readonly LogStep<Event>[]
}

interface HandedOver {
  readonly comfort?: TableProps<object, Command, Event>['comfort']
  readonly onHint?: Hinter<Command>
  readonly seal?: TableProps<object, Command, Event>['seal']
  readonly sealHolds?: boolean | null
}

/** Both players at one table without a shell and without a curtain; it keeps what was played. */
export class HotSeat {
  readonly commands: Command[] = []
  stand: Stand
  private readonly dice
  private listener: () => void = () => undefined

  constructor(
    start: Position,
    dice: readonly number[] = [],
    /** What the shell hands over beside the game itself. */
    readonly more: HandedOver = {},
  ) {
    this.stand = { position: start, log: [] }
    this.dice = handDice(dice)
    render(<Table table={this} />)
  }

  get position(): Position {
    return this.stand.position
  }

  readonly subscribe = (listener: () => void) => {
    this.listener = listener
    return () => undefined
  }

  readonly play = (command: Command) => {
    const { position, log } = this.stand
    const played = play(arenaPlay, position, command, this.dice)
    if (played.outcome === 'refused') return played.refusal
    if (played.outcome !== 'played') throw new Error('The test has no dice left.')
    this.commands.push(command)
    const { events, rolls } = played
    const seat = arenaPlay.askedSeat(position)
    const step = { number: log.length + 1, seat, events, rolls, typed: false }
    this.stand = { position: played.position, log: [...log, step] }
    this.listener()
    return undefined
  }
}

function Table({ table }: { readonly table: HotSeat }) {
  const { position, log } = useSyncExternalStore(table.subscribe, () => table.stand)
  const seat = arenaPlay.askedSeat(position)
  const view = useMemo(() => arenaPlay.viewOf(position, seat ?? 'table'), [position, seat])
  const planning = usePlans(seat)
  return (
    <main>
      <ArenaTable
        view={view}
        seat={seat}
        log={log}
        viewAt={() => view}
        play={(command) => table.play(command)}
        refusalOf={(command) => refusalOf(arenaPlay, position, command)}
        seal={null}
        sealHolds={null}
        comfort={QUIET}
        onComfort={() => undefined}
        onRematch={() => undefined}
        onHome={() => undefined}
        planning={planning}
        {...table.more}
      />
    </main>
  )
}
