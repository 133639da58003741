import type { ChoosingWays } from '@/table/choosing/choosing-hand'
import type { Command } from '../../commands'
import { refuse } from '../../refuse'
import type { View } from '../../queries/view'
import { TEXT } from '../texts/table-text'
import { STAGE_CLAUSES } from '../texts/stage-text'
import { offersOf, stageIn, startOf } from './offers'
import { hexOfOption } from './option-places'
import { partsOf } from './parts'

/** What is looked at once more before it is done: what spends a spell or an artifact, or gives up a unit. */
const WEIGHTY: ReadonlySet<Command['type']> = new Set([
  'cast',
  'respond',
  'retreat',
  'trade',
  'feed',
  'steal',
])

/** How commands of Archmagi are put together. */
export const WAYS: ChoosingWays<View, Command> = {
  offersOf,
  partsOf,
  hexOf: hexOfOption,
  startOf,
  isWeighty: ({ type }) => WEIGHTY.has(type),
  nothing: (view, hex) => refuse(STAGE_CLAUSES[stageIn(view)], TEXT.nothingHere(hex)),
}
