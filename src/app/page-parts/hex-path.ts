import type { Orientation } from '@/engine/kernel/hex'

/** A hex around a point, as path data; `size` is center to corner. */
export function hexPath(x: number, y: number, size: number, orientation: Orientation = 'flat'): string {
  const half = (size * Math.sqrt(3)) / 2
  const [across, down] = orientation === 'flat' ? [x, y] : [y, x]
  const at = (dx: number, dy: number) => {
    const corner = [(across + dx).toFixed(1), (down + dy).toFixed(1)]
    return (orientation === 'flat' ? corner : corner.reverse()).join(' ')
  }
  return `M${at(size, 0)}L${at(size / 2, half)}L${at(-size / 2, half)}L${at(-size, 0)}L${at(-size / 2, -half)}L${at(size / 2, -half)}Z`
}
