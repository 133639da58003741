import { type ReactNode, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { Drawing } from '@/engine/rulebook'
import type { TableProps } from '@/engine/table'
import { useDesk } from '@/table/desk/use-desk'
import { useLateDesk } from '@/table/desk/use-late-desk'
import { useLooking } from '@/table/desk/use-looking'
import { useTableKeys } from '@/table/desk/use-table-keys'
import { TableFrame } from '@/table/frame/TableFrame'
import { useIsNarrow } from '@/table/frame/use-is-narrow'
import { RefusalNotice } from '@/table/panel/RefusalNotice'
import styles from '@/table/panel/forces.module.css'
import playStyles from '@/table/frame/play.module.css'
import { CLAUSES } from '../../content/clauses'
import { rulesAt } from '../../content/text'
import type { Command } from '../../commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { BoardPane } from './BoardPane'
import { ANSWERING, hexOfGesture, pickNext } from '../gestures/hands'
import { TableSound } from '../motion/TableSound'
import { SidePanel } from '../panels/SidePanel'
import { Words } from '../words/Words'
import { ActionPanel } from './ActionPanel'
import { ArenaTrack } from './ArenaTrack'
import type { Desk, Parts } from '../desk/desk'
import { GameLog } from './GameLog'
import { LookingLayer } from './LookingLayer'
import { TableMenu } from './TableMenu'

const RULES = { rulesAt, headings: CLAUSES }
const NOWHERE: readonly HexId[] = []
const NOTHING_DRAWN: readonly Drawing[] = []

/** The screen on which the game itself is played: the board, what to do now, and what has happened. */
export function PlayTable(props: TableProps<View, Command, Event>) {
  const { view, log, locked, comfort } = props
  const desk = useDesk<Parts>(props, ANSWERING)
  const lateDesk = useLateDesk(desk)
  const isNarrow = useIsNarrow()
  const [named, setNamed] = useState(NOWHERE)
  const [hinted, setHinted] = useState(NOTHING_DRAWN)
  const looking = useLooking<Parts>(desk)
  const { looks } = looking
  const { inspected, answers } = looks
  useTableKeys({
    onCancel: () => desk.adjust({ type: 'cancel' }),
    onNext: (step) => pickNext(desk, step),
  })
  const noted = useMemo(() => (inspected === null ? named : [...named, inspected]), [named, inspected])
  const notice = <RefusalNotice refusal={desk.refusal} rules={RULES} />
  return (
    <TableFrame
      isNarrow={isNarrow}
      isLocked={locked !== undefined}
      track={<ArenaTrack view={view} isNarrow={isNarrow} />}
      board={
        <>
          <Words desk={lateDesk} />
          <LookingLayer {...props} desk={lateDesk} looking={looking} onDraw={setHinted} />
          <BoardPane
            view={view}
            gesture={desk.gesture}
            noted={noted}
            isLocked={locked !== undefined}
            onChooseHex={locked === undefined ? desk.choose : answers.onInspectHex}
            looks={looks}
            log={log}
            pace={comfort.pace}
            drawings={props.drawings ?? hinted}
            pen={props.pen}
          />
        </>
      }
      notice={notice}
      actions={<Actions desk={lateDesk} notice={notice} isNarrow={isNarrow} locked={locked} />}
      log={<GameLog log={log} view={view} onNote={setNamed} onReview={props.onReview} />}
      forces={
        <div className={styles['force-panel']}>
          <SidePanel view={view} hex={inspected ?? hexOfGesture(view, desk.gesture) ?? null} />
          {isNarrow ? <TableMenu desk={lateDesk} isNamed /> : null}
        </div>
      }
    >
      {comfort.sound ? <TableSound log={log} /> : null}
    </TableFrame>
  )
}

interface ActionsProps {
  readonly desk: Desk
  readonly notice: ReactNode
  readonly isNarrow: boolean
  readonly locked: string | undefined
}

/** What can be done now, or why nothing can; on a narrow screen the sheet has the notice. */
function Actions({ locked, desk, notice, isNarrow }: ActionsProps) {
  if (locked !== undefined) return <p className={playStyles['panel-locked']}>{locked}</p>
  return <ActionPanel desk={desk} notice={isNarrow ? null : notice} isNarrow={isNarrow} />
}
