import { writeStudy } from '@/engine/study/study-file'
import { freshDice } from '@/store/fresh-dice'
import { LinkButton } from '../links/LinkButton'
import { linkedStudy } from '../links/teaching-links'
import { downloadStudy } from './download'
import { rulesOf } from './opened/open-study'
import { useStudy } from './opened/use-study'

/** Makes a link of the study as it stands; where that would be too long, its file. */
export function ShareStudy() {
  const { stage, store } = useStudy()
  return (
    <LinkButton
      gameId={stage.game.id}
      linked={() => linkedStudy(rulesOf(stage), store.getState().study)}
      onSaveFile={() => downloadStudy(writeStudy(rulesOf(stage), store.getState().study, freshDice()))}
    />
  )
}
