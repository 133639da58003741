import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'

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
  ['--first-text', ['--color-panel', '--color-panel-raised', '--first-tint']],
  ['--second-text', ['--color-panel', '--color-panel-raised', '--second-tint']],
  ...['red', 'blue', 'green', 'gold', 'violet', 'teal'].map(
    (player) => [`--player-${player}`, PAPER.slice(1).map(color)] as const,
  ),
  ['--side-ink', ['--first-fill', '--first-deep', '--second-fill', '--second-deep']],
]

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
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = parseInt(digits.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
