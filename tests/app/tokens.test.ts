import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { SIDES } from '@/widgets/side'

const SHEET = readFileSync('src/app/styles/tokens.css', 'utf8')

/** Writing, and everything that it stands on. */
const PAPER = ['page', 'panel', 'panel-raised', 'panel-sunken']
const PAIRS: readonly (readonly [writing: string, grounds: readonly string[]])[] = [
  ['--color-ink', [...PAPER, 'hover', 'lit'].map(color)],
  ['--color-ink-soft', PAPER.map(color)],
  ['--color-link', PAPER.map(color)],
  ['--color-on-accent', ['accent', 'accent-hover'].map(color)],
  ['--color-good', ['panel', 'good-tint'].map(color)],
  ['--color-warning', ['panel', 'warning-tint'].map(color)],
  ['--color-danger', ['panel', 'danger-tint', 'hover'].map(color)],
  ...SIDES.map(
    (side) => [`--${side}-text`, ['--color-panel', '--color-panel-raised', `--${side}-tint`]] as const,
  ),
  ...['red', 'blue', 'green', 'gold', 'violet', 'teal'].map(
    (player) => [`--player-${player}`, PAPER.slice(1).map(color)] as const,
  ),
  ['--side-ink', SIDES.flatMap((side) => [`--${side}-fill`, `--${side}-deep`])],
]

/** From light to X, Y and Z of daylight's white. */
const TO_XYZ = [
  [0.43394, 0.37627, 0.18991],
  [0.2126, 0.7152, 0.0722],
  [0.01773, 0.10953, 0.87292],
]
/** What is seen of light, after Machado, Oliveira and Fernandes (2009). */
const EYES = [
  [
    'red-blind',
    [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  ],
  [
    'green-blind',
    [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  ],
  [
    'blue-blind',
    [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  ],
  [
    'all colors seen',
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  ],
] as const

describe.each([
  ['the usual theme', ':root {', 4.5],
  ['high contrast', ":root[data-theme='contrast'] {", 7],
])('in %s', (_theme, selector, least) => {
  const tokens = tokensOf(selector)

  test.each(PAIRS)('%s can be read on what it stands on', (writing, grounds) => {
    for (const half of [0, 1] as const)
      for (const ground of grounds) {
        const ratio = contrast(valueOf(tokens, writing)[half], valueOf(tokens, ground)[half])
        expect(ratio, `on ${ground}, ${half === 0 ? 'day' : 'night'}`).toBeGreaterThanOrEqual(least)
      }
  })

  test.each(EYES)('the fills of any two sides can be told apart (%s)', (_eyes, matrix) => {
    for (const half of [0, 1] as const) {
      const seen = SIDES.map((side) => labOf(seenBy(matrix, valueOf(tokens, `--${side}-fill`)[half])))
      const apart = seen.flatMap((one, nth) =>
        seen.slice(nth + 1).map((other) => Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)))),
      )
      // A distance of two or three is just to be seen, side by side.
      expect(Math.min(...apart)).toBeGreaterThan(12)
    }
  })
})

function color(name: string): string {
  return `--color-${name}`
}

/** The colors of one rule of the sheet, for day and night. */
function tokensOf(selector: string): ReadonlyMap<string, readonly [day: string, night: string]> {
  const rule = SHEET.slice(SHEET.indexOf(selector)).split('}', 1)[0] ?? ''
  const pairs = [...rule.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\)/g)]
  const plain = [...rule.matchAll(/(--[\w-]+): (#\w+);/g)]
  return new Map([
    ...pairs.map(([, name = '', day = '', night = '']) => [name, [day, night]] as const),
    ...plain.map(([, name = '', both = '']) => [name, [both, both]] as const),
  ])
}

function valueOf(tokens: ReturnType<typeof tokensOf>, name: string): readonly [string, string] {
  return present(tokens.get(name), name)
}

/** How far two colors are apart, as WCAG 2 reckons it. */
function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = lightOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue as amounts of light. */
function lightOf(hex: string): readonly number[] {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
  return [1, 3, 5].map((from) => {
    const part = parseInt(digits.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

type Matrix = readonly (readonly number[])[]

function times(matrix: Matrix, light: readonly number[]): readonly number[] {
  return matrix.map((row) => row.reduce((sum, factor, nth) => sum + factor * (light[nth] ?? 0), 0))
}

function seenBy(matrix: Matrix, hex: string): readonly number[] {
  return times(matrix, lightOf(hex)).map((part) => Math.min(1, Math.max(0, part)))
}

/** As CIE L*a*b* has it, in which distances are as the eye has them. */
function labOf(light: readonly number[]): readonly number[] {
  const [x = 0, y = 0, z = 0] = times(TO_XYZ, light).map((part) =>
    part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116,
  )
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
