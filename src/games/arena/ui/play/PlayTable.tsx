import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { Drawing } from '@/engine/rulebook'
import type { TableProps } from '@/engine/table'
import { useDesk } from '@/table/desk/use-desk'
import { useLateDesk } from '@/table/desk/use-late-desk'
import { useLooking } from '@/table/desk/use-looking'
import { useTableKeys } from '@/table/desk/use-table-keys'
import { TableFrame } from '@/table/frame/TableFrame'
import { useIsNarrow } from '@/table/frame/use-is-narrow'
import { RefusalNotice, type RefusalRules } from '@/table/panel/RefusalNotice'
import { lateComponent } from '@/widgets/late'
import logStyles from '@/table/log/log.module.css'
import styles from '@/table/panel/forces.module.css'
import playStyles from '@/table/frame/play.module.css'
import { rulesAt } from '../../content/text'
import type { Command } from '../../commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { BoardPane } from './BoardPane'
import { WAITING } from '../gestures/waiting'
import { ActionPanel } from './ActionPanel'
import { ArenaTrack } from './ArenaTrack'
import type { Desk, Parts } from '../desk/desk'
import { LazyTableMenu } from './LazyTableMenu'
import { useLateParts } from './use-late-parts'

const RULES: RefusalRules = {
  rulesAt,
  loadHeadings: () => import('../../content/clauses').then((module) => module.CLAUSES),
}
const NOWHERE: readonly HexId[] = []
const NOTHING_DRAWN: readonly Drawing[] = []

/** The table stands before what has happened at it is told, and before anybody looks closer. */
const GameLog = lateComponent(() => import('./GameLog').then((module) => module.GameLog))
const Words = lateComponent(() => import('../words/Words').then((module) => module.Words))
/** Nobody hears anything before there is something to be heard. */
const TableSound = lateComponent(() => import('../motion/TableSound').then((module) => module.TableSound))
/** Looking back and asking for a hint wait for what there is to be looked at. */
const LookingLayer = lateComponent(() => import('./LookingLayer').then((module) => module.LookingLayer))
const SidePanel = lateComponent(() => import('../panels/SidePanel').then((module) => module.SidePanel))

/** The screen on which the game itself is played: the board, what to do now, and what has happened. */
export function PlayTable(props: TableProps<View, Command, Event>) {
  const { view, log, locked, comfort } = props
  const parts = useLateParts()
  const desk = useDesk<Parts>(props, parts?.ANSWERING ?? WAITING)
  const lateDesk = useLateDesk(desk)
  const isNarrow = useIsNarrow()
  const [named, setNamed] = useState(NOWHERE)
  const [hinted, setHinted] = useState(NOTHING_DRAWN)
  const looking = useLooking<Parts>(desk)
  const { looks } = looking
  const { inspected, answers } = looks
  useTableKeys({
    onCancel: () => desk.adjust({ type: 'cancel' }),
    onNext: (step) => parts?.pickNext(desk, step),
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
          <Suspense>
            <Words desk={lateDesk} />
            <LookingLayer {...props} desk={lateDesk} looking={looking} onDraw={setHinted} />
          </Suspense>
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
      log={
        <Suspense fallback={<section className={logStyles['log-pane']} />}>
          <GameLog log={log} view={view} onNote={setNamed} onReview={props.onReview} />
        </Suspense>
      }
      forces={
        <div className={styles['force-panel']}>
          <Suspense fallback={<div className={styles['force-panel__room']} />}>
            <SidePanel view={view} hex={inspected ?? parts?.hexOfGesture(view, desk.gesture) ?? null} />
          </Suspense>
          {isNarrow ? <LazyTableMenu desk={lateDesk} isNamed /> : null}
        </div>
      }
    >
      {comfort.sound ? (
        <Suspense>
          <TableSound log={log} />
        </Suspense>
      ) : null}
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
