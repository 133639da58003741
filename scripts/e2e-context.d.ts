import 'vitest'

declare module 'vitest' {
  /** What scripts/e2e-setup.mjs hands to the browser tests. */
  interface ProvidedContext {
    /** Where the built site is served, with a slash at the end. */
    address: string
    /** The Chromium to drive. */
    browserPath: string
    /** A Firefox to drive, if there is one. */
    firefoxPath: string | null
  }
}
