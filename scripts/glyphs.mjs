import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import opentype from 'opentype.js'
import { optimize } from 'svgo'

import { ROOT, runTool } from './dependencies.mjs'

/** The face that counters are printed in. */
const FACE = 'node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff'
const FILE = 'src/board/layers/glyphs.ts'
/** Units of an em: a tenth of a pixel at the largest zoom. */
const EM = 250

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** For each character the name of its glyph; figures are those that stand on the line. */
const GLYPHS = {
  ...Object.fromEntries(DIGITS.map((name, digit) => [digit, `${name}.lf`])),
  '+': 'plus',
  '-': 'hyphen',
  '½': 'onehalf',
  ...Object.fromEntries(['A', 'B', 'C', 'D'].map((letter) => [letter, letter])),
}

const bytes = readFileSync(join(ROOT, FACE))
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
const byName = new Map(
  Array.from({ length: font.glyphs.length }, (_, nth) => [font.glyphs.get(nth).name, font.glyphs.get(nth)]),
)

/** The outline in whole units, as short as it can be said. */
function outlineOf(glyph) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${glyph.getPath(0, 0, EM).toPathData(2)}"/></svg>`
  const { data } = optimize(drawing, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  })
  return data.match(/ d="([^"]+)"/)[1]
}

const rows = Object.entries(GLYPHS).map(([character, name]) => {
  const glyph = byName.get(name)
  if (!glyph) throw new Error(`The face has no glyph "${name}".`)
  const width = Math.round((glyph.advanceWidth / font.unitsPerEm) * EM)
  return `  '${character}': [${width}, '${outlineOf(glyph)}'],`
})

writeFileSync(
  join(ROOT, FILE),
  [
    '// Written by scripts/glyphs.mjs.',
    '/** Units of an em of `GLYPHS`. */',
    `export const EM = ${EM}`,
    '',
    '/** For each character its width and its outline above the line; from Alegreya Sans Bold under the OFL. */',
    'export const GLYPHS: Readonly<Record<string, readonly [width: number, outline: string]>> = {',
    ...rows,
    '}',
    '',
  ].join('\n'),
)
runTool('node_modules/prettier/bin/prettier.cjs', ['--write', FILE])
