import { hexCorners, type HexField } from '@/engine/kernel/hex'
import styles from './map-picture.module.css'

/** Center to corner; hexes keep a hair's breadth between them. */
const SIZE = 10
const SHARE = 0.93

interface MapPictureProps {
  readonly grid: Pick<HexField, 'ids' | 'centers' | 'orientation'>
  /** The class that colors a hex, by its index. */
  readonly classAt: (index: number) => string | undefined
}

/** A map at a glance, in the colors of its ground; what it is like is said beside it. */
export function MapPicture({ grid: { ids, centers, orientation }, classAt }: MapPictureProps) {
  const corners = hexCorners(orientation)
  const [across, down] = (['x', 'y'] as const).map((axis) => {
    const values = centers.map((center) => center[axis] * SIZE)
    const least = Math.min(...values) - SIZE
    return { least, length: Math.max(...values) + SIZE - least }
  })
  return (
    <svg
      className={styles['map-picture']}
      viewBox={`${across?.least} ${down?.least} ${across?.length} ${down?.length}`}
      aria-hidden="true"
    >
      {centers.map(({ x, y }, index) => {
        const points = corners.map(
          (corner) => `${(x + corner.x * SHARE) * SIZE},${(y + corner.y * SHARE) * SIZE}`,
        )
        return <polygon key={ids[index]} className={classAt(index)} points={points.join(' ')} />
      })}
    </svg>
  )
}
