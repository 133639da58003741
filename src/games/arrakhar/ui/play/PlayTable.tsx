import { lazy, Suspense, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { TableProps } from '@/engine/table'
import { oncePainted } from '@/widgets/once-painted'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { typeLookup } from '../sentences/words'
import { ActionPanel } from './ActionPanel'
import { BoardPane } from './BoardPane'
import { HandGate } from './HandGate'
import { LazyTableMenu } from './LazyTableMenu'
import { LazyTableSound } from './LazyTableSound'
import { TurnTrack } from './TurnTrack'
import { useDesk } from './use-desk'
import { useIsNarrow } from './use-is-narrow'
import { useLateDesk } from './use-late-desk'
import { useLooking } from './use-looking'
import { usePeek } from './use-peek'
import { useTableKeys } from './use-table-keys'
import './play.css'
import './side.css'

const Words = lazy(() =>
  oncePainted(() => import('../words/Words')).then((module) => ({ default: module.Words })),
)
/** A narrow screen's alone. */
const Sheet = lazy(() => import('./Sheet').then((module) => ({ default: module.Sheet })))
/** The table stands before what has happened at it is told. */
const LogPane = lazy(() =>
  oncePainted(() => import('./LogPane')).then((module) => ({ default: module.LogPane })),
)
const RefusalNotice = lazy(() =>
  oncePainted(() => import('./RefusalNotice')).then((module) => ({ default: module.RefusalNotice })),
)
const LatePlanner = lazy(() =>
  oncePainted(() => import('../planner/LatePlanner')).then((module) => ({ default: module.LatePlanner })),
)
/** Whoever begins to play looks at the board first. */
const ForcePanel = lazy(() =>
  oncePainted(() => import('./ForcePanel')).then((module) => ({ default: module.ForcePanel })),
)
/** Looking back and looking closer wait for what there is to be looked at. */
const LookingLayer = lazy(() =>
  oncePainted(() => import('./LookingLayer')).then((module) => ({ default: module.LookingLayer })),
)

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
  const { view, seat, log, seal } = props
  const desk = useDesk(props)
  const lateDesk = useLateDesk(desk)
  const isNarrow = useIsNarrow()
  const [noted, setNoted] = useState<readonly HexId[]>([])
  const peek = usePeek(seat)
  const typeOf = useMemo(() => typeLookup(view), [view])
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
  const actions = <ActionPanel desk={lateDesk} notice={isNarrow ? null : notice} isNarrow={isNarrow} />
  const lines = (
    <Suspense fallback={<section className="log-pane" aria-label="Log" />}>
      <LogPane log={log} typeOf={typeOf} onNote={setNoted} />
    </Suspense>
  )
  const forces = (
    <div className="force-panel">
      <Suspense fallback={<div className="force-panel__room" />}>
        <ForcePanel view={view} seat={seat} seal={seal} {...peek} />
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
            <LookingLayer {...props} desk={desk} looking={looking} />
          </Suspense>
          <BoardPane
            view={view}
            gesture={desk.gesture}
            noted={noted}
            isPeeking={peek.isPeeking}
            log={log}
            pace={props.comfort.pace}
            onChooseHex={desk.choose}
            looks={looking.looks}
          />
        </div>
      </div>
      {isNarrow ? (
        <Suspense fallback={<div className="play-table__side" />}>
          <Sheet notice={notice} actions={actions} log={lines} forces={forces} />
        </Suspense>
      ) : (
        <aside className="play-table__side" aria-label="Table">
          {actions}
          {forces}
          {lines}
        </aside>
      )}
      <Suspense>
        <LatePlanner desk={lateDesk} />
      </Suspense>
    </div>
  )
}
