import { type ComponentType, Suspense, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import { IDLE } from '../desk/answer'
import type { DeskParts, PropsOf } from '../desk/desk'
import { Announcements } from '../announcements/Announcements'
import styles from '../frame/play.module.css'
import { Hints } from '../hints/Hints'
import { BoardPane } from './BoardPane'
import { Log } from './Log'
import type { GameModel } from './play-model'
import { PlayTable } from './PlayTable'

/** A table, and what it says of a game that has ended, of the last step of a log and of a bot's thought. */
type TellingTable<P extends DeskParts> = ComponentType<PropsOf<P>> &
  Pick<GameModel<P>['announcements'], 'endingOf'> & {
    readonly saidOf: (log: PropsOf<P>['log'], view: P['view']) => readonly string[]
    readonly adviceOf: GameModel<P>['hints']['hintOf']
  }

/** The whole table of a game, of what the game tells of it. */
export function tableBy<P extends DeskParts>(model: GameModel<P>): TellingTable<P> {
  const { endingOf } = model.announcements
  const advising = { ways: model.hints, endOf: model.endOf, isSetUp: model.isSetUp }
  return Object.assign(Table, { endingOf, saidOf, adviceOf })

  function saidOf(log: PropsOf<P>['log'], view: P['view']): readonly string[] {
    return model
      .logOf(log, view)
      .filter(({ line, step }) => step === log.at(-1)?.number && line.kind !== 'heading')
      .map(({ line }) => line.text)
  }

  function adviceOf(...thought: Parameters<GameModel<P>['hints']['hintOf']>) {
    return model.hints.hintOf(...thought)
  }

  function Table(props: PropsOf<P>) {
    const { view, seat, log, play, refusalOf, onHint } = props
    return (
      <>
        <Screen model={model} {...props} />
        <Suspense>
          <Announcements scene={{ view, seat, log }} announcements={model.announcements} />
          <Hints {...{ view, play, refusalOf, onHint, advising }} />
        </Suspense>
      </>
    )
  }
}

type ScreenProps<P extends DeskParts> = PropsOf<P> & { readonly model: GameModel<P> }

/** The set-up of a game, the game, or its end. Whoever only looks on sees the board, whatever is done beside it. */
function Screen<P extends DeskParts>({ model, ...props }: ScreenProps<P>) {
  const { view, locked } = props
  const { SetUp, End } = model
  if (locked !== undefined) return <PlayTable model={model} {...props} />
  if (model.isOver(view))
    return (
      <Suspense>
        <End {...props} board={<FinalBoard model={model} {...props} />} />
      </Suspense>
    )
  if (SetUp && model.isSetUp(view))
    return (
      <Suspense>
        <SetUp {...props} />
      </Suspense>
    )
  return <PlayTable model={model} {...props} />
}

/** The board as the game left it, every secret shown, with the log beside it. */
function FinalBoard<P extends DeskParts>({ model, drawings, pen, ...props }: ScreenProps<P>) {
  const { view, log, notes, onReview } = props
  const [noted, setNoted] = useState<readonly HexId[]>([])
  return (
    <div className={styles['final-board']}>
      <div className={styles['final-board__map']}>
        <BoardPane
          {...{ model, view, log, noted, drawings, pen }}
          gesture={IDLE}
          isPeeking
          isLocked
          onChooseHex={nothing}
        />
      </div>
      <Log {...{ model, log, notes, view, onReview }} onNote={setNoted} />
    </div>
  )
}

/** The game is over: a hex answers with its description alone. */
function nothing(): void {
  return
}
