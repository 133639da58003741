/** @typedef {import('./sources.mjs').Source} Source */

/**
 * Who imports whom among the parts of a project, as a Mermaid graph: a line for each part, with what it imports.
 * @param {readonly Source[]} sources
 * @param {(path: string) => string | undefined} partOf the part that a source belongs to, if it belongs to one
 * @returns {string}
 */
export function graphOf(sources, partOf) {
  const graph = new Map()
  for (const { path, imports } of sources) {
    const part = partOf(path)
    if (part === undefined) continue
    const others = graph.get(part) ?? new Set()
    for (const other of imports.map(partOf)) if (other !== undefined && other !== part) others.add(other)
    graph.set(part, others)
  }
  const lines = [...graph.keys()].sort().map((part) => lineOf(part, [...graph.get(part)].sort()))
  return ['```mermaid', 'graph TD', ...lines, '```'].join('\n')
}

const lineOf = (part, others) => `  ${[part, others.join(' & ')].filter(Boolean).join(' --> ')}`

/**
 * The top folder of a source: 'board'. A file that lies in none, as the entry does, is a part of its own.
 * @param {string} path
 * @returns {string | undefined}
 */
export const topFolderOf = (path) => /^src\/([^/.]+)/.exec(path)?.[1]

/**
 * The folder of a source within its game, whichever game that is: 'rules'.
 * @param {string} path
 * @returns {string | undefined}
 */
export const folderInGameOf = (path) => /^src\/games\/[^/]+\/([^/]+)\//.exec(path)?.[1]

/**
 * The folder of a source within the shell: 'library'.
 * @param {string} path
 * @returns {string | undefined}
 */
export const folderInShellOf = (path) => /^src\/app\/([^/]+)\/.*[.]tsx?$/.exec(path)?.[1]

/**
 * A page with its graphs drawn anew, each between the lines that mark it.
 * @param {string} page
 * @param {Readonly<Record<string, string>>} graphs by the names in the marks
 * @returns {string}
 */
export function withGraphs(page, graphs) {
  return Object.entries(graphs).reduce((text, [name, graph]) => {
    const [begin, end] = [`<!-- graph: ${name} -->`, `<!-- end: ${name} -->`]
    const [before, rest] = halves(text, begin)
    const [, after] = halves(rest, end)
    return `${before}${begin}\n\n${graph}\n\n${end}${after}`
  }, page)
}

function halves(text, mark) {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The page has no line "${mark}".`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
