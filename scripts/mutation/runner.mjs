import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'

import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'

import { bundled } from './bundle.mjs'
import { harness } from './harness.mjs'

const FINDERS_KEPT = 12

/**
 * Runs tests in Stryker's own process: the mutated sources and their tests are bundled once, and the bundle
 * is evaluated anew for each mutant, so that no mutant finds what another has left behind.
 */
class BundleRunner {
  #script
  #patterns
  /** Whether the dry run evaluates anew for each test, or for each file of tests only. */
  #keepsAnswers
  /** What the active mutant and the coverage are kept in, by the code that Stryker writes into the sources. */
  #state = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {})
  /** The tests that found mutants last, the latest first: they often find the next, which lies beside. */
  #finders = []
  /** Milliseconds a test took when it last ran. */
  #took = new Map()

  constructor({ bundle }) {
    this.#patterns = bundle.tests
    this.#keepsAnswers = bundle.keepsAnswers
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    const code = await bundled(process.cwd(), this.#patterns)
    this.#script = new Script(`(function (require, module, exports) {${code}\n})`, { filename: 'bundle.cjs' })
  }

  /**
   * Where rules keep answers, each test has an evaluation of its own: in a shared one it would not reach what an
   * earlier one has left behind.
   */
  async dryRun() {
    this.#state.activeMutant = undefined
    let all = this.#registered()
    // A mutant's run evaluates once, so what that reaches counts once.
    const reachedByReading = { ...this.#state.mutantCoverage?.static }
    const tests = []
    for (let nth = 0; nth < all.length; nth++) {
      if (this.#keepsAnswers || all[nth].file !== all[nth - 1]?.file) all = this.#registered()
      tests.push(await this.#resultOf(all[nth]))
    }
    const mutantCoverage = { ...this.#state.mutantCoverage, static: reachedByReading }
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  async mutantRun({ activeMutant, hitLimit, mutantActivation, testFilter }) {
    const { id } = activeMutant
    Object.assign(this.#state, {
      activeMutant: mutantActivation === 'static' ? id : undefined,
      hitCount: 0,
      hitLimit,
    })
    try {
      const all = this.#registered()
      this.#state.activeMutant = id
      const wanted = testFilter && new Set(testFilter)
      const tests = await this.#run(wanted ? all.filter((test) => wanted.has(test.id)) : all)
      const timeout = determineHitLimitReached(this.#state.hitCount, hitLimit)
      return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests })
    } catch (error) {
      // The files themselves could not be read with this mutant.
      return toMutantRunResult({
        status: DryRunStatus.Complete,
        tests: [failed({ id: 'files', name: 'The files of tests can be read' }, error, 0)],
      })
    } finally {
      this.#state.activeMutant = undefined
    }
  }

  /** The tests of a bundle evaluated anew. */
  #registered() {
    globalThis.harness = harness()
    const module = { exports: {} }
    this.#script.runInThisContext()(
      createRequire(join(process.cwd(), 'package.json')),
      module,
      module.exports,
    )
    return globalThis.harness.tests
  }

  /** Runs tests, those that found the last mutants and then the quickest first, until one fails. */
  async #run(tests) {
    const results = []
    const rankOf = ({ id }) => (this.#finders.includes(id) ? 0 : (this.#took.get(id) ?? 0))
    for (const test of tests.toSorted((one, other) => rankOf(one) - rankOf(other))) {
      const result = await this.#resultOf(test)
      results.push(result)
      if (result.status !== TestStatus.Failed) continue
      this.#finders = [test.id, ...this.#finders.filter((id) => id !== test.id)].slice(0, FINDERS_KEPT)
      break
    }
    return results
  }

  async #resultOf(test) {
    const began = performance.now()
    this.#state.currentTestId = test.id
    try {
      await test.run()
      return { ...told(test, this.#noted(test, began)), status: TestStatus.Success }
    } catch (error) {
      return failed(test, error, this.#noted(test, began))
    } finally {
      this.#state.currentTestId = undefined
    }
  }

  #noted({ id }, began) {
    const took = performance.now() - began
    this.#took.set(id, took)
    return took
  }
}

/** A test as Stryker's reports tell of it. */
function told({ id, name }, timeSpentMs) {
  return { id, name, timeSpentMs }
}

function failed(test, error, timeSpentMs) {
  const failureMessage = error instanceof Error ? error.message : String(error)
  return { ...told(test, timeSpentMs), status: TestStatus.Failed, failureMessage }
}

const runnerOf = (options) => new BundleRunner(options)
runnerOf.inject = tokens(commonTokens.options)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'bundle', runnerOf)]

/** The runner's own part of Stryker's configuration. */
export const strykerValidationSchema = {
  properties: {
    bundle: {
      description:
        'The tests, as patterns of files from the root on; one that begins with ! leaves files out.',
      type: 'object',
      properties: {
        tests: { type: 'array', items: { type: 'string' } },
        keepsAnswers: { description: 'Whether the sources keep what they have worked out.', type: 'boolean' },
      },
    },
  },
}
