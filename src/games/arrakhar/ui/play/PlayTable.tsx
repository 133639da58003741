import { type ComponentProps, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { TableProps } from '@/engine/table'
import { useIsNarrow } from '@/table/frame/use-is-narrow'
import { TableFrame } from '@/table/frame/TableFrame'
import { useDesk } from '@/table/desk/use-desk'
import { useLateDesk } from '@/table/desk/use-late-desk'
import { useLooking } from '@/table/desk/use-looking'
import { useTableKeys } from '@/table/desk/use-table-keys'
import styles from '@/table/frame/play.module.css'
import forcesStyles from '@/table/panel/forces.module.css'
import type { Command } from '../../commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { TableSound } from '../motion/TableSound'
import { LatePlanner } from '../planner/LatePlanner'
import { Words } from '../words/Words'
import { ActionPanel } from './ActionPanel'
import { BoardPane } from './BoardPane'
import { ForcePanel } from './ForcePanel'
import { GameLog } from './GameLog'
import { LookingLayer } from './LookingLayer'
import { RuledNotice } from '../rules-help/RuledNotice'
import { TableMenu } from './TableMenu'
import { TurnTrack } from './TurnTrack'
import { usePeek } from './use-peek'
import type { Desk, Parts } from '../desk/desk'
import { ANSWERING, pickNext } from '../gestures/answering'

/** The screen on which the game itself is played: the board, what to do now, and what has happened. */
export function PlayTable(props: TableProps<View, Command, Event>) {
  const { view, log, seal, locked } = props
  const desk = useDesk<Parts>(props, ANSWERING)
  const lateDesk = useLateDesk(desk)
  const isNarrow = useIsNarrow()
  const [noted, setNoted] = useState<readonly HexId[]>([])
  const peek = usePeek(view.viewer)
  const looking = useLooking<Parts>(desk)
  useDeskKeys(desk)

  const notice = useMemo(() => <RuledNotice refusal={desk.refusal} />, [desk.refusal])
  const actions = <Actions desk={lateDesk} notice={notice} isNarrow={isNarrow} locked={locked} />
  const forces = (
    <div className={forcesStyles['force-panel']}>
      <ForcePanel view={view} seal={seal} {...peek} />
      {isNarrow ? <TableMenu desk={lateDesk} isNamed /> : null}
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
          <Words desk={lateDesk} />
          <LookingLayer {...props} desk={lateDesk} looking={looking} />
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
      log={<GameLog log={log} view={view} onNote={setNoted} onReview={props.onReview} />}
      forces={forces}
    >
      {props.comfort.sound ? <TableSound log={log} /> : null}
      <LatePlanner desk={lateDesk} />
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
