/** A number from 0 up to 1, always the same for the same two integers: how the map is drawn twice alike. */
export function hashed(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** A sequence of such numbers for one thing to draw. */
export type Jitter = (least: number, most: number) => number

/** The jitter of the thing with a number. */
export function jitterOf(index: number): Jitter {
  let salt = 0
  return (least, most) => least + (most - least) * hashed(index, salt++)
}

/** Slow waves over the map between 0 and 1, for patches of color. */
export function wave(x: number, y: number): number {
  const sum = Math.sin(x * 0.011 + 1.3) + Math.sin(y * 0.013 + x * 0.004) + Math.sin((x - y) * 0.007 + 4)
  return (sum + 3) / 6
}
