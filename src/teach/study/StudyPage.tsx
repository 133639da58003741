import { useCallback, useEffect, useState } from 'react'
import type { Problem } from '@/engine/refusal'
import { lineOf } from '@/engine/study'
import { chapterIn } from '@/store/study/study-state'
import { createStudyStore, type OpenStudy, type StudyStore } from '@/store/study/study-store'
import type { TeachingPageProps } from '../page-props'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import { gameAtTable, handedOver, keptStudy, newStudy, rulesOf, shelf } from './open-study'
import { AT_TABLE, studyAddress } from './study-address'
import { StudyDoor } from './StudyDoor'
import { StudyRoom } from './StudyRoom'
import { STUDY_TEXT as TEXT } from './study-text'
import './study.css'

/** Games to be stepped through, played on differently and written about. */
export function StudyPage({ game, rest: [wanted, step] }: TeachingPageProps) {
  const stage = useStage(game)
  if (!stage) return <p className="loading">{TEXT.loading}</p>
  return <Study key={wanted} stage={stage} wanted={wanted} step={step} />
}

interface StudyProps {
  readonly stage: Stage
  /** The id of a kept study, or the game at the table. */
  readonly wanted: string | undefined
  /** How far into it to begin. */
  readonly step: string | undefined
}

/** What is at hand: nothing yet, why something could not be opened, or a study. */
interface AtHand {
  readonly store?: StudyStore
  readonly problems: readonly Problem[]
}

function Study({ stage, wanted, step }: StudyProps) {
  const [atHand, setAtHand] = useState<AtHand>()
  const open = useCallback(
    (study: OpenStudy) => {
      const store = createStudyStore(rulesOf(stage), shelf, study)
      if (step !== undefined) goToStep(store, Number.parseInt(step))
      // So that a reload comes back to it; the page itself stays.
      history.replaceState(null, '', studyAddress(stage.game.id, study.id))
      setAtHand({ store, problems: [] })
    },
    [stage, step],
  )
  useEffect(() => {
    let isWanted = true
    void arriving(stage, wanted).then((arrived) => {
      if (!isWanted) return
      if (arrived && 'study' in arrived) open(arrived)
      else setAtHand({ problems: arrived ?? [] })
    })
    return () => {
      isWanted = false
    }
  }, [stage, wanted, open])
  if (!atHand) return <p className="loading">{TEXT.loading}</p>
  if (atHand.store)
    return <StudyRoom stage={stage} store={atHand.store} onLeave={() => leave(stage, setAtHand)} />
  return <StudyDoor stage={stage} problems={atHand.problems} onOpen={open} />
}

/** Into the line at hand; what is no step of it leaves the study where it begins. */
function goToStep(store: StudyStore, step: number): void {
  const state = store.getState()
  const { line } = state.place
  const { length } = lineOf(chapterIn(state), line).history.steps
  if (step >= 0 && step <= length) store.actions.goTo({ line, step })
}

function leave({ game }: Stage, setAtHand: (atHand: AtHand) => void): void {
  history.replaceState(null, '', studyAddress(game.id))
  setAtHand({ problems: [] })
}

/** What the address asks for, or what another page left here. */
async function arriving(
  stage: Stage,
  wanted: string | undefined,
): Promise<OpenStudy | readonly Problem[] | undefined> {
  const handed = handedOver(stage)
  if (handed) return handed.ok ? newStudy(handed.value) : handed.problems
  if (wanted === undefined) return undefined
  const read = wanted === AT_TABLE ? await gameAtTable(stage) : await keptStudy(stage, wanted)
  return read.ok ? read.value : read.problems
}
