import type { KeyboardEvent, ReactNode, Ref } from 'react'
import type { ZoneKind } from '@/board/board-props'
import { ZoneSwatch } from '@/board/zones/ZoneSwatch'
import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { shortcutOf } from '@/widgets/keys'
import writingStyles from '@/widgets/writing.module.css'
import { hexRanges } from './hex-ranges'
import type { Overlay, OverlayEntry, OverlayFigure } from './overlay'
import { OVERLAYS_TEXT as TEXT } from './overlays-text'
import styles from './overlays.module.css'

export interface OverlayMenuProps {
  readonly ref: Ref<HTMLElement>
  readonly entries: readonly OverlayEntry[]
  /** Those that are shown. */
  readonly overlays: readonly Overlay[]
  readonly onTurn: (kind: ZoneKind, isOn: boolean) => void
  /** The hex pointed at last. */
  readonly pointed: HexId | null
  /** The hex of which is asked who can hit it. */
  readonly asked: HexId | null
  readonly onAsk: (hex: HexId) => void
  readonly onClose: () => void
  /** What else can be chosen. */
  readonly children: ReactNode
}

/** The menu of the overlays, several at once; not modal, so that the board is seen and used beside it. */
export function OverlayMenu(props: OverlayMenuProps) {
  const { ref, entries, overlays, onTurn, pointed, asked, onAsk, onClose, children } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <section
      ref={ref}
      className={styles['overlay-panel']}
      aria-label={TEXT.name}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <ul className={styles['overlay-rows']}>
        {entries.map((entry) => (
          <Row
            key={entry.kind}
            {...{ entry, onTurn, onAsk }}
            overlay={overlays.find(({ kind }) => kind === entry.kind)}
          />
        ))}
      </ul>
      {children}
      <section className={styles['overlay-which']} aria-label={TEXT.which}>
        {pointed === null ? (
          <p>{TEXT.whichHint}</p>
        ) : (
          <Button
            aria-keyshortcuts={shortcutOf('threats')}
            aria-pressed={asked === pointed}
            onClick={() => onAsk(pointed)}
          >
            {TEXT.threats(pointed)}
          </Button>
        )}
      </section>
    </section>
  )
}

interface RowProps extends Pick<OverlayMenuProps, 'onTurn' | 'onAsk'> {
  readonly entry: OverlayEntry
  /** What is shown; undefined while the overlay is off. */
  readonly overlay: Overlay | undefined
}

/** The switch of an overlay with a sample of its pattern, and what it shows in words. */
function Row({ entry, overlay, onTurn, onAsk }: RowProps) {
  const { kind, name, hint, empty } = entry
  return (
    <li className={styles['overlay-row']}>
      <label className={classNames(controlStyles.check, styles['overlay-row__check'])}>
        <input
          type="checkbox"
          checked={overlay !== undefined}
          onChange={(change) => onTurn(kind, change.target.checked)}
        />
        <ZoneSwatch kind={kind} />
        <span>{name}</span>
      </label>
      <p className={styles['overlay-row__hint']}>{hint}</p>
      {overlay?.hexes.length === 0 && <p className={styles['overlay-row__none']}>{empty ?? TEXT.nowhere}</p>}
      {overlay && overlay.hexes.length > 0 ? <InWords {...{ entry, overlay, onAsk }} /> : null}
    </li>
  )
}

interface InWordsProps extends Pick<RowProps, 'entry' | 'onAsk'> {
  readonly overlay: Overlay
}

/** The same as on the board, for those who read; a stack in danger can be asked about. */
function InWords({ entry: { isOfDanger, isInNotes }, overlay, onAsk }: InWordsProps) {
  const { hexes, notes, figures, summary } = overlay
  const ask = (hex: HexId, text: string) => (
    <Button className={styles['overlay-ask']} title={TEXT.threats(hex)} onClick={() => onAsk(hex)}>
      <b>{hex}</b> {text}
    </Button>
  )
  return (
    <details className={styles['overlay-row__words']}>
      <summary>{summary}</summary>
      {notes.length > 0 ? (
        <ul className={styles['overlay-notes']}>
          {notes.map(({ hex, text }) => (
            <li key={hex}>{isOfDanger ? ask(hex, text) : `${hex}: ${text}`}</li>
          ))}
        </ul>
      ) : null}
      {isInNotes ? null : figures ? <FiguresInWords figures={figures} /> : <p>{hexRanges(hexes)}</p>}
    </details>
  )
}

/** Which hexes have the same figure, the figure in words. */
function FiguresInWords({ figures }: { readonly figures: readonly OverlayFigure[] }) {
  const hexesBy = new Map<string, HexId[]>()
  for (const { hex, words } of figures) hexesBy.set(words, [...(hexesBy.get(words) ?? []), hex])
  return (
    <ul className={styles['overlay-notes']}>
      {[...hexesBy].map(([words, hexes]) => (
        <li key={words}>
          {hexRanges(hexes)}: {words}
        </li>
      ))}
    </ul>
  )
}

/** What the patterns on the board mean, while the menu is shut. */
export function OverlayLegend({ entries, overlays }: Pick<OverlayMenuProps, 'entries' | 'overlays'>) {
  if (overlays.length === 0) return null
  return (
    <ul className={styles['overlay-legend']} aria-label={TEXT.legend}>
      {overlays.map(({ kind, summary }) => (
        <li key={kind}>
          <ZoneSwatch kind={kind} />
          <span>
            {entries.find((entry) => entry.kind === kind)?.name}{' '}
            <span className={writingStyles['visually-hidden']}>: {summary}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
