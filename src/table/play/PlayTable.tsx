import { useMemo, useState } from 'react'
import type { Viewer } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { DeskParts, PropsOf } from '../desk/desk'
import { useDesk } from '../desk/use-desk'
import { useLateDesk } from '../desk/use-late-desk'
import { useLooking } from '../desk/use-looking'
import { useTableKeys } from '../desk/use-table-keys'
import playStyles from '../frame/play.module.css'
import { TableFrame } from '../frame/TableFrame'
import { TurnFrame } from '../frame/TurnFrame'
import { useIsNarrow } from '../frame/use-is-narrow'
import { useHintDrawings } from '../hints/hint-desk'
import { HintDoor } from '../hints/HintDoor'
import { TableSound } from '../motion/TableSound'
import styles from '../panel/forces.module.css'
import { RefusalNotice } from '../panel/RefusalNotice'
import { Recap } from '../recap/Recap'
import { Words } from '../words/WordsPages'
import { ActionPanel } from './ActionPanel'
import { BoardPane } from './BoardPane'
import { Log } from './Log'
import type { PlayModel } from './play-model'

const NOWHERE: readonly HexId[] = []

type PlayTableProps<P extends DeskParts> = PropsOf<P> & { readonly model: PlayModel<P> }

/** The screen on which a game is played: the board, what to do now, and what has happened. */
export function PlayTable<P extends DeskParts>({ model, ...props }: PlayTableProps<P>) {
  const { view, seat, log, viewAt, locked, comfort, pen, onReview } = props
  const { Over, Forces, Menu, Planner, recap, soundsOf } = model
  const desk = useDesk<P>(props, model)
  const lateDesk = useLateDesk(desk)
  const isNarrow = useIsNarrow()
  const [named, setNamed] = useState(NOWHERE)
  const peek = usePeek(model.peekerOf?.(view) ?? null)
  const hinted = useHintDrawings()
  const looking = useLooking<P>(desk)
  const { inspected, answers } = looking.looks
  useTableKeys({
    onCancel: () => desk.adjust({ type: 'cancel' }),
    onNext: (step) => model.pickNext(desk, step),
  })
  const isLocked = locked !== undefined
  const notice = useMemo(() => <RefusalNotice refusal={desk.refusal} rules={model} />, [desk.refusal, model])
  const track = useMemo(
    () => <TurnFrame {...model.trackOf(view, isNarrow)} isNarrow={isNarrow} />,
    [model, view, isNarrow],
  )
  return (
    <TableFrame
      isNarrow={isNarrow}
      isLocked={isLocked}
      track={track}
      board={
        <>
          <Words model={model} desk={lateDesk} />
          {recap && seat !== null && comfort.recaps ? (
            <Recap<P>
              key={seat}
              {...{ view, seat, log, viewAt }}
              gesture={lateDesk.gesture}
              ways={recap}
              onPast={looking.onPast}
            />
          ) : null}
          {Over ? <Over desk={lateDesk} looking={looking} /> : null}
          <HintDoor isOnBoard />
          <BoardPane
            {...{ model, view, log, isLocked, pen }}
            gesture={desk.gesture}
            noted={named}
            isPeeking={peek.isPeeking ?? false}
            onChooseHex={isLocked ? answers.onInspectHex : desk.choose}
            looks={looking.looks}
            pace={comfort.pace}
            drawings={props.drawings ?? hinted}
          />
        </>
      }
      notice={notice}
      actions={
        isLocked ? (
          <p className={playStyles['panel-locked']}>{locked}</p>
        ) : (
          // On a narrow screen the sheet has the notice.
          <ActionPanel {...{ model, isNarrow }} desk={lateDesk} notice={isNarrow ? null : notice} />
        )
      }
      log={<Log {...{ model, log, view, onReview }} rolls={model.rolls} onNote={setNamed} />}
      forces={
        <div className={styles['force-panel']}>
          <Forces
            view={view}
            seal={props.seal}
            hex={inspected ?? model.hexOf(view, desk.gesture) ?? null}
            {...peek}
          />
          {isNarrow && Menu ? <Menu desk={lateDesk} isNamed /> : null}
        </div>
      }
    >
      {comfort.sound && soundsOf ? <TableSound log={log} soundsOf={soundsOf} /> : null}
      {Planner ? <Planner desk={lateDesk} /> : null}
    </TableFrame>
  )
}

interface Peek {
  readonly isPeeking: boolean | null
  readonly onPeek: () => void
}

/** Whether somebody looks at what is kept from others; it ends by itself when somebody else has the mouse. */
function usePeek(viewer: Viewer | null): Peek {
  const [peek, setPeek] = useState({ viewer, isOn: false })
  if (peek.viewer !== viewer) setPeek({ viewer, isOn: false })
  const isPeeking = viewer === null ? null : peek.viewer === viewer && peek.isOn
  return { isPeeking, onPeek: () => setPeek({ viewer, isOn: isPeeking !== true }) }
}
