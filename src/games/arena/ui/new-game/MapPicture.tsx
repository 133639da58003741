import { hexCorners } from '@/engine/kernel/hex'
import { classNames } from '@/widgets/class-names'
import { BOARDS, type MapId, MAPS } from '../../tables/boards'
import type { Terrain } from '../../tables/names'
import styles from './map-picture.module.css'

/** Center to corner; hexes keep a hair's breadth between them. */
const SIZE = 10
const SHARE = 0.93

/** A map at a glance, its terrains by color; what it is like is said beside it. */
export function MapPicture({ map }: { readonly map: MapId }) {
  const { board, terrain } = MAPS[map]
  const { ids, centers, start, orientation } = BOARDS[board]
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
        const here = terrain[ids[index] ?? ''] ?? start[index] ?? 'Grass'
        return <polygon key={ids[index]} className={CLASSES[here]} points={points.join(' ')} />
      })}
    </svg>
  )
}

const CLASSES: Readonly<Record<Terrain, string>> = {
  Grass: classNames(styles['map-picture__grass']),
  Rocky: classNames(styles['map-picture__rocky']),
  Forest: classNames(styles['map-picture__forest']),
  River: classNames(styles['map-picture__river']),
  Water: classNames(styles['map-picture__water']),
  King: classNames(styles['map-picture__king']),
}
