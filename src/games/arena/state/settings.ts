import type { ValueOf } from '@/engine/declare/kind'
import { flag, oneOf, whole } from '@/engine/declare/kinds'
import { eachOf, record, spread } from '@/engine/declare/record'
import { MAP_IDS, MAPS } from '../tables/boards'
import { CREATURE_IDS, CREATURES } from '../tables/creatures'
import { DEFAULTS } from '../tables/game-rules'
import { ITEM_IDS } from '../tables/items'
import { SPELL_IDS } from '../tables/spells'
import { NEWEST_RULES, RULES_VERSIONS, type RulesVersion } from './terms'
import { both, forSeats, points, seatOr } from './vocabulary'

/** The highest price that may be agreed on. */
export const MOST_PRICE = 99

/** Optional variants, off by default (AA-25). */
const VARIANTS = record({
  terrainPool: flag.usually(false),
  wild: flag.usually(false),
  enclosed: flag.usually(false),
})
export interface Variants extends ValueOf<typeof VARIANTS> {}

const ruleset = oneOf(['advanced', 'basic'], 'must be "advanced" or "basic"').usually('advanced')
const map = oneOf(MAP_IDS, `must be one of ${MAP_IDS.join(', ')}`).derived()
const variants = VARIANTS.usually({ terrainPool: false, wild: false, enclosed: false })
const firstPlayer = seatOr('roll', 'must be 0, 1 or "roll"')
/** What may be given another price than the printed one: all that is sold (AA-2.2). */
export const PRICED = [...CREATURE_IDS.filter((id) => CREATURES[id].isSold), ...ITEM_IDS]
const usualOptions = { points: both(DEFAULTS.points), spellCards: DEFAULTS.spellCards }
export const turnLimit = whole(1, 1000).usually(DEFAULTS.turnLimit)
const OPTIONS = {
  points: forSeats(points).usually(usualOptions.points),
  /** Different spells that an army may list; 0 for any number (AA-2.5). */
  spellCards: whole(0, SPELL_IDS.length).usually(usualOptions.spellCards),
  turnLimit,
  /** Prices that the sides have agreed on, in place of the printed ones. */
  prices: eachOf(PRICED, whole(1, MOST_PRICE).optional()).optional(),
}

/** What may be agreed on before a game, as a form or a file says it. */
export const NEW_GAME = record({
  ...{ ruleset, map, variants },
  ...OPTIONS,
  firstPlayer: firstPlayer.usually('roll'),
})

/** What the players agreed on before the game; it never changes during one. */
export interface Settings extends ValueOf<typeof NEW_GAME> {
  readonly rules: RulesVersion
}

/** What was agreed on, as a position file says it. */
export const settings = spread(
  {
    game: oneOf(['arena'], 'must be "arena"').optional(),
    rules: oneOf(RULES_VERSIONS, `must be ${RULES_VERSIONS.join(' or ')}`).usually(NEWEST_RULES),
    ruleset,
    board: oneOf(['arena39', 'basic17'], 'must be "arena39" or "basic17"').optional(),
    map,
    variants,
    options: record({ ...OPTIONS, firstPlayer: firstPlayer.derived() }).usually({
      ...usualOptions,
      turnLimit: DEFAULTS.turnLimit,
      firstPlayer: undefined,
    }),
  },
  ({ rules, ruleset, map, variants, ...options }: Settings) => ({
    game: 'arena' as const,
    ...{ rules, ruleset, board: MAPS[map].board, map, variants, options },
  }),
)
