import { CounterPicture } from '@/board/layers/CounterPicture'
import type { UnitType } from '../../tables/units'
import { freshCounter } from './placement-board'
import styles from './pieces.module.css'

interface UnitFaceProps {
  readonly type: UnitType
}

/** A type's counter as a picture; whoever shows it names the type in words. */
export function UnitFace({ type }: UnitFaceProps) {
  return (
    <span className={styles['unit-face']} data-part="unit-face">
      <CounterPicture counter={freshCounter(type, type)} />
    </span>
  )
}
