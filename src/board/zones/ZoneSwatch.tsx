import { useId } from 'react'

import type { ZoneKind } from '../board-props'

import { ZONE_DRAWINGS } from './zone-drawings'

import './zones.css'

const WIDTH = 30
const HEIGHT = 20

/** A sample of a zone's pattern and outline, for a legend; its meaning stands beside it in words. */
export function ZoneSwatch({ kind }: { readonly kind: ZoneKind }) {
  const pattern = `swatch${useId()}`
  const { size, turn, path } = ZONE_DRAWINGS[kind]
  const frame = { x: 2, y: 2, width: WIDTH - 4, height: HEIGHT - 4, rx: 3 }
  return (
    <svg
      className={`zone-swatch zone zone--${kind}`}
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
        <path className="zone-pattern" d={path} />
      </pattern>
      <rect className="zone-tint" {...frame} />
      <rect fill={`url(#${pattern})`} {...frame} />
      <rect className="zone-line" {...frame} />
    </svg>
  )
}
