import { type ComponentProps, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { TableProps } from '@/engine/table'
import { lateComponent } from '@/widgets/late'
import { useIsNarrow } from '@/table/frame/use-is-narrow'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { ActionPanel } from './ActionPanel'
import { BoardPane } from './BoardPane'
import { HandGate } from './HandGate'
import { LazyTableMenu } from './LazyTableMenu'
import { LazyTableSound } from './LazyTableSound'
import { TurnTrack } from './TurnTrack'
import { useDesk } from './use-desk'
import { useLateDesk } from './use-late-desk'
import { useLooking } from './use-looking'
import { usePeek } from './use-peek'
import { useTableKeys } from './use-table-keys'
import './play.css'
import './side.css'

const Words = lateComponent(() => import('../words/Words').then((module) => module.Words))
/** A narrow screen's alone. */
const Sheet = lazy(() => import('@/table/frame/Sheet').then((module) => ({ default: module.Sheet })))
/** The table stands before what has happened at it is told. */
const LogPane = lateComponent(() => import('./LogPane').then((module) => module.LogPane))
const RefusalNotice = lateComponent(() => import('./RefusalNotice').then((module) => module.RefusalNotice))
const LatePlanner = lateComponent(() => import('../planner/LatePlanner').then((module) => module.LatePlanner))
/** Whoever begins to play looks at the board first. */
const ForcePanel = lateComponent(() => import('./ForcePanel').then((module) => module.ForcePanel))
/** Looking back and looking closer wait for what there is to be looked at. */
const LookingLayer = lateComponent(() => import('./LookingLayer').then((module) => module.LookingLayer))

/** The screen on which the game itself is played: the board, what to do now, and what has happened. */
export function PlayTable(props: TableProps<View, Command, Event>) {
  return (
    <Suspense fallback={<div className="play-table" />}>
      <HandGate segment={props.view.now.segment}>
        <PlayedTable {...props} />
      </HandGate>
    </Suspense>
  )
}

function PlayedTable(props: TableProps<View, Command, Event>) {
  const { view, log, seal } = props
  const desk = useDesk(props)
  const lateDesk = useLateDesk(desk)
  const isNarrow = useIsNarrow()
  const [noted, setNoted] = useState<readonly HexId[]>([])
  const peek = usePeek(view.viewer)
  const looking = useLooking(desk)
  useTableKeys(desk)

  const notice = useMemo(
    () => (
      <Suspense>
        <RefusalNotice refusal={desk.refusal} />
      </Suspense>
    ),
    [desk.refusal],
  )
  const actions = <Actions desk={lateDesk} notice={notice} isNarrow={isNarrow} locked={props.locked} />
  const lines = (
    <Suspense fallback={<section className="log-pane" aria-label="Log" />}>
      <LogPane log={log} view={view} onNote={setNoted} onReview={props.onReview} />
    </Suspense>
  )
  const forces = (
    <div className="force-panel">
      <Suspense fallback={<div className="force-panel__room" />}>
        <ForcePanel view={view} seal={seal} {...peek} />
      </Suspense>
      {isNarrow ? <LazyTableMenu desk={lateDesk} isNamed /> : null}
    </div>
  )
  return (
    <div className="play-table">
      <LazyTableSound isOn={props.comfort.sound} log={log} />
      <div className="play-table__map">
        <TurnTrack
          turn={view.turn}
          side={view.side}
          segment={view.now.segment}
          turnLimit={view.settings.options.turnLimit}
          isOver={view.ending !== null}
          isNarrow={isNarrow}
        />
        <div className="play-table__board">
          <Suspense>
            <Words desk={lateDesk} />
            <LookingLayer {...props} desk={lateDesk} looking={looking} />
          </Suspense>
          <BoardPane
            view={view}
            gesture={desk.gesture}
            noted={noted}
            isPeeking={peek.isPeeking}
            log={log}
            pace={props.comfort.pace}
            onChooseHex={props.locked ? looking.looks.answers.onInspectHex : desk.choose}
            isLocked={props.locked !== undefined}
            looks={looking.looks}
            drawings={props.drawings}
            pen={props.pen}
          />
        </div>
      </div>
      <Side
        isNarrow={isNarrow}
        notice={notice}
        actions={actions}
        log={lines}
        forces={forces}
        isAside={props.locked !== undefined}
      />
      <Suspense>
        <LatePlanner desk={lateDesk} />
      </Suspense>
    </div>
  )
}

interface SideProps {
  readonly isNarrow: boolean
  readonly notice: ReactNode
  readonly actions: ReactNode
  readonly log: ReactNode
  readonly forces: ReactNode
  /** Nothing can be done here: the board comes first. */
  readonly isAside: boolean
}

/** What stands beside the board, or below it on a narrow screen. */
function Side({ isNarrow, ...parts }: SideProps) {
  if (isNarrow)
    return (
      <Suspense fallback={<div className="play-table__side" />}>
        <Sheet {...parts} />
      </Suspense>
    )
  return (
    <aside className="play-table__side" aria-label="Table">
      {parts.actions}
      {parts.forces}
      {parts.log}
    </aside>
  )
}

interface ActionsProps extends ComponentProps<typeof ActionPanel> {
  readonly locked: string | undefined
}

/** What can be done now, or why nothing can. */
function Actions({ locked, notice, ...panel }: ActionsProps) {
  if (locked !== undefined) return <p className="panel-locked">{locked}</p>
  // On a narrow screen the sheet has the notice.
  return <ActionPanel {...panel} notice={panel.isNarrow ? null : notice} />
}
