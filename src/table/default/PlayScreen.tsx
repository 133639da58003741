import { type ReactNode, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { useDesk } from '../desk/use-desk'
import { useLateDesk } from '../desk/use-late-desk'
import { useLooking } from '../desk/use-looking'
import { useTableKeys } from '../desk/use-table-keys'
import playStyles from '../frame/play.module.css'
import { TableFrame } from '../frame/TableFrame'
import { useIsNarrow } from '../frame/use-is-narrow'
import { useHintDrawings } from '../hints/hint-desk'
import { HintDoor } from '../hints/HintDoor'
import { RefusalNotice } from '../panel/RefusalNotice'
import { ActionPanel } from './ActionPanel'
import { BoardPane } from './BoardPane'
import { TABLE_TEXT } from './default-text'
import { Log } from './Log'
import { answeringOf, type AnyTableProps, pickNext, type TableDesk } from './table-desk'
import type { AnyTableModel, TableParts } from './table-model'
import { Track } from './Track'
import { Words } from './Words'

const NOWHERE: readonly HexId[] = []

interface PlayScreenProps extends AnyTableProps {
  readonly model: AnyTableModel
}

/** The screen on which the game itself is played: the board, what to do now, and what has happened. */
export function PlayScreen({ model, ...props }: PlayScreenProps) {
  const { view, log, locked, drawings, pen, onReview } = props
  const desk = useDesk<TableParts>(
    props,
    useMemo(() => answeringOf(model), [model]),
  )
  const lateDesk = useLateDesk(desk)
  const isNarrow = useIsNarrow()
  const [named, setNamed] = useState(NOWHERE)
  const hinted = useHintDrawings()
  const { looks } = useLooking<TableParts>(desk)
  const { inspected, answers } = looks
  useTableKeys({
    onCancel: () => desk.adjust({ type: 'cancel' }),
    onNext: (step) => pickNext(model, desk, step),
  })
  const noted = useMemo(() => (inspected === null ? named : [...named, inspected]), [named, inspected])
  const notice = <Refused model={model} desk={desk} />
  return (
    <TableFrame
      isNarrow={isNarrow}
      isLocked={locked !== undefined}
      track={<Track model={model} view={view} isNarrow={isNarrow} />}
      board={
        <>
          <Words model={model} desk={lateDesk} />
          <HintDoor isOnBoard />
          <BoardPane
            {...{ model, view, noted, pen }}
            gesture={desk.gesture}
            isLocked={locked !== undefined}
            drawings={drawings ?? hinted}
            onChooseHex={locked === undefined ? desk.choose : answers.onInspectHex}
            {...answers}
          />
        </>
      }
      notice={notice}
      actions={
        locked === undefined ? (
          <ActionPanel {...{ model, isNarrow }} desk={lateDesk} notice={isNarrow ? null : notice} />
        ) : (
          <p className={playStyles['panel-locked']}>{locked}</p>
        )
      }
      forces={<Known model={model} desk={lateDesk} inspected={inspected} />}
      log={<Log {...{ model, view, log, onReview }} onNote={setNamed} />}
    />
  )
}

interface DeskProps {
  readonly model: AnyTableModel
  readonly desk: TableDesk
}

/** Why nothing came of the last click. */
function Refused({ model, desk }: DeskProps) {
  const rules = { rulesAt: (clause: string) => model.rulesAt(clause), headings: model.headings }
  return <RefusalNotice refusal={desk.refusal} rules={rules} />
}

/** What stands in the hex looked at or in hand, and what the viewer alone may know. */
function Known({ model, desk, inspected }: DeskProps & { readonly inspected: HexId | null }): ReactNode {
  const { view, gesture } = desk
  const hex = inspected ?? model.hexOf(view, gesture)
  const lines = [
    ...(hex === undefined ? [] : [`${hex}: ${model.placeInWords(view, hex)}`]),
    ...model.notesOf(view),
  ]
  if (lines.length === 0) return null
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={TABLE_TEXT.known}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
