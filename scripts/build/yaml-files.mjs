import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

import { LineCounter, parseDocument } from 'yaml'

import { ROOT } from '../dependencies.mjs'

/** @typedef {import('vite').Plugin} Plugin */

/** Whole numbers as YAML has them, but for those of four figures or with a nought before: 0709 and 1110 are hexes. */
const hexNumbersAreTexts = (tags) =>
  tags.map((tag) =>
    tag.tag === 'tag:yaml.org,2002:int' && tag.format === undefined
      ? { ...tag, test: /^[-+]?(?:0|[1-9](?:[0-9]{0,2}|[0-9]{4,}))$/ }
      : tag,
  )

/** The data of a YAML file; a file that is none is refused with its name, line and column. */
function dataOf(file) {
  const lineCounter = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter, customTags: hexNumbersAreTexts })
  const [fault] = [...document.errors, ...document.warnings]
  if (fault) {
    const { line, col } = lineCounter.linePos(fault.pos[0])
    throw new Error(`${relative(ROOT, file)}:${line}:${col}: ${fault.message}`)
  }
  return document.toJS()
}

/**
 * Lets modules import `*.yaml`: rulebooks and lessons, which are written without TypeScript. Such a file comes as
 * its data, not yet known to be of any shape.
 * @returns {Plugin}
 */
export const yamlFiles = () => ({
  name: 'yaml-files',
  enforce: 'pre',
  load: {
    filter: { id: /\.yaml$/ },
    handler(file) {
      this.addWatchFile(file)
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(dataOf(file)))})`,
        map: null,
        moduleType: 'js',
      }
    },
  },
})
