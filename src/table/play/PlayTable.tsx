import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Viewer } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { DICE_LEAD_SECONDS } from '@/board/motion/schedule'
import type { Pace } from '@/engine/table/table'
import { neededComponent } from '@/widgets/late'
import { TEMPO } from '@/widgets/tempo'
import type { DeskOf, DeskParts, PropsOf } from '../desk/desk'
import { useDesk } from '../desk/use-desk'
import { useLateDesk } from '../desk/use-late-desk'
import { type LookingOf, useLooking } from '../desk/use-looking'
import { useTableKeys } from '../desk/use-table-keys'
import { Beside } from '../frame/Beside'
import playStyles from '../frame/play.module.css'
import { SHEET } from '../frame/sheet-text'
import { TurnFrame } from '../frame/TurnFrame'
import { useIsNarrow } from '../frame/use-is-narrow'
import { PlanDoor } from '../ghosts/PlanDoor'
import type { PlanMode, PlannedBoard } from '../ghosts/planned-board'
import { Unplanned } from '../ghosts/Unplanned'
import { usePlanned } from '../ghosts/use-planned'
import { useHintDrawings } from '../hints/hint-desk'
import { HintButton } from '../hints/HintButton'
import { Inspector } from '../inspector/Inspector'
import { useFanWays } from '../inspector/picking'
import { TableSound } from '../motion/TableSound'
import styles from '../panel/forces.module.css'
import { RefusalNotice } from '../panel/RefusalNotice'
import { Recap } from '../recap/Recap'
import { Words } from '../words/WordsPages'
import { ActionPanel } from './ActionPanel'
import { Log } from './Log'
import type { PlayModel } from './play-model'
import { PlannedPane } from './PlannedPane'

/** A narrow screen's alone. */
const Sheet = neededComponent(() => import('../frame/Sheet').then((module) => module.Sheet))

const NOWHERE: readonly HexId[] = []

type PlayTableProps<P extends DeskParts> = PropsOf<P> & { readonly model: PlayModel<P> }

/** The screen on which a game is played: the board, what to do now, and what has happened. */
export function PlayTable<P extends DeskParts>({ model, ...props }: PlayTableProps<P>) {
  const { view, log, locked, comfort, pen } = props
  const { Planner, soundsOf } = model
  const isLocked = locked !== undefined
  const desk = useDesk<P>(props, model)
  const lateDesk = useLateDesk(desk)
  const isNarrow = useIsNarrow()
  const [named, setNamed] = useState(NOWHERE)
  const peek = usePeek(model.peekerOf?.(view) ?? null)
  const hinted = useHintDrawings()
  const looking = useLooking<P>(desk)
  const { inspected, answers } = looking.looks
  const { planned, mode, onLay } = usePlanned(props.seat)
  const fan = useFanWays<P>(model, desk, { isLocked, mode, past: looking.looks.past })
  const led = useKeys(model, desk, { isLocked, isPlanning: mode !== null })
  const track = useMemo(
    () => <TurnFrame {...model.trackOf(view, isNarrow)} isNarrow={isNarrow} />,
    [model, view, isNarrow],
  )
  const notice = useMemo(() => <RefusalNotice refusal={desk.refusal} rules={model} />, [desk.refusal, model])
  const hex = inspected ?? model.hexOf(view, desk.gesture) ?? null
  const opensFor = useOpensFor(model, props)
  return (
    <div className={playStyles['play-table']}>
      <div className={playStyles['play-table__map']}>
        {track}
        <div className={playStyles['play-table__board']}>
          <Unplanned mode={mode}>
            <Words model={model} desk={lateDesk} />
          </Unplanned>
          <OverBoard {...props} {...{ model, looking, onLay }} desk={lateDesk} />
          <PlannedPane
            {...{ model, view, log, isLocked, pen }}
            gesture={desk.gesture}
            noted={named}
            isPeeking={peek.isPeeking === true}
            led={led}
            onChooseHex={isLocked ? answers.onInspectHex : desk.choose}
            looks={looking.looks}
            pace={comfort.pace}
            drawings={props.drawings ?? hinted}
            opensFor={opensFor}
            fan={fan}
            planned={planned}
          />
        </div>
      </div>
      <Side {...props} {...{ model, notice, hex, peek, isNarrow, mode }} desk={lateDesk} onNote={setNamed} />
      {comfort.sound && soundsOf ? (
        <TableSound log={log} soundsOf={soundsOf} lag={lagAt(comfort.pace)} />
      ) : null}
      <Unplanned mode={mode}>{Planner ? <Planner desk={lateDesk} /> : null}</Unplanned>
    </div>
  )
}

/** How many seconds dice are seen to fall. */
function lagAt(pace: Pace): number {
  return pace === 'none' ? 0 : DICE_LEAD_SECONDS * TEMPO[pace]
}

/** Whose counters are to be read first: those of whoever holds the mouse. A stage, where all can be taken back, is seen as a whole. */
function useOpensFor<P extends DeskParts>(model: PlayModel<P>, { seat, view, comfort }: PropsOf<P>) {
  if (comfort.losesNothing) return undefined
  return seat === null ? model.deciderOf(view).side : model.sideOf(seat)
}

/** Escape and N; where N leads the focus and the keyboard's cursor, with what it picks. */
function useKeys<P extends DeskParts>(
  model: PlayModel<P>,
  desk: DeskOf<P>,
  { isLocked, isPlanning }: { readonly isLocked: boolean; readonly isPlanning: boolean },
) {
  const [led, setLed] = useState<{ readonly hex: HexId } | null>(null)
  useTableKeys({
    onCancel() {
      if (!isPlanning) desk.adjust({ type: 'cancel' })
    },
    onNext(step) {
      if (isPlanning) return
      const hex = model.nextHexToAct(desk.view, desk.gesture, step)
      // Whoever goes through the board in words, or reads a hint, stays there.
      const isElsewhere = document.activeElement?.closest('[data-focus-scope]')
      if (hex !== undefined && !isLocked && !isElsewhere) setLed({ hex })
      model.pickNext(desk, step)
    },
  })
  return led
}

type PartProps<P extends DeskParts> = PlayTableProps<P> & { readonly desk: DeskOf<P> }

/** What comes over the board to look back, to look closer and to be told what to do. */
function OverBoard<P extends DeskParts>({
  model,
  desk,
  looking,
  onLay,
  ...props
}: PartProps<P> & {
  readonly looking: LookingOf<P>
  readonly onLay: (planned: PlannedBoard | null) => void
}) {
  const { view, seat, log, viewAt, comfort, planning } = props
  const { Door, inspector, recap } = model
  return (
    <>
      {recap && seat !== null && comfort.recaps ? (
        <Recap<P>
          key={seat}
          {...{ view, seat, log, viewAt }}
          gesture={desk.gesture}
          ways={recap}
          onPast={looking.onPast}
        />
      ) : null}
      {Door ? <Door desk={desk} /> : null}
      <HintButton isOnBoard />
      {planning && seat !== null ? (
        <PlanDoor key={`${seat} plans`} {...{ model, view, seat, planning, onLay }} />
      ) : null}
      {inspector ? (
        <Inspector<P> {...{ model, inspector, looking, desk }} view={looking.looks.past?.view ?? desk.view} />
      ) : null}
    </>
  )
}

type SideProps<P extends DeskParts> = PartProps<P> & {
  /** The hex that is looked at or in hand, or none. */
  readonly hex: HexId | null
  readonly peek: Peek
  /** Where refusals stand. */
  readonly notice: ReactNode
  readonly isNarrow: boolean
  /** What stands in the place of the stage's controls while moves are planned. */
  readonly mode: PlanMode | null
  readonly onNote: (hexes: readonly HexId[]) => void
}

/** What stands beside the board, or below it on a narrow screen. */
function Side<P extends DeskParts>({ model, desk, hex, peek, ...props }: SideProps<P>) {
  const { view, seal, log, notes, locked, notice, isNarrow, mode, onNote, onReview } = props
  const { Forces, Menu, rolls } = model
  const parts = {
    notice,
    actions:
      mode?.panel ??
      (locked === undefined ? (
        // On a narrow screen the sheet has the notice.
        <ActionPanel {...{ model, desk, isNarrow }} notice={isNarrow ? null : notice} />
      ) : (
        <p className={playStyles['panel-locked']}>{locked}</p>
      )),
    log: <Log {...{ model, log, notes, view, onReview, onNote }} {...(rolls ? { rolls } : {})} />,
    forces: (
      // It may scroll with nothing in it to go to by key.
      <div className={styles['force-panel']} role="group" aria-label={SHEET.tabs.forces} tabIndex={0}>
        <Forces {...{ view, seal, hex }} {...peek} />
        {isNarrow && Menu ? <Menu desk={desk} isNamed /> : null}
      </div>
    ),
  }
  if (isNarrow)
    return (
      <Suspense fallback={<div className={playStyles['play-table__side']} />}>
        <Sheet {...parts} isAside={locked !== undefined && !mode} />
      </Suspense>
    )
  return (
    <aside className={playStyles['play-table__side']} aria-label="Table">
      {parts.actions}
      <Beside forces={parts.forces} log={parts.log} />
    </aside>
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
