import { useCallback, useMemo, useState } from 'react'
import type { AnyCommand, Seat, Viewer } from '@/engine/kernel/game'
import { positionAt, positionOf } from '@/engine/kernel/history'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Drawing } from '@/engine/rulebook/rulebook'
import { refusalOf } from '@/engine/kernel/play'
import type { Pen } from '@/engine/table/table'
import { useComfort } from '@/store/comfort'
import { logWriter } from '@/store/log'
import type { AnyHistory } from '@/store/session'
import { changeSettings } from '@/store/settings'
import { RulesDesk } from '../rules-drawer/RulesDesk'
import type { Stage } from './stage'

export interface StageTableProps {
  readonly stage: Stage
  /** The game on the stage; its cursor says how far it is shown. */
  readonly history: AnyHistory
  /** Whose eyes the class looks with. */
  readonly viewer: Viewer
  /** Why nothing can be played here, as a sentence; left out where the class plays. */
  readonly locked?: string
  /** Plays a command: undefined when it was played, else why not. */
  readonly onPlay?: (command: AnyCommand) => Refusal | undefined
  /** What is drawn over the board. */
  readonly drawings?: readonly Drawing[] | undefined
  /** Where the class draws. */
  readonly pen?: Pen | undefined
  /** Told of the step of a line of the log that was chosen. */
  readonly onReview?: ((step: number) => void) | undefined
  /** Told of every refusal that the table shows, and of the command refused if it was one; keep the reference. */
  readonly onRefused?: (refusal: Refusal, command: AnyCommand | undefined) => void
}

/** A game's own table on a stage: nothing on it touches the game that is kept in this browser. */
export function StageTable({ stage, history, viewer, ...props }: StageTableProps) {
  const { locked, onPlay, onRefused, ...handedOn } = props
  const { rules, Table } = stage
  const comfort = useComfort()
  const position = positionOf(history)
  const view = useMemo(() => rules.viewOf(position, viewer), [rules, position, viewer])
  const write = useMemo(() => logWriter(rules, viewer), [rules, viewer])
  const log = useMemo(() => write(history), [write, history])
  const viewAt = useCallback(
    (step: number) => rules.viewOf(positionAt(history, Math.min(step, history.cursor)), viewer),
    [rules, history, viewer],
  )
  const [refusedCommands] = useState(() => new WeakMap<Refusal, AnyCommand>())
  const play = useCallback(
    (command: AnyCommand) => {
      const refusal = onPlay?.(command) ?? (locked === undefined ? undefined : refused(locked))
      if (refusal) refusedCommands.set(refusal, command)
      return refusal
    },
    [onPlay, locked, refusedCommands],
  )
  const refusal = useCallback(
    (command: AnyCommand) => {
      const found = refusalOf(rules, position, command)
      if (found) refusedCommands.set(found, command)
      return found
    },
    [rules, position, refusedCommands],
  )
  const tell = useMemo(
    () => onRefused && ((told: Refusal) => onRefused(told, refusedCommands.get(told))),
    [onRefused, refusedCommands],
  )
  // A stage is looked at, not looked back on: who plays on it has seen all of it.
  const calm = useMemo(() => ({ ...comfort, recaps: false, losesNothing: true }), [comfort])
  return (
    <>
      <Table
        view={view}
        seat={seatOf(viewer, rules.seats)}
        log={log}
        viewAt={viewAt}
        play={play}
        refusalOf={refusal}
        seal={null}
        sealHolds={null}
        comfort={calm}
        onComfort={changeSettings}
        onRematch={nothing}
        onHome={nothing}
        {...(locked === undefined ? {} : { locked })}
        {...handedOn}
        {...(tell === undefined ? {} : { onRefused: tell })}
      />
      <RulesDesk game={stage.game} />
    </>
  )
}

function refused(message: string): Refusal {
  return { clause: '', message }
}

function seatOf(viewer: Viewer, seats: readonly Seat[]): Seat | null {
  return seats.includes(viewer) ? viewer : null
}

function nothing(): void {
  // There is no game to begin again, and the page has its own ways out.
}
