import { act, render } from '@testing-library/react'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { handDice } from '@/engine/kernel/dice'
import { play, refusalOf } from '@/engine/kernel/play'
import type { Hinter, LogStep } from '@/engine/table/table'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position } from '@/games/arrakhar/state/position'
import { ArrakharTable } from '@/games/arrakhar/ui/table'
import { QUIET } from '../../../support/comfort'
import { usePlans } from '../../../support/plans'

interface Stand {
  readonly position: Position
  readonly log: readonly LogStep<Event>[]
}

/** Both players at one table without a shell and without a curtain; it keeps what was played. */
export class HotSeat {
  readonly commands: Command[] = []
  private stands: readonly Stand[]
  private cursor = 0
  private readonly dice
  private listener: () => void = () => undefined

  constructor(
    start: Position,
    dice: readonly number[] = [],
    /** Who gives hints, if anybody does. */
    readonly hinter?: Hinter<Command>,
  ) {
    this.stands = [{ position: start, log: [] }]
    this.dice = handDice(dice)
    render(<Seated table={this} />)
  }

  get stand(): Stand {
    return this.stands[this.cursor] as Stand
  }

  readonly subscribe = (listener: () => void) => {
    this.listener = listener
    return () => undefined
  }

  readonly play = (command: Command) => {
    const { position, log } = this.stand
    const played = play(arrakharRules, position, command, this.dice)
    if (played.outcome === 'refused') return played.refusal
    if (played.outcome !== 'played') throw new Error('The test has no dice left.')
    this.commands.push(command)
    const { events, rolls } = played
    const seat = arrakharRules.askedSeat(position)
    const step = { number: log.length + 1, seat, events, rolls, typed: false }
    const next = { position: played.position, log: [...log, step] }
    this.stands = [...this.stands.slice(0, this.cursor + 1), next]
    this.goTo(this.cursor + 1)
    return undefined
  }

  undo(): void {
    act(() => this.goTo(this.cursor - 1))
  }

  redo(): void {
    act(() => this.goTo(this.cursor + 1))
  }

  private goTo(cursor: number): void {
    this.cursor = cursor
    this.listener()
  }
}

/** The focus begins on the table itself, as the shell has it. */
function Seated({ table }: { readonly table: HotSeat }) {
  const { position, log } = useSyncExternalStore(table.subscribe, () => table.stand)
  const seat = arrakharRules.askedSeat(position)
  const view = useMemo(() => arrakharRules.viewOf(position, seat ?? 'table'), [position, seat])
  const planning = usePlans(seat)
  const main = useRef<HTMLElement>(null)
  useEffect(() => main.current?.focus(), [])
  const nothing = () => undefined
  return (
    <main tabIndex={-1} ref={main}>
      <ArrakharTable
        view={view}
        seat={seat}
        log={log}
        viewAt={() => view}
        play={(command) => (table.stand.position === position ? table.play(command) : undefined)}
        refusalOf={(command) => refusalOf(arrakharRules, position, command)}
        seal={null}
        sealHolds={null}
        comfort={QUIET}
        onComfort={nothing}
        onRematch={nothing}
        onHome={nothing}
        onHint={table.hinter}
        planning={planning}
      />
    </main>
  )
}
