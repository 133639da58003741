import { toolRulesOf } from '@/engine/declare/game-rules'
import { COMMANDS } from './commands'
import { wizardKingsFiles } from './files'
import { wizardKingsPlay } from './play'
import { faultsIn } from './queries/faults'
import { viewOf } from './queries/view'
import { withOtherSecrets } from './invariants'

/** All of Wizard Kings: what a table plays, its files, and what random play and its checks need. */
export const wizardKingsRules = {
  ...wizardKingsPlay,
  ...wizardKingsFiles,
  ...toolRulesOf(COMMANDS, { viewOf }, { faultsIn, otherSecrets: withOtherSecrets }),
}
