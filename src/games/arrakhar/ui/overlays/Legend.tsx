import { ZoneSwatch } from '@/board/zones/ZoneSwatch'
import writingStyles from '@/widgets/writing.module.css'
import { OVERLAY_TEXT, OVERLAYS } from '../../content/overlay-text'
import type { Overlay } from './overlay-zones'
import styles from './overlays.module.css'

/** What the patterns on the board mean, while the menu is shut. */
export function Legend({ overlays }: { readonly overlays: readonly Overlay[] }) {
  if (overlays.length === 0) return null
  return (
    <ul className={styles['overlay-legend']} aria-label={OVERLAYS.legend}>
      {overlays.map(({ id, summary }) => (
        <li key={id}>
          <ZoneSwatch kind={id} />
          <span>
            {OVERLAY_TEXT[id].name} <span className={writingStyles['visually-hidden']}>: {summary}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
