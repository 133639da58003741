import { dirname } from 'node:path'
import ts from 'typescript'

import { clausesIn } from '../clause-list.mjs'

/** @typedef {import('./sources.mjs').Source} Source */

/** Within a game's folder: what its rulebook makes necessary, and what is read by players. All else is apparatus. */
const LAW = /^((tables|state|queries|effects|commands)\/|(state|events|clauses|refuse|play)\.ts$)/
const NO_LAW = /^queries\/legal\/|^commands\/(legal|set-up\/filling)\//
/** Where a clause is named that is enforced, or that always holds. */
const NAMES_CLAUSES = new RegExp(`${LAW.source}|^files\\/|^invariants\\.ts$`)
/** A clause of a numbered section; one with a letter after the hyphen, such as AM-U, is about charts and pages. */
const NUMBERED = /^[A-Z]+-\d/
const PROSE = /^teaching\/(rulebook|lessons)(\/|\.ts$)|^teaching\/story\.ts$/
/**
 * Where a command may be named without being spelled out once more. Tables know no command: what they call by the same
 * word is an effect, a window or a timing.
 */
const SPEAKS_OF_COMMANDS = /^events\.ts$|^(bot|cases)(\/|\.ts$)|^teaching\/lessons(\/|\.ts$)|^tables\//
/** An object with so many commands for keys is a table of commands. */
const KEYS_OF_A_TABLE = 3

/**
 * @param {readonly Source[]} sources
 * @returns {number}
 */
export const linesOf = (sources) => sources.reduce((sum, { lines }) => sum + lines, 0)

/**
 * The sources of one game, by their paths within its folder.
 * @param {readonly Source[]} sources
 * @param {string} game
 * @returns {readonly (Source & { readonly inGame: string })[]}
 */
export function sourcesOfGame(sources, game) {
  const folder = `src/games/${game}/`
  return sources
    .filter(({ path }) => path.startsWith(folder))
    .map((source) => ({ ...source, inGame: source.path.slice(folder.length) }))
}

/**
 * Whether a file, by its path within a game's folder, is of its law.
 * @param {string} inGame
 * @returns {boolean}
 */
export const isLaw = (inGame) => LAW.test(inGame) && !NO_LAW.test(inGame)

/**
 * Lines of a game that are neither law nor prose.
 * @param {readonly Source[]} sources
 * @param {string} game
 * @returns {number}
 */
export function apparatusOf(sources, game) {
  const own = sourcesOfGame(sources, game)
  return linesOf(own.filter(({ inGame }) => !PROSE.test(inGame) && !isLaw(inGame)))
}

/** Where a game's position is spelled out, or declared. */
const SAYS_THE_POSITION = /^state([.]ts$|\/)/

/**
 * The command of a game that is named in most files, and those files; its own file, the events, the bot, the
 * lessons and the tables are left aside. A name that the position has for something else, too, cannot be told apart and is not counted.
 * @param {readonly Source[]} sources
 * @param {string} game
 * @returns {{ readonly command: string, readonly files: readonly string[] }}
 */
export function mostNamedCommand(sources, game) {
  const own = sourcesOfGame(sources, game)
  const all = commandsOf(own, game)
  const position = own.filter(({ inGame }) => SAYS_THE_POSITION.test(inGame))
  const taken = position.map(({ tree }) => namesIn(tree, all))
  const commands = new Set([...all].filter((command) => !taken.some((names) => names.has(command))))
  const namedIn = own
    .filter(({ inGame }) => !SPEAKS_OF_COMMANDS.test(inGame))
    .map(({ inGame, tree }) => ({ inGame, names: namesIn(tree, commands), declares: declaredIn(tree) }))
  const counts = [...commands].map((command) => ({
    command,
    files: namedIn
      .filter(({ names, declares }) => names.has(command) && !declares.has(command))
      .map(({ inGame }) => inGame),
  }))
  return counts.reduce((most, one) => (one.files.length > most.files.length ? one : most))
}

/** The commands that a game declares. */
function commandsOf(own, game) {
  const found = new Set()
  const look = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText().startsWith('defineCommands('))
      for (const argument of node.arguments) for (const key of keysOf(argument)) found.add(key)
    ts.forEachChild(node, look)
  }
  for (const { inGame, tree } of own) if (inGame === 'commands/index.ts') look(tree)
  if (found.size === 0) throw new Error(`The game ${game} declares no commands in commands/index.ts.`)
  return found
}

/** Commands named in a file: as texts, and as keys of tables of commands. */
function namesIn(tree, commands) {
  const names = new Set()
  const look = (node) => {
    if (ts.isStringLiteral(node) && commands.has(node.text)) names.add(node.text)
    const keys = keysOf(node).filter((key) => commands.has(key))
    if (keys.length >= KEYS_OF_A_TABLE) for (const key of keys) names.add(key)
    ts.forEachChild(node, look)
  }
  look(tree)
  return names
}

function keysOf(node) {
  const members = ts.isObjectLiteralExpression(node)
    ? node.properties
    : ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)
      ? node.members
      : []
  return members.flatMap((member) => {
    // Spread groups keep a long list on few lines.
    if (ts.isSpreadAssignment(member)) return keysOf(member.expression)
    const { name } = member
    return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : []
  })
}

/** Names of what a file exports: the rule of a command is its own file. */
function declaredIn(tree) {
  return new Set(
    tree.statements
      .filter((statement) => ts.isVariableStatement(statement))
      .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText())),
  )
}

/**
 * Clauses of a game that neither its rules nor its content name.
 * @param {readonly Source[]} sources
 * @param {string} game
 * @returns {readonly string[]}
 */
export function unnamedClauses(sources, game) {
  const own = sourcesOfGame(sources, game)
  const list = own.find(({ inGame }) => inGame === 'clauses.ts')
  if (!list) throw new Error(`The game ${game} has no list of clauses in clauses.ts.`)
  const texts = own
    .filter(({ inGame }) => NAMES_CLAUSES.test(inGame) && inGame !== list.inGame)
    .map(({ text }) => text)
  const named = new Set(texts.flatMap((text) => namedClauses(text)))
  return clausesIn(list.text).filter((clause) => NUMBERED.test(clause) && !named.has(clause))
}

/** Clauses in a text, with those between the ends of 'AR-10.2 to AR-10.4' or 'MV-2 to MV-5'. */
function namedClauses(text) {
  const single = [...text.matchAll(/[A-Z]{2}-[A-Z\d]+(?:\.\d+)*/g)].map(([clause]) => clause)
  const ends = text.matchAll(/([A-Z]{2}-(?:[A-Z\d]+\.(?:\d+\.)?)?)(\d+) to \1(\d+)/g)
  const ranges = [...ends].flatMap(([, section, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, nth) => `${section}${Number(from) + nth}`),
  )
  return [...single, ...ranges]
}

/**
 * Groups of folders that import each other in a circle.
 * @param {readonly Source[]} sources
 * @returns {readonly (readonly string[])[]} the largest first
 */
export function circlesOfFolders(sources) {
  const graph = new Map()
  for (const { path, imports } of sources) {
    const folder = placeOf(path)
    const others = graph.get(folder) ?? new Set()
    for (const imported of imports) if (placeOf(imported) !== folder) others.add(placeOf(imported))
    graph.set(folder, others)
  }
  return knotsIn(graph)
    .filter((knot) => knot.length > 1)
    .sort((one, other) => other.length - one.length)
}

/** The folder of a source; what lies in a game's own folder is a word of its tree, as the folders beside it are. */
const placeOf = (path) => (/^src\/games\/[^/]+\/[^/]+$/.test(path) ? path : dirname(path))

/** The strongly connected parts of a graph (Tarjan). */
function knotsIn(graph) {
  const order = new Map()
  const lowest = new Map()
  const open = []
  const knots = []
  const visit = (node) => {
    order.set(node, order.size)
    lowest.set(node, order.get(node))
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    }
    if (lowest.get(node) === order.get(node)) knots.push(open.splice(open.indexOf(node)).sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return knots
}
