import { type ComponentProps, Suspense, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { TableProps } from '@/engine/table'
import { lateComponent } from '@/widgets/late'
import { useIsNarrow } from '@/table/frame/use-is-narrow'
import { HandGate } from '@/table/desk/HandGate'
import { TableFrame } from '@/table/frame/TableFrame'
import { useDesk } from '@/table/desk/use-desk'
import { useLateDesk } from '@/table/desk/use-late-desk'
import { useLooking } from '@/table/desk/use-looking'
import { useTableKeys } from '@/table/desk/use-table-keys'
import styles from '@/table/frame/play.module.css'
import logStyles from '@/table/log/log.module.css'
import forcesStyles from '@/table/panel/forces.module.css'
import type { Command } from '../../commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { latePart } from './late-part'
import { ActionPanel } from './ActionPanel'
import { BoardPane } from './BoardPane'
import { LazyTableMenu } from './LazyTableMenu'
import { LazyTableSound } from './LazyTableSound'
import { TurnTrack } from './TurnTrack'
import { usePeek } from './use-peek'
import type { Desk, Parts } from '../desk/desk'
import { ANSWERING, pickNext } from '../gestures/answering'
import { awaitedHands } from '../gestures/hands'

const Words = latePart((parts) => parts.Words)
/** The table stands before what has happened at it is told. */
const GameLog = lateComponent(() => import('./GameLog').then((module) => module.GameLog))
/** A file of its own: the first refusal does not wait for the others. */
const RuledNotice = lateComponent(() =>
  import('../rules-help/RuledNotice').then((module) => module.RuledNotice),
)
const LatePlanner = latePart((parts) => parts.LatePlanner)
/** Whoever begins to play looks at the board first. */
const ForcePanel = latePart((parts) => parts.ForcePanel)
/** Looking back and looking closer wait for what there is to be looked at. */
const LookingLayer = latePart((parts) => parts.LookingLayer)

/** The screen on which the game itself is played: the board, what to do now, and what has happened. */
export function PlayTable(props: TableProps<View, Command, Event>) {
  return (
    <Suspense fallback={<div className={styles['play-table']} />}>
      <HandGate awaited={awaitedHands(props.view.now.segment)}>
        <PlayedTable {...props} />
      </HandGate>
    </Suspense>
  )
}

function PlayedTable(props: TableProps<View, Command, Event>) {
  const { view, log, seal, locked } = props
  const desk = useDesk<Parts>(props, ANSWERING)
  const lateDesk = useLateDesk(desk)
  const isNarrow = useIsNarrow()
  const [noted, setNoted] = useState<readonly HexId[]>([])
  const peek = usePeek(view.viewer)
  const looking = useLooking<Parts>(desk)
  useDeskKeys(desk)

  const notice = useMemo(
    () => (
      <Suspense>
        <RuledNotice refusal={desk.refusal} />
      </Suspense>
    ),
    [desk.refusal],
  )
  const actions = <Actions desk={lateDesk} notice={notice} isNarrow={isNarrow} locked={locked} />
  const lines = (
    <Suspense fallback={<section className={logStyles['log-pane']} aria-label="Log" />}>
      <GameLog log={log} view={view} onNote={setNoted} onReview={props.onReview} />
    </Suspense>
  )
  const forces = (
    <div className={forcesStyles['force-panel']}>
      <Suspense fallback={<div className={forcesStyles['force-panel__room']} />}>
        <ForcePanel view={view} seal={seal} {...peek} />
      </Suspense>
      {isNarrow ? <LazyTableMenu desk={lateDesk} isNamed /> : null}
    </div>
  )
  return (
    <TableFrame
      isNarrow={isNarrow}
      isLocked={locked !== undefined}
      track={
        <TurnTrack
          turn={view.turn}
          side={view.side}
          segment={view.now.segment}
          turnLimit={view.settings.options.turnLimit}
          isOver={view.ending !== null}
          isNarrow={isNarrow}
        />
      }
      board={
        <>
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
            onChooseHex={locked ? looking.looks.answers.onInspectHex : desk.choose}
            isLocked={locked !== undefined}
            looks={looking.looks}
            drawings={props.drawings}
            pen={props.pen}
          />
        </>
      }
      notice={notice}
      actions={actions}
      log={lines}
      forces={forces}
    >
      <LazyTableSound isOn={props.comfort.sound} log={log} />
      <Suspense>
        <LatePlanner desk={lateDesk} />
      </Suspense>
    </TableFrame>
  )
}

function useDeskKeys(desk: Desk): void {
  useTableKeys({
    onCancel: () => desk.adjust({ type: 'cancel' }),
    onNext: (step) => pickNext(desk, step),
  })
}

interface ActionsProps extends ComponentProps<typeof ActionPanel> {
  readonly locked: string | undefined
}

/** What can be done now, or why nothing can. */
function Actions({ locked, notice, ...panel }: ActionsProps) {
  if (locked !== undefined) return <p className={styles['panel-locked']}>{locked}</p>
  // On a narrow screen the sheet has the notice.
  return <ActionPanel {...panel} notice={panel.isNarrow ? null : notice} />
}
