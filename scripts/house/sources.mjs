import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/**
 * A source file as it is measured.
 * @typedef {object} Source
 * @property {string} path from the folder of the project: 'src/engine/kernel/play.ts'
 * @property {number} lines without blank lines and comments
 * @property {readonly string[]} imports paths of the sources that it imports, at once or later
 * @property {string} text
 * @property {import('typescript').SourceFile} tree
 */

/**
 * All sources of a folder.
 * @param {string} root of the project
 * @param {string} folder from there: 'src'
 * @returns {readonly Source[]}
 */
export function sourcesIn(root, folder) {
  const paths = readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
  const known = new Set(paths)
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    return { path, text, tree, ...measured(tree, path, known) }
  })
}

/**
 * @param {import('typescript').SourceFile} tree
 * @param {string} path
 * @param {ReadonlySet<string>} known
 */
function measured(tree, path, known) {
  const full = new Set()
  const imports = new Set()
  const look = (node) => {
    const children = node.getChildren(tree)
    if (children.length === 0 && node.kind !== ts.SyntaxKind.EndOfFileToken) markLines(node, tree, full)
    const named = specifierOf(node)
    const imported = named === undefined ? undefined : resolved(named, path, known)
    if (imported !== undefined) imports.add(imported)
    // What documents a declaration is a child of it, too.
    for (const child of children) if (!ts.isJSDoc(child)) look(child)
  }
  look(tree)
  return { lines: full.size, imports: [...imports] }
}

function markLines(token, tree, full) {
  const text = token.getText(tree)
  const first = tree.getLineAndCharacterOfPosition(token.getStart(tree)).line
  for (const [nth, line] of text.split('\n').entries()) if (line.trim() !== '') full.add(first + nth)
}

function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)
      ? node.moduleSpecifier.text
      : undefined
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined
  const [argument] = node.arguments
  return argument && ts.isStringLiteral(argument) ? argument.text : undefined
}

/** The path of the source that an import names; undefined for a package, a style sheet or data. */
function resolved(specifier, path, known) {
  const base = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(path), specifier)
      : undefined
  if (base === undefined) return undefined
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end).find((one) => known.has(one))
}
