import { exchangedSecrets } from '@/engine/declare/secrets'
import { toolRulesOf } from '@/engine/declare/game-rules'
import { COMMANDS } from './commands'
import { __camel__Files } from './files'
import { __camel__Play } from './play'
import { faultsIn } from './queries/faults'
import { unitsOf } from './queries/units'

/** __Name__, whole. */
export const __camel__Rules = {
  ...__camel__Play,
  ...__camel__Files,
  ...toolRulesOf(COMMANDS, __camel__Play, {
    faultsIn,
    /** Crowns that a viewer does not know, on other heads. */
    otherSecrets(state, viewer) {
      if (state.ending) return undefined
      const crowns = exchangedSecrets(
        state.crowns,
        viewer,
        (crown, side) => unitsOf(state, side).find(({ id }) => id !== crown)?.id,
      )
      return { ...state, crowns }
    },
  }),
}
