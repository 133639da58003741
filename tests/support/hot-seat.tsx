import { render } from '@testing-library/react'
import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import { handDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, PlayRules } from '@/engine/kernel/game'
import { play, refusalOf } from '@/engine/kernel/play'
import type { LogStep, TableProps } from '@/engine/table/table'
import { QUIET } from './comfort'
import { usePlans } from './plans'

/** The rules of a game and its table. */
export interface GameToSeat<
  Position extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
  View extends object,
> {
  readonly rules: PlayRules<Position, Command, Event, View>
  readonly Table: ComponentType<TableProps<View, Command, Event>>
}

interface Stand<Position, Event> {
  readonly position: Position
  readonly log: readonly LogStep<Event>[]
}

/** All players at one table without a shell and without a curtain; it keeps what was played. */
export class HotSeat<
  Position extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
  View extends object,
> {
  readonly commands: Command[] = []
  stand: Stand<Position, Event>
  private readonly dice
  private listener: () => void = () => undefined

  constructor(
    readonly game: GameToSeat<Position, Command, Event, View>,
    start: Position,
    dice: readonly number[] = [],
    /** What the shell hands over beside the game itself. */
    readonly more: Partial<TableProps<View, Command, Event>> = {},
  ) {
    this.stand = { position: start, log: [] }
    this.dice = handDice(dice)
    render(<Seated table={this} />)
  }

  get position(): Position {
    return this.stand.position
  }

  readonly subscribe = (listener: () => void) => {
    this.listener = listener
    return () => undefined
  }

  readonly play = (command: Command) => {
    const { rules } = this.game
    const { position, log } = this.stand
    const played = play(rules, position, command, this.dice)
    if (played.outcome === 'refused') return played.refusal
    if (played.outcome !== 'played') throw new Error('The test has no dice left.')
    this.commands.push(command)
    const { events, rolls } = played
    const step = { number: log.length + 1, seat: rules.askedSeat(position), events, rolls, typed: false }
    this.stand = { position: played.position, log: [...log, step] }
    this.listener()
    return undefined
  }
}

function Seated<
  Position extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
  View extends object,
>({ table }: { readonly table: HotSeat<Position, Command, Event, View> }) {
  const { position, log } = useSyncExternalStore(table.subscribe, () => table.stand)
  const { rules, Table } = table.game
  const seat = rules.askedSeat(position)
  const view = useMemo(() => rules.viewOf(position, seat ?? 'table'), [rules, position, seat])
  const planning = usePlans(seat)
  return (
    <main>
      <Table
        view={view}
        seat={seat}
        log={log}
        viewAt={() => view}
        // What is played by one position's function is meant for that position.
        play={(command) => (table.position === position ? table.play(command) : undefined)}
        refusalOf={(command) => refusalOf(rules, position, command)}
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
