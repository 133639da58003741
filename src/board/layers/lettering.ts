import type { Point } from '@/engine/kernel/hex'

import { EM, GLYPHS } from './glyphs'
import { placedPath } from './placed-path'

/** Whether a text can be drawn as an outline; others are elements of text. */
export function isPrintable(text: string): boolean {
  return Array.from(text).every((character) => character in GLYPHS)
}

/**
 * A printable text as path data, its middle over a point of its line. Browsers take longer over an element of
 * text than over all else on a counter.
 */
export function lettering(text: string, { x, y }: Point, size: number): string {
  const scale = size / EM
  const glyphs = Array.from(text, (character) => GLYPHS[character] ?? NONE)
  const width = glyphs.reduce((sum, [advance]) => sum + advance * scale, 0)
  let left = x - width / 2
  return glyphs
    .map(([advance, outline]) => {
      const drawn = placedPath(outline, { x: left, y }, { scale })
      left += advance * scale
      return drawn
    })
    .join('')
}

const NONE: readonly [number, string] = [0, '']
