import { CounterFace } from '@/board/layers/CounterFace'
import type { UnitType } from '../../content/units'
import { freshCounter } from './placement-board'
import '@/board/counters.css'

interface UnitFaceProps {
  readonly type: UnitType
}

/** A type's counter as a picture; whoever shows it names the type in words. */
export function UnitFace({ type }: UnitFaceProps) {
  const counter = freshCounter(type, type)
  return (
    <svg className={`unit-face counter--${counter.side}`} viewBox="-26 -26 52 54" aria-hidden="true">
      <CounterFace counter={counter} />
    </svg>
  )
}
