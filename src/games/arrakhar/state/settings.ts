import * as v from 'valibot'
import { kindOf, type ValueOf } from '@/engine/declare/kind'
import { flag, oneOf, row, spelled, whole } from '@/engine/declare/kinds'
import { eachOf, record, spread, type ValueOfAll } from '@/engine/declare/record'
import { sameData } from '@/engine/basics/same-data'
import { RECONSTRUCTION_IDS, RECONSTRUCTIONS, UNNAMED } from '../tables/reconstructions'
import { HAUNT_COUNTS, hauntCountOf, HAUNTS_BY_COUNT, SCENARIO_IDS, SCENARIOS } from '../tables/scenarios'
import type { ByDie, CombatResult, CombatRow, Tables } from '../tables/tables'
import { type Costs, COUNTERMIX, type HauntId, UNIT_TYPES } from '../tables/units'
import { RULES_VERSIONS } from './terms'
import { map, SIDES } from './vocabulary'

const MOST_POINTS = 1000
const MOST_TURNS = 1000

const scenario = oneOf(SCENARIO_IDS, `must be one of ${SCENARIO_IDS.join(', ')}`)
const reconstruction = oneOf(RECONSTRUCTION_IDS, `must be one of ${RECONSTRUCTION_IDS.join(', ')}`)
const points = whole(0, MOST_POINTS)
const minimum = whole(0, COUNTERMIX)
const allowance = record({ points, minimum })
const haunts = spelled<readonly HauntId[]>(
  // Files say how many there are (AR-3.1).
  v.pipe(
    v.picklist(HAUNT_COUNTS, `must be ${HAUNT_COUNTS.join(' or ')}`),
    v.transform((count) => HAUNTS_BY_COUNT[count]),
  ),
  hauntCountOf,
)

/** Rulings decided the other way, each by agreement; what is left out is as the clause has it. */
const HOUSE_RULES = {
  /** A fireball rolls at most three dice, for the first-listed units (AR-8.4). */
  threeFireballDice: flag.optional(),
  /** Nobody casts haste in an entry hex, not even on the first turn (AR-9.6). */
  noEntryHaste: flag.optional(),
  /** An attack is rolled at the odds at which it was designated (AR-10.7). */
  fixedOdds: flag.optional(),
  /** An advance after fireball may be made until the segment ends, by units that have not attacked (AR-10.9). */
  advanceAnyTime: flag.optional(),
  /** Advances after combat wait until all attacks have been rolled (AR-10.10). */
  lateAdvances: flag.optional(),
}
export interface HouseRules extends ValueOfAll<typeof HOUSE_RULES> {}

/** Game-turns after which the sorcerer wins, or null for none. */
const turnLimit = whole(1, MOST_TURNS).orNull().usually(null)

/** House options (AR-13.5, section 14). */
const OPTIONS = record({
  turnLimit,
  /** Whether segments in which nothing can be done are ended by themselves. */
  skipEmptySegments: flag.usually(false),
  ...HOUSE_RULES,
})
export interface Options extends ValueOf<typeof OPTIONS> {}

const byDie = <Value extends string | number>(item: Parameters<typeof row<ByDie<Value>>>[0]) =>
  row<ByDie<Value>>(item, 6, 'must have six entries, one for each face of the die').optional()
const number = whole(0, COUNTERMIX)
const eliminatedFrom = eachOf(UNIT_TYPES, whole(1, 7).optional()).optional()
const results = row<CombatRow>(
  oneOf<CombatResult>(['-', '1', 'E'], 'must be "-", "1" or "E"'),
  7,
  'must have seven results, from 1:2 to 6:1',
)

/** The tables and costs that are played with; files say those that are not the reconstruction's. */
const FIGURES = {
  costs: kindOf<Costs, Partial<Costs>>(eachOf(UNIT_TYPES, whole(1, 100).optional())),
  tables: kindOf<Tables, Partial<Tables>>(
    record({
      wanderingOrcs: byDie(number),
      summon: byDie(number),
      haste: byDie(number),
      fireball: eliminatedFrom,
      wandFireball: eliminatedFrom,
      combat: row<ByDie<CombatRow>>(
        results,
        6,
        'must have six entries, one for each face of the die',
      ).optional(),
    }),
  ),
}

/** What may be agreed on before a game; all but the scenario has a default. */
export const NEW_GAME = record({
  scenario,
  advancedPlay: flag.usually(false),
  points: eachOf(SIDES, points.optional()).usually({}),
  minimums: eachOf(SIDES, minimum.optional()).optional(),
  haunts: haunts.optional(),
  reconstruction: reconstruction.optional(),
  costs: FIGURES.costs.optional(),
  tables: FIGURES.tables.optional(),
  map: map.optional(),
  turnLimit,
  skipEmptySegments: flag.usually(true),
  ...HOUSE_RULES,
})

const SETTINGS = {
  rules: oneOf(RULES_VERSIONS, `must be ${RULES_VERSIONS.join(' or ')}`).derived(),
  scenario,
  /** Map text, as `MAPS` holds it. */
  map,
  options: OPTIONS.usually({ turnLimit: null, skipEmptySegments: false }),
  /** Points and minimum of each side after Advanced Play and handicaps (AR-13.3, AR-13.4). */
  allowance: record({ sorcerer: allowance, wizard: allowance }).derived(),
  haunts: haunts.as('hauntCount').derived(),
  /** The reconstruction that was chosen; parts of it may have been replaced by the sides' own (AR-13.5). */
  reconstruction: reconstruction.usuallyUnsaid(UNNAMED),
  costs: FIGURES.costs.derived(),
  tables: FIGURES.tables.derived(),
}

/** What the players agreed on before the game; it never changes during one. */
export interface Settings extends ValueOfAll<typeof SETTINGS> {}

/** What was agreed on, as a position file says it: of what follows from scenario and reconstruction only what is other. */
export const settings = spread(
  { game: oneOf(['arrakhar'], 'must be "arrakhar"'), ...SETTINGS },
  ({ haunts, costs, tables, ...agreed }: Settings) => {
    const usual = RECONSTRUCTIONS[agreed.reconstruction]
    return {
      game: 'arrakhar' as const,
      ...agreed,
      ...(haunts.length !== SCENARIOS[agreed.scenario].haunts.length && { haunts }),
      ...(!isSame(costs, usual.costs) && { costs }),
      ...(!isSame(tables, usual.tables) && { tables }),
    }
  },
)

/** Whether figures are a reconstruction's, most often its very own. */
function isSame(one: object, other: object): boolean {
  return one === other || sameData(one, other)
}
