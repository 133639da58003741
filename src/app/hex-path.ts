/** A flat-top hex around a point, as path data; `size` is center to corner. */
export function hexPath(x: number, y: number, size: number): string {
  const half = (size * Math.sqrt(3)) / 2
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
  return `M${at(size, 0)}L${at(size / 2, half)}L${at(-size / 2, half)}L${at(-size, 0)}L${at(-size / 2, -half)}L${at(size / 2, -half)}Z`
}
