import type { PointerEvent, ReactNode, Ref } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import { Stepper } from '@/widgets/Stepper'
import writingStyles from '@/widgets/writing.module.css'
import { SET_UP_TEXT as TEXT } from './set-up-text'
import placementStyles from './placement.module.css'
import styles from './hex-counts.module.css'

/** A hex in which units are to wait. */
interface CountedHex {
  readonly hex: HexId
  /** What it is called on buttons and fields: 'A'. */
  readonly name: string
  readonly title: ReactNode
}

/** A type of units that are to wait somewhere. */
interface CountedType<Type extends string> {
  readonly type: Type
  readonly name: string
  readonly face: ReactNode
}

interface HexCountsListProps<Type extends string> {
  readonly ref: Ref<HTMLUListElement>
  readonly hexes: readonly CountedHex[]
  readonly types: readonly CountedType<Type>[]
  /** How many of a type wait in a hex, and how many could. */
  readonly countOf: (hex: HexId, type: Type) => number
  readonly mostOf: (hex: HexId, type: Type) => number
  readonly picked: HexId | undefined
  readonly onCount: (hex: HexId, type: Type, count: number) => void
  readonly onAllHere: (hex: HexId) => void
  /** A press on the face of a type that is there. */
  readonly onGrab: (event: PointerEvent, hex: HexId, type: Type) => void
}

/** Hexes in which units wait, each with a count of every type. */
export function HexCountsList<Type extends string>(props: HexCountsListProps<Type>) {
  const { ref, hexes, types, countOf, mostOf, picked, onCount, onAllHere, onGrab } = props
  return (
    <ul className={styles.hexes} ref={ref}>
      {hexes.map(({ hex, name, title }) => (
        <li
          key={hex}
          className={classNames(styles.hex, hex === picked ? styles['hex--picked'] : undefined)}
          data-drop-hex={hex}
        >
          <div className={styles['hex__head']}>
            <h2 className={styles['hex__name']}>{title}</h2>
            <Button onClick={() => onAllHere(hex)}>
              {TEXT.allHere}
              <span className={writingStyles['visually-hidden']}> {TEXT.to(name)}</span>
            </Button>
          </div>
          <div className={styles['hex__counts']}>
            {types.map(({ type, name: units, face }) => (
              <div key={type} className={styles['hex__count']}>
                <span
                  className={classNames(placementStyles.draggable, styles['hex__face'])}
                  onPointerDown={(event) => onGrab(event, hex, type)}
                >
                  {face}
                </span>
                <Stepper
                  label={TEXT.countAt(units, name)}
                  labelHidden
                  value={countOf(hex, type)}
                  min={0}
                  max={mostOf(hex, type)}
                  onChange={(count) => onCount(hex, type, count)}
                />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
