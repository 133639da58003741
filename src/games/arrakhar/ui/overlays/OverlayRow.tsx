import { ZoneSwatch } from '@/board/zones/ZoneSwatch'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { OVERLAY_TEXT, type OverlayId, OVERLAYS, threatTitle } from '../../content/overlay-text'
import { chooseOverlays, turnOverlay } from './choices'
import { hexRanges } from './hex-ranges'
import type { Note, Overlay } from './overlay-zones'
import styles from './overlays.module.css'

interface OverlayRowProps {
  readonly id: OverlayId
  /** What is shown; undefined while the overlay is off. */
  readonly overlay: Overlay | undefined
}

/** The switch of an overlay with a sample of its pattern, and what it shows in words. */
export function OverlayRow({ id, overlay }: OverlayRowProps) {
  const { name, hint } = OVERLAY_TEXT[id]
  return (
    <li className={styles['overlay-row']}>
      <label className={classNames(controlStyles.check, styles['overlay-row__check'])}>
        <input
          type="checkbox"
          checked={overlay !== undefined}
          onChange={(change) => turnOverlay(id, change.target.checked)}
        />
        <ZoneSwatch kind={id} />
        <span>{name}</span>
      </label>
      <p className={styles['overlay-row__hint']}>{hint}</p>
      {overlay ? <InWords overlay={overlay} /> : null}
    </li>
  )
}

/** The same as on the board, for those who read; a stack in danger can be asked about. */
function InWords({ overlay }: { readonly overlay: Overlay }) {
  const { id, hexes, notes, summary } = overlay
  if (hexes.length === 0)
    return (
      <p className={styles['overlay-row__none']}>{id === 'reach' ? OVERLAYS.nobody : OVERLAYS.nowhere}</p>
    )
  return (
    <details className={styles['overlay-row__words']}>
      <summary>{summary}</summary>
      {notes.length > 0 ? (
        <ul className={styles['overlay-notes']}>
          {notes.map((note) => (
            <li key={note.hex}>{isDanger(id) ? <AskButton note={note} /> : `${note.hex}: ${note.text}`}</li>
          ))}
        </ul>
      ) : null}
      {id === 'ready' || id === 'able' ? null : <p>{hexRanges(hexes)}</p>}
    </details>
  )
}

function isDanger(id: OverlayId): boolean {
  return id === 'threat' || id === 'fire'
}

function AskButton({ note: { hex, text } }: { readonly note: Note }) {
  return (
    <button
      type="button"
      className={classNames(controlStyles.button, styles['overlay-ask'])}
      title={threatTitle(hex)}
      onClick={() => chooseOverlays({ asked: hex })}
    >
      <b>{hex}</b> {text}
    </button>
  )
}
