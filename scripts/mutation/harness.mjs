import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'

/**
 * As much of Vitest as the tests of the rules use, in one process: files are read as often as wanted, and
 * a test is a function to be called.
 */

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

/** The matchers of the tests as last read. Chai never lets go of one, nor of the whole reading that it comes from. */
const latest = new Map()

/** What Chai is given for a matcher: it calls whichever was read last. */
const callerOfLatest = (name) =>
  function (...args) {
    return latest.get(name).apply(this, args)
  }

/** Vitest's own `expect`, put together as Vitest does it. */
const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect)
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect })
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT], {
  extend: (matchers) => {
    for (const [name, matcher] of Object.entries(matchers)) {
      if (!latest.has(name)) chai.expect.extend(expect, { [name]: callerOfLatest(name) })
      latest.set(name, matcher)
    }
  },
})
setState({ assertionCalls: 0, isExpectingAssertions: false }, expect)
expect.extend(customMatchers)

/** `describe.each` or `test.each`: the cases of a table have its title, and a number that tells them apart. */
const eachOf = (register) => (cases) => (title, run) => {
  const isSpread = cases.every(Array.isArray)
  cases.forEach((one, nth) => register(`${title} (${nth + 1})`, () => (isSpread ? run(...one) : run(one))))
}

/** What files of tests find in place of Vitest, and the tests that they have registered. */
export function harness() {
  const tests = []
  const path = []
  /** How many tests of a file have a name already. */
  const alike = new Map()
  let file = ''
  const describe = (title, register) => {
    path.push(title)
    register()
    path.pop()
  }
  const test = (title, run) => {
    const name = [...path, title].join(' ')
    const place = `${file}#${name}`
    const nth = alike.get(place) ?? 0
    alike.set(place, nth + 1)
    tests.push({ id: `${place}#${nth}`, name, file, run })
  }
  return {
    tests,
    beginFile: (name) => {
      file = name
    },
    api: {
      // What stands in it records playthroughs anew, which is not for here.
      beforeAll: () => undefined,
      describe: Object.assign(describe, { each: eachOf(describe) }),
      expect,
      test: Object.assign(test, { each: eachOf(test) }),
    },
  }
}
