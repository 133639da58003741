import 'vitest'

declare module 'vitest' {
  /** What scripts/e2e-setup.mjs and scripts/engines-setup.mjs hand to the tests in browsers. */
  interface ProvidedContext {
    /** Where the built site is served, with a slash at the end. */
    address: string
    /** The Chromium to drive. */
    browserPath: string
    /** The programs of the three engines, each by its path. */
    engines: {
      readonly chromium: string
      readonly firefox: string
      /** WebKit's driver, which starts its browser itself. */
      readonly webkitDriver: string
      /** A display in memory, for browsers that need one. */
      readonly display: string
    }
  }
}
