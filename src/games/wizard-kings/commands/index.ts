import type { CommandsOf } from '@/engine/declare/command'
import { defineCommands } from '@/engine/declare/command-set'
import { endAftermath, regroupIn, regroupOut } from './aftermath/aftermath'
import { assignHit, cast, fire, hold, retreat } from './battle/actions'
import { openBattle } from './battle/open'
import { commitBuilds, disband, endStudy, study } from './build/build'
import { GROUND, type WizardKings } from './kit/kit'
import { castMove } from './moves/cast-move'
import { endMoves } from './moves/end-moves'
import { move, seaMove } from './moves/move'
import { endRecruiting, recruit } from './recruiting/recruit'
import { chooseArmy, chooseBoard, chooseEdge, rollMoon, rollOff } from './set-up/map'
import { chooseCapitals, chooseChaosPool, chooseForce, deploy } from './set-up/secrets'
import { rollInitiative } from './turn/initiative'
import { resign } from './turn/resign'

/** Everything a seat may ask for, in the order in which it is listed. */
export const COMMANDS = defineCommands(GROUND)({
  ...{ rollOff, chooseBoard, chooseEdge, chooseArmy, chooseChaosPool, chooseForce, chooseCapitals, deploy },
  ...{ rollMoon, rollInitiative, move, seaMove, castMove, endMoves, recruit, endRecruiting },
  ...{ openBattle, fire, cast, retreat, hold, assignHit, regroupOut, regroupIn, endAftermath },
  ...{ study, disband, endStudy, commitBuilds, resign },
})

export type Command = CommandsOf<WizardKings, typeof COMMANDS.commands>
