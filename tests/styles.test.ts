import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** The sheets for the whole page: letters, tokens, resets and the table that turns. */
const GLOBAL = ['base', 'facing', 'fonts', 'index', 'tokens'].map((name) => `src/app/styles/${name}.css`)

const FILES = filesIn('src')
const SHEETS = FILES.filter((file) => file.endsWith('.module.css'))
const CODE = FILES.filter((file) => /\.tsx?$/.test(file))

const CLASSES = new Map<string, ReadonlySet<string>>()

/** A class that code reads from a sheet: by its whole name, or by a name that is worked out, as a pattern. */
interface Use {
  readonly sheet: string
  readonly name: RegExp
  readonly at: string
}

const IMPORTS = CODE.flatMap(sheetsImported)
const USES = CODE.flatMap(usesIn)

describe('every style belongs to the part that imports its sheet', () => {
  test('no sheet is for the whole page but the tokens, the resets and the letters', () => {
    const others = FILES.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
    expect(others.sort()).toEqual(GLOBAL)
  })

  test('no global sheet knows a class', () => {
    expect(GLOBAL.flatMap((sheet) => [...classesOf(sheet)])).toEqual([])
  })

  test('no module reaches out of its scope', () => {
    expect(SHEETS.filter((sheet) => /:global|@value|composes:/.test(readFileSync(sheet, 'utf8')))).toEqual([])
  })

  test('every sheet is there and is imported', () => {
    expect(IMPORTS.filter(({ sheet }) => !existsSync(sheet))).toEqual([])
    const imported = new Set(IMPORTS.map(({ sheet }) => sheet))
    expect(SHEETS.filter((sheet) => !imported.has(sheet))).toEqual([])
  })

  test('no sheet is imported by another game, nor one of a game by what games share', () => {
    const foreign = IMPORTS.filter(({ sheet, file }) => {
      const game = /^src\/games\/[^/]+\//.exec(sheet)?.[0]
      return game !== undefined && !file.startsWith(game)
    })
    expect(foreign).toEqual([])
  })

  test('every class that code reads is in the sheet it is read from', () => {
    const missing = USES.filter(({ sheet, name }) => ![...classesOf(sheet)].some((one) => name.test(one)))
    expect(missing.map(({ at, name }) => `${at}: ${name.source}`)).toEqual([])
  })

  test('every class of a sheet is read by code', () => {
    const unused = SHEETS.flatMap((sheet) => {
      const names = USES.filter((use) => use.sheet === sheet).map(({ name }) => name)
      return [...classesOf(sheet)]
        .filter((one) => !names.some((name) => name.test(one)))
        .map((one) => `${sheet}: .${one}`)
    })
    expect(unused).toEqual([])
  })

  test('no class is a plain word', () => {
    const plain = CODE.filter((file) => file.endsWith('x')).flatMap((file) =>
      plainClassNames(parsed(file)).map((text) => `${file}: ${text}`),
    )
    expect(plain).toEqual([])
  })
})

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

/** The classes that the selectors of a sheet name. */
function classesOf(sheet: string): ReadonlySet<string> {
  const known = CLASSES.get(sheet)
  if (known) return known
  const text = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  // What stands before a brace, since the last brace or semicolon, is a selector or an at-rule.
  const heads = [...text.matchAll(/([^{};]*)\{/g)].map(([, head = '']) => head.trim())
  const selectors = heads.filter((head) => !head.startsWith('@') && !/^(from|to|\d+%)$/.test(head))
  const names = selectors.flatMap((selector) =>
    [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
  )
  const found = new Set(names)
  CLASSES.set(sheet, found)
  return found
}

function sheetsImported(file: string): readonly { readonly file: string; readonly sheet: string }[] {
  return importsOf(parsed(file), file).map(({ sheet }) => ({ file, sheet }))
}

function importsOf(
  source: ts.SourceFile,
  file: string,
): readonly { sheet: string; as: string | undefined }[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const from = statement.moduleSpecifier.text
    if (!from.endsWith('.module.css')) return []
    const sheet = from.startsWith('@/') ? `src/${from.slice(2)}` : normalize(join(dirname(file), from))
    return [{ sheet, as: statement.importClause?.name?.text }]
  })
}

function usesIn(file: string): readonly Use[] {
  const source = parsed(file)
  const sheets = new Map(importsOf(source, file).map(({ sheet, as }) => [as, sheet]))
  const uses: Use[] = []
  const visit = (node: ts.Node): void => {
    const read = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    const sheet = read && ts.isIdentifier(node.expression) ? sheets.get(node.expression.text) : undefined
    if (read && sheet !== undefined) uses.push({ sheet, name: nameRead(node), at: file })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return uses
}

function nameRead(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): RegExp {
  if (ts.isPropertyAccessExpression(node)) return exactly(node.name.text)
  const name = node.argumentExpression
  if (ts.isStringLiteralLike(name)) return exactly(name.text)
  if (!ts.isTemplateExpression(name)) throw new Error(`A class that nothing tells of: ${node.getText()}`)
  const pieces = [name.head.text, ...name.templateSpans.map(({ literal }) => literal.text)]
  return new RegExp(`^${pieces.join('[a-z0-9-]+')}$`, 'i')
}

function exactly(name: string): RegExp {
  return new RegExp(`^${name}$`)
}

/** Words that are given as a class as they stand, and so belong to no sheet. */
function plainClassNames(source: ts.SourceFile): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const given = classGiven(node)
    if (given !== undefined) found.push(given)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The class that an attribute or a property gives in plain words, if it is one that does. */
function classGiven(node: ts.Node): string | undefined {
  const isNamed = ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)
  if (!isNamed || node.name.getText() !== 'className' || !node.initializer) return undefined
  return plainWords(node.initializer)
}

/** A text as it stands, or a template as it is written. */
function plainWords(value: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(value)) return value.text
  const written = ts.isJsxExpression(value) ? value.expression : undefined
  return written && ts.isTemplateExpression(written) ? written.getText() : undefined
}
