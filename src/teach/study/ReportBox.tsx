import { Suspense, useState } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { optionalComponent } from '@/widgets/late'
import { reportAddress } from '../addresses/report-address'
import { STUDY_TEXT } from './opened/study-text'
import { useStudy, useStudyState } from './opened/use-study'

const ChanceStrip = optionalComponent(() =>
  import('../report/ChanceStrip').then((module) => module.ChanceStrip),
)

const { report: TEXT } = STUDY_TEXT

/** Leads to the report of the line at hand, and shows its chances beside the board where somebody can judge them. */
export function ReportBox() {
  const { stage } = useStudy()
  const { id, chapter, place } = useStudyState((state) => state)
  const [isShown, setShown] = useState(false)
  if (!stage.teaching.loadLuckReport) return null
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={TEXT.title}>
      <h2 className={panelStyles['panel__title']}>{TEXT.title}</h2>
      <a
        className={controlStyles.button}
        href={reportAddress(stage.game.id, id, chapter, place.line)}
        title={TEXT.hint}
      >
        {TEXT.open}
      </a>
      {stage.game.loadBot && (
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? TEXT.hide : TEXT.show}
        </Button>
      )}
      {isShown && (
        <Suspense>
          <ChanceStrip key={`${chapter} ${place.line}`} />
        </Suspense>
      )}
    </section>
  )
}
