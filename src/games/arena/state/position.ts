export * from './terms'
// The types alone: what reads files, and with it the schema library, is not needed to play.
export type * from './settings'
export type * from './state'
