import type { SetUp } from './state'

export * from './terms'
// The types alone: what reads files, and with it the schema library, is not needed to play.
export type * from './settings'
export type * from './state'

/** A set-up in which nothing has been laid out. */
export const NO_SET_UP: SetUp = { haunts: {}, sorcerers: {}, entries: {} }
