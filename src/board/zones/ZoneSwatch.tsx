import { useId } from 'react'
import { classNames } from '@/widgets/class-names'

import type { ZoneKind } from '../board-props'

import { ZONE_DRAWINGS } from './zone-drawings'
import styles from './zones.module.css'

const WIDTH = 30
const HEIGHT = 20

/** A sample of a zone's pattern and outline, for a legend; its meaning stands beside it in words. */
export function ZoneSwatch({ kind }: { readonly kind: ZoneKind }) {
  const pattern = `swatch${useId()}`
  const { size, turn, path } = ZONE_DRAWINGS[kind]
  const frame = { x: 2, y: 2, width: WIDTH - 4, height: HEIGHT - 4, rx: 3 }
  return (
    <svg
      className={classNames(styles['zone-swatch'], styles.zone, styles[`zone--${kind}`])}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <pattern
        id={pattern}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <path className={styles['zone-pattern']} d={path} />
      </pattern>
      <rect className={styles['zone-tint']} {...frame} />
      <rect fill={`url(#${pattern})`} {...frame} />
      <rect className={styles['zone-line']} {...frame} />
    </svg>
  )
}
