import { useCallback, useEffect, useState } from 'react'
import type { Problem } from '@/engine/kernel/refusal'
import { FIRST_LINE, lengthOf } from '@/engine/study/study'
import { createStudyStore, type OpenStudy, type StudyStore } from '@/store/study/study-store'
import pageStyles from '@/widgets/page.module.css'
import type { TeachingPageProps } from '../page-parts/page-props'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import { AT_TABLE, stepNamed, studyAddress } from '../addresses/study-address'
import { gameAtTable, handedOver, keptStudy, newStudy, rulesOf, shelf } from './opened/open-study'
import { StudyDoor } from './StudyDoor'
import { StudyRoom } from './StudyRoom'
import { STUDY_TEXT as TEXT } from './opened/study-text'

/** Games to be stepped through, played on differently and written about. */
export function StudyPage({ game, rest: [wanted, step, chapter, line] }: TeachingPageProps) {
  const stage = useStage(game)
  if (!stage) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  return <Study key={wanted} stage={stage} wanted={wanted} step={step} chapter={chapter} line={line} />
}

interface StudyProps {
  readonly stage: Stage
  /** The id of a kept study, or the game at the table. */
  readonly wanted: string | undefined
  /** How far into a line to begin, left out for its beginning. */
  readonly step: string | undefined
  /** The number of a chapter, from 0, and a line of it; left out for the first of each. */
  readonly chapter: string | undefined
  readonly line: string | undefined
}

/** What is at hand: nothing yet, why something could not be opened, or a study. */
interface AtHand {
  readonly store?: StudyStore
  readonly problems: readonly Problem[]
}

function Study({ stage, wanted, step, chapter, line }: StudyProps) {
  const [atHand, setAtHand] = useState<AtHand>()
  const open = useCallback(
    (study: OpenStudy) => {
      const store = createStudyStore(rulesOf(stage), shelf, study)
      if (step !== undefined) goToPlace(store, chapter, { line, step })
      // So that a reload comes back to it; the page itself stays.
      history.replaceState(null, '', studyAddress(stage.game.id, study.id))
      setAtHand({ store, problems: [] })
    },
    [stage, step, chapter, line],
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
  if (!atHand) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  if (atHand.store)
    return <StudyRoom stage={stage} store={atHand.store} onLeave={() => leave(stage, setAtHand)} />
  return <StudyDoor stage={stage} problems={atHand.problems} onOpen={open} />
}

interface WantedPlace {
  readonly line: string | undefined
  /** As an address names it. */
  readonly step: string
}

/** Into a line of a chapter; what is no place of the study leaves it where it begins. */
function goToPlace(store: StudyStore, chapter = '0', { line = FIRST_LINE, step }: WantedPlace): void {
  const nth = Number.parseInt(chapter)
  const known = store.getState().study.chapters[nth]?.lines.find(({ id }) => id === line)
  if (!known) return
  const length = lengthOf(known)
  const at = stepNamed(step, length)
  if (!(at >= 0 && at <= length)) return
  if (nth !== store.getState().chapter) store.actions.goToChapter(nth)
  store.actions.goTo({ line, step: at })
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
