import type { PointerEvent } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { SORCERER_PLACEMENT as TEXT } from '../../content/setup-text'
import { countOf, STACKING_LIMIT } from '../../content/units'
import { AtATime } from './AtATime'
import type { Piece } from './piece'
import type { Tool } from './placement-tool'
import { UnitFace } from './UnitFace'
import styles from './placement.module.css'

interface SorcererTrayProps {
  readonly left: number
  readonly tool: Tool
  readonly atATime: number
  readonly onAtATime: (count: number) => void
  readonly onPick: (tool: Tool) => void
  readonly onGrab: (event: PointerEvent, piece: Piece) => void
}

/** The sorcerers in hand, how many a click places, and the tool that lifts again. */
export function SorcererTray({ left, tool, atATime, onAtATime, onPick, onGrab }: SorcererTrayProps) {
  const inHand: Piece = {
    name: 'units',
    counts: { sorcerer: Math.max(1, Math.min(atATime, left)) },
    from: null,
  }
  return (
    <section className={styles.tray} aria-labelledby="sorcerer-tray-title">
      <h2 className={styles['tray__title']} id="sorcerer-tray-title">
        {TEXT.sorcerers}
      </h2>
      <div className={styles['tray__sorcerers']}>
        <button
          type="button"
          className={classNames(controlStyles.button, styles['sorcerer-button'], styles.draggable)}
          aria-pressed={tool.name === 'sorcerers'}
          onClick={() => onPick({ name: 'sorcerers', count: atATime })}
          onPointerDown={(event) => left > 0 && onGrab(event, inHand)}
        >
          <UnitFace type="sorcerer" /> {TEXT.place}
        </button>
        <button
          type="button"
          className={controlStyles.button}
          aria-pressed={tool.name === 'lift'}
          onClick={() => onPick({ name: 'lift' })}
        >
          {TEXT.lifting}
        </button>
      </div>
      <div className={styles['tray__sorcerers']}>
        <AtATime value={atATime} max={STACKING_LIMIT} onChange={onAtATime} />
        <p className={controlStyles['field__hint']} aria-live="polite">
          {countOf(left, 'sorcerer')} {TEXT.inHand}
        </p>
      </div>
    </section>
  )
}
