import { BEGINNING, positionAtPlace } from '@/engine/study/study'
import { writeStudy } from '@/engine/study/study-file'
import { freshDice } from '@/store/fresh-dice'
import { chapterIn, looksAt, type StudyState } from '@/store/study/study-state'
import type { OfferedPlace, Shared } from '../links/share-offers'
import { LINK_TEXT } from '../links/links-text'
import { ShareButton } from '../links/ShareButton'
import { linkedPosition, linkedStudy } from '../links/teaching-links'
import type { Stage } from '../stage/stage'
import { downloadStudy } from './download'
import { rulesOf } from './opened/open-study'
import { lookName, momentText } from './opened/study-text'
import { useStops, useStudy } from './opened/use-study'

/** Shares the study as it stands, opened where it stands, or the position there; where that would be too long, its file. */
export function ShareStudy() {
  const { stage, store } = useStudy()
  const { stops, at } = useStops()
  const moment = stops[at]?.moment
  return (
    <ShareButton
      shared={() => sharedIn(stage, store.getState(), moment ? momentText(moment) : '')}
      onSaveFile={() => downloadStudy(writeStudy(rulesOf(stage), store.getState().study, freshDice()))}
    />
  )
}

function sharedIn(stage: Stage, state: StudyState, moment: string): Shared {
  const { study, place } = state
  const chapter = chapterIn(state)
  const gameId = stage.game.id
  const whole = linkedStudy(rulesOf(stage), study, placeIn(stage, state, moment))
  if (chapter.secrets === 'kept') return { gameId, title: study.title, offers: [whole] }
  const position = positionAtPlace(chapter, place)
  const alone = linkedPosition(stage.files.writePosition(position), {
    look: state.look,
    hasHidden: stage.rules.hasSecrets(position),
  })
  return { gameId, title: study.title, offers: [whole, alone] }
}

/** Where the study stands and whose eyes look; nothing where that is how every study opens. */
function placeIn(stage: Stage, state: StudyState, moment: string): OfferedPlace | undefined {
  const { chapter, place } = state
  const looks = looksAt(stage.rules, chapterIn(state))
  const look = looks.includes(state.look) ? state.look : (looks[0] ?? 'table')
  const isBeginning = chapter === 0 && place.line === BEGINNING.line && place.step === BEGINNING.step
  if (isBeginning && look === looks[0]) return undefined
  const nameOf = (seat: string) => stage.game.seats.find(({ id }) => id === seat)?.name ?? seat
  const words = LINK_TEXT.openAtStep(moment, lookName(look, nameOf))
  return { at: { chapter, line: place.line, step: place.step, look }, words }
}
