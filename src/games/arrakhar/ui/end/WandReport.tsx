import panelStyles from '@/widgets/panel.module.css'
import { ICONS } from '../../content/icons'
import { END } from '../../content/setup-text'
import { hauntName } from '../../content/command-text'
import type { View } from '../../rules/view'
import { ClauseLink } from '../rules-help/ClauseLink'
import styles from './end.module.css'

interface WandReportProps {
  readonly view: View
}

/** Which haunt hid the wand, and where it is now. */
export function WandReport({ view }: WandReportProps) {
  return (
    <section className={panelStyles.panel} aria-labelledby="end-wand-title">
      <h2 className={panelStyles['panel__title']} id="end-wand-title">
        {END.wandTitle} <ClauseLink clause="AR-11.2" />
      </h2>
      <p className={styles['wand-report__text']}>
        <svg className={styles['wand-report__art']} viewBox="0 0 256 256" aria-hidden="true">
          <path d={ICONS.wand.path} />
        </svg>
        <span>{wandText(view)}</span>
      </p>
    </section>
  )
}

/** Where the wand was hidden and where it is, in words. */
export function wandText({ wandHaunt, haunts, wand }: View): string {
  const hidden = wandHaunt === null ? '' : `It was hidden in ${hauntName(wandHaunt)}. `
  const hex = wandHaunt === null ? undefined : haunts[wandHaunt]
  if (!wand.hidden) return `${hidden}It ended in ${wand.hex}.`
  return `${hidden}Nobody found it${hex === undefined ? '' : `; it still lies at ${hex}`}.`
}
