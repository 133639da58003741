import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { clausesIn } from '../clause-list.mjs'

/** The files of a new game, sources that compile as they stand; `.txt` keeps its tests from being run before they are filled in. */
const TEMPLATE = join(dirname(fileURLToPath(import.meta.url)), 'template')

/** Words that a game's id may not be: they would be no names in code, or folders that are there already. */
const TAKEN = ['bots', 'class', 'coming', 'delete', 'index', 'lab', 'manifest', 'new', 'switch', 'this']

/** Why a text cannot be the id of a new game, or undefined if it can. */
export function faultOfId(root, id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 2)
    return 'must be lower-case letters and digits, words joined by "-": sky-duel'
  if (TAKEN.includes(id)) return 'is taken; choose another one'
  return existsSync(join(root, 'src/games', id)) ? 'is a game already; choose another one' : undefined
}

/**
 * A text of the template as it is for a game of this id: what a patch of the template is to be applied as.
 * @param {string} root
 * @param {string} id
 * @param {string} text
 * @returns {string}
 */
export function textFor(root, id, text) {
  return filled(text, namesOf(root, id))
}

/** Writes a small whole game and names it in the lists; gives back the files written or changed. */
export function writeGame(root, id) {
  const names = namesOf(root, id)
  const lists = LISTS.map(({ file, edit }) => ({
    file,
    text: edited(root, file, (text) => edit(text, names)),
  }))
  const files = filesBelow(TEMPLATE).map((path) => ({
    file: filled(path.replace(/\.txt$/, ''), names),
    text: filled(readFileSync(join(TEMPLATE, path), 'utf8'), names),
  }))
  for (const { file, text } of [...files, ...lists]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return [...files, ...lists].map(({ file }) => file)
}

/**
 * What a game is called: 'sky-duel', 'Sky Duel', 'SkyDuel', 'skyDuel', and 'SK' before the numbers of its clauses, 'sk'
 * in the names of its files.
 */
function namesOf(root, id) {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  const prefix = prefixOf(root, id)
  return {
    id,
    Name: words.join(' '),
    Pascal: pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    XX: prefix,
    xx: prefix.toLowerCase(),
  }
}

/** Two letters of the id that no other game's clauses begin with. */
function prefixOf(root, id) {
  const letters = id.replace(/[^a-z]/g, '').toUpperCase()
  const [first] = letters
  const others = [...letters.slice(1), ...'ZYXWVUTSRQPONMLKJIHGFEDCBA']
  const taken = prefixesBeside(root, id)
  return others.map((other) => `${first}${other}`).find((prefix) => !taken.has(prefix))
}

/** The letters before the numbers of all other games' clauses, of which a game may have several. */
function prefixesBeside(root, id) {
  const games = join(root, 'src/games')
  const clauses = readdirSync(games)
    .filter((game) => game !== id)
    .map((game) => join(games, game, 'clauses.ts'))
    .filter((path) => existsSync(path))
  return new Set(clauses.flatMap((path) => clausesIn(readFileSync(path, 'utf8')).map((id) => id.slice(0, 2))))
}

function filesBelow(folder, path = '') {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name)
    return entry.isDirectory() ? filesBelow(folder, inside) : [inside]
  })
}

function filled(text, names) {
  return text.replace(/__(id|Name|Pascal|camel|XX|xx)__/g, (_, name) => names[name])
}

/** The lists that name all games, each with how it names one more. */
const LISTS = [
  {
    file: 'src/games/index.ts',
    edit: (text, { id, camel }) =>
      text
        .replace(/^(?=import \{ listed,)/m, `import { ${camel} } from './${id}'\n`)
        .replace(/(readonly AnyGame\[\] = \[[^\]]*)\]/, `$1  listed(${camel}),\n]`),
  },
  {
    file: 'src/games/bots.ts',
    edit: (text, { id, camel }) =>
      text.replace(
        /(?<=^const BOTS[^]*?\n)(?=\}$)/m,
        `  ${keyOf(id, camel)}: () => import('./${id}/bot').then((module) => module.${camel}Bot),\n`,
      ),
  },
  {
    file: 'src/headless/games.ts',
    edit: (text, { id, camel }) =>
      text
        .replace(/^(?=import type \{ Subject \})/m, `import { ${camel} } from './fuzz/${id}'\n`)
        .replace(/(?<=^ {2}\},\n)(?=\}$)/m, headlessEntry(id, camel)),
  },
  {
    file: 'tests/support/clause.ts',
    edit: (text, { id, XX }) =>
      text
        .replace(
          /(?=\n\/\*\* The headings)/,
          `import { CLAUSES as ${XX}_CLAUSES } from '@/games/${id}/clauses'\n`,
        )
        .replace(/(HEADINGS = \{ [^}]*) \}/, `$1, ...${XX}_CLAUSES }`),
  },
]

function keyOf(id, camel) {
  return id === camel ? id : `'${id}'`
}

function headlessEntry(id, camel) {
  const rules = `(await import('@/games/${id}/rules')).${camel}Rules`
  return [
    `  ${keyOf(id, camel)}: {`,
    `    ...${camel},`,
    `    load: async () => ${rules},`,
    `    loadCases: async () => (await import('./cases')).caseReader(${rules}),`,
    `    loadSummary: async () => (await import('@/games/${id}/summary')).summaryOf as SummaryOfAny,`,
    '  },',
    '',
  ].join('\n')
}

/** A list with the game in it; throws where the list does not look as it did when this was written. */
function edited(root, file, edit) {
  const before = readFileSync(join(root, file), 'utf8')
  const after = edit(before)
  const added = after.split('\n').length - before.split('\n').length
  if (after === before || added < 1)
    throw new Error(`${file} has no place for the game; put it there by hand.`)
  return after
}
