import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Three kinds of mutants beside Stryker's own: a statement that only does something is left out, a call in a chain
 * is left out, a number is one more. Stryker has no place for kinds of other makers, but it keeps its own in a list.
 */

const core = createRequire(import.meta.url).resolve('@stryker-mutator/core')
const instrumenter = dirname(createRequire(core).resolve('@stryker-mutator/instrumenter'))
const { allMutators } = await import(pathToFileURL(join(instrumenter, 'mutators', 'index.js')).href)
const { default: babel } = await import(
  pathToFileURL(createRequire(join(instrumenter, 'index.js')).resolve('@babel/core')).href
)
const { types } = babel

/** Stryker leaves out `filter`, `slice` and `sort` by itself. */
const LEFT_OUT_OF_CHAINS = new Set(['concat', 'flat', 'flatMap', 'map', 'toReversed', 'toSorted'])

/** `draft.fights.push(fight)` or `unit.moved = true` among other statements; alone, it is Stryker's empty block. */
const statement = {
  name: 'StatementLeftOut',
  *mutate(path) {
    if (!path.isExpressionStatement() || path.node.directive) return
    const { parent } = path
    if (types.isBlockStatement(parent) && parent.body.length === 1) return
    yield types.blockStatement([])
  },
}

const chainedCall = {
  name: 'ChainedCallLeftOut',
  *mutate(path) {
    if (!path.isCallExpression()) return
    const { callee } = path.node
    if (!types.isMemberExpression(callee) || !types.isIdentifier(callee.property)) return
    if (LEFT_OUT_OF_CHAINS.has(callee.property.name)) yield types.cloneNode(callee.object, true)
  },
}

const oneMore = {
  name: 'OneMore',
  *mutate(path) {
    if (path.isNumericLiteral() && !path.parentPath.isTSLiteralType())
      yield types.numericLiteral(path.node.value + 1)
  },
}

for (const kind of [statement, chainedCall, oneMore])
  if (!allMutators.some(({ name }) => name === kind.name)) allMutators.push(kind)

/** One mutant in so many, for an estimate; the same ones each time, or others where it begins later. */
const sample = Number(process.env.MUTATION_SAMPLE ?? 1)
let nth = -Number(process.env.MUTATION_FIRST ?? 0)
if (sample > 1)
  for (const kind of allMutators) {
    const { mutate } = kind
    kind.mutate = function* (path) {
      for (const mutant of mutate.call(kind, path)) if (nth++ % sample === 0) yield mutant
    }
  }
