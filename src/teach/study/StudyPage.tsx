import { useCallback, useEffect, useState } from 'react'
import type { Problem } from '@/engine/kernel/refusal'
import { createStudyStore, type OpenStudy, type StudyStore } from '@/store/study/study-store'
import pageStyles from '@/widgets/page.module.css'
import type { TeachingPageProps } from '../page-parts/page-props'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import { keepOwnAddress } from '../addresses/own-address'
import { AT_TABLE, studyAddress } from '../addresses/study-address'
import { gameAtTable, handedOver, keptStudy, newStudy, rulesOf, shelf } from './opened/open-study'
import { goToPlace } from './opened/go-to-place'
import { StudyDoor } from './StudyDoor'
import { StudyRoom } from './StudyRoom'
import { STUDY_TEXT as TEXT } from './opened/study-text'

/** Games to be stepped through, played on differently and written about. */
export function StudyPage({ game, rest: [wanted, step, chapter, line, look] }: TeachingPageProps) {
  const stage = useStage(game)
  if (!stage) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  return <Study key={wanted} {...{ stage, wanted, step, chapter, line, look }} />
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
  /** Whose eyes look; left out for those that every study opens with. */
  readonly look: string | undefined
}

/** What is at hand: nothing yet, why something could not be opened, or a study. */
interface AtHand {
  readonly store?: StudyStore
  readonly problems: readonly Problem[]
}

function Study({ stage, wanted, step, chapter, line, look }: StudyProps) {
  const [atHand, setAtHand] = useState<AtHand>()
  const open = useCallback(
    (study: OpenStudy) => {
      const store = createStudyStore(rulesOf(stage), shelf, study)
      if (step !== undefined) goToPlace(store, { step, chapter, line, look })
      // So that a reload comes back to it; the page itself stays.
      keepOwnAddress(studyAddress(stage.game.id, study.id))
      setAtHand({ store, problems: [] })
    },
    [stage, step, chapter, line, look],
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

function leave({ game }: Stage, setAtHand: (atHand: AtHand) => void): void {
  keepOwnAddress(studyAddress(game.id))
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
