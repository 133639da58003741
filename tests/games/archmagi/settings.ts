import type { Settings } from '@/games/archmagi/state/settings'

/** A duel by the usual rules, of a few rounds. */
export const USUAL: Settings = {
  ...{ seats: 2, map: 'teaching-isle', terrainMethod: 'fixed', exploration: false, templeRule: 'subroll' },
  ...{ noDeploy: [], pileFilter: 'all', archmagi: 'random', responseWindows: 'sealed', deferDiscards: false },
  ...{ openHands: false, roundLimit: 6 },
}
