import { shortcutOf } from '@/widgets/keys'
import { type KeyboardEvent, type Ref } from 'react'
import type { HexId } from '@/engine/hex'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import pickingStyles from '@/table/panel/picking.module.css'
import { hasteText, OVERLAY_IDS, OVERLAYS, threatTitle } from '../../content/overlay-text'
import type { Table } from '../../rules/position'
import { mostHaste } from '../../rules/threats/outlook'
import { askWhoCanHit, chooseOverlays, type OverlayChoices } from './choices'
import type { Overlay } from './overlay-zones'
import { OverlayRow } from './OverlayRow'
import styles from './overlays.module.css'

interface OverlayPanelProps {
  readonly ref: Ref<HTMLElement>
  readonly table: Table
  readonly choices: OverlayChoices
  readonly overlays: readonly Overlay[]
  /** The hex pointed at last. */
  readonly pointed: HexId | null
  readonly onClose: () => void
}

/** The menu of the overlays, several at once; not modal, so that the board is seen and used beside it. */
export function OverlayPanel({ ref, table, choices, overlays, pointed, onClose }: OverlayPanelProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <section
      ref={ref}
      className={styles['overlay-panel']}
      aria-label={OVERLAYS.name}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <ul className={styles['overlay-rows']}>
        {OVERLAY_IDS.map((id) => (
          <OverlayRow key={id} id={id} overlay={overlays.find((overlay) => overlay.id === id)} />
        ))}
      </ul>
      <Ahead table={table} choices={choices} />
      <section className={styles['overlay-which']} aria-label={OVERLAYS.which}>
        {pointed === null ? (
          <p>{OVERLAYS.whichHint}</p>
        ) : (
          <button
            type="button"
            className={controlStyles.button}
            aria-keyshortcuts={shortcutOf('threats')}
            aria-pressed={choices.asked === pointed}
            onClick={() => askWhoCanHit(pointed)}
          >
            {threatTitle(pointed)}
          </button>
        )}
      </section>
    </section>
  )
}

/** How far ahead reach is shown, and whether haste still to be cast counts. */
function Ahead({ table, choices }: Pick<OverlayPanelProps, 'table' | 'choices'>) {
  return (
    <fieldset className={styles['overlay-ahead']}>
      <legend>{OVERLAYS.ahead}</legend>
      <div className={classNames(pickingStyles.segmented, pickingStyles['segmented--wide'])}>
        {([1, 2] as const).map((movements) => (
          <button
            key={movements}
            type="button"
            className={controlStyles.button}
            aria-pressed={choices.movements === movements}
            onClick={() => chooseOverlays({ movements })}
          >
            {OVERLAYS.movements[movements]}
          </button>
        ))}
      </div>
      <label className={controlStyles.check}>
        <input
          type="checkbox"
          checked={choices.isHasted}
          onChange={(change) => chooseOverlays({ isHasted: change.target.checked })}
        />
        {hasteText(mostHaste(table))}
      </label>
      <p className={styles['overlay-row__hint']}>{OVERLAYS.hidden}</p>
    </fieldset>
  )
}
