import { type KeyboardEvent, type Ref } from 'react'
import type { HexId } from '@/engine/hex'
import { hasteText, OVERLAY_IDS, OVERLAYS, threatTitle } from '../../content/overlay-text'
import type { Table } from '../../rules/position'
import { mostHaste } from '../../rules/threats/outlook'
import { askWhoCanHit, chooseOverlays, type OverlayChoices } from './choices'
import type { Overlay } from './overlay-zones'
import { OverlayRow } from './OverlayRow'

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
      className="overlay-panel"
      aria-label={OVERLAYS.name}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <ul className="overlay-rows">
        {OVERLAY_IDS.map((id) => (
          <OverlayRow key={id} id={id} overlay={overlays.find((overlay) => overlay.id === id)} />
        ))}
      </ul>
      <Ahead table={table} choices={choices} />
      <section className="overlay-which" aria-label={OVERLAYS.which}>
        {pointed === null ? (
          <p>{OVERLAYS.whichHint}</p>
        ) : (
          <button
            type="button"
            className="button"
            aria-keyshortcuts="T"
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
    <fieldset className="overlay-ahead">
      <legend>{OVERLAYS.ahead}</legend>
      <div className="segmented segmented--wide">
        {([1, 2] as const).map((movements) => (
          <button
            key={movements}
            type="button"
            className="button"
            aria-pressed={choices.movements === movements}
            onClick={() => chooseOverlays({ movements })}
          >
            {OVERLAYS.movements[movements]}
          </button>
        ))}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={choices.isHasted}
          onChange={(change) => chooseOverlays({ isHasted: change.target.checked })}
        />
        {hasteText(mostHaste(table))}
      </label>
      <p className="overlay-row__hint">{OVERLAYS.hidden}</p>
    </fieldset>
  )
}
