import { toolRulesOf } from '@/engine/declare/game-rules'
import { COMMANDS } from './commands'
import { archmagiFiles } from './files'
import { withOtherSecrets } from './invariants'
import { archmagiPlay } from './play'
import { faultsIn } from './queries/faults'

/** Archmagi, whole. */
export const archmagiRules = {
  ...archmagiPlay,
  ...archmagiFiles,
  ...toolRulesOf(COMMANDS, archmagiPlay, { faultsIn, otherSecrets: withOtherSecrets }),
}
