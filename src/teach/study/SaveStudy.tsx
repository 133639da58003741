import { useState } from 'react'
import { writeStudy } from '@/engine/study/study-file'
import { freshDice } from '@/store/fresh-dice'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import { downloadStudy } from './download'
import { rulesOf } from './opened/open-study'
import { STUDY_TEXT as TEXT } from './opened/study-text'
import { useStudy } from './opened/use-study'

/** Saves the study to a file; what is still hidden goes into one only when somebody has said so. */
export function SaveStudy() {
  const { stage, store } = useStudy()
  const [isAsking, setAsking] = useState(false)
  const save = () => {
    downloadStudy(writeStudy(rulesOf(stage), store.getState().study, freshDice()))
    setAsking(false)
  }
  const press = () => {
    const { chapters } = store.getState().study
    if (chapters.some(({ secrets }) => secrets === 'kept')) setAsking(true)
    else save()
  }
  return (
    <>
      <PrimaryButton onClick={press}>{TEXT.save}</PrimaryButton>
      <Dialog open={isAsking} title={TEXT.save} onClose={() => setAsking(false)}>
        <div className={panelStyles.stack}>
          <p>{TEXT.saveSecrets}</p>
          <ButtonRow>
            <Button onClick={() => setAsking(false)}>{TEXT.keepBack}</Button>
            <PrimaryButton onClick={save}>{TEXT.saveAnyway}</PrimaryButton>
          </ButtonRow>
        </div>
      </Dialog>
    </>
  )
}
