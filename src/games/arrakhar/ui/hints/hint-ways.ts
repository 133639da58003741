import type { Reason, Thought } from '@/engine/bot'
import type { Hint } from '@/table/hints/hint-desk'
import type { HintWays } from '@/table/hints/Hints'
import type { Why } from '../../bot/reason'
import { rulesAt, SIDE_NAMES } from '../../content/text'
import { sayOf } from '@/engine/kernel/words'
import { type Command, COMMANDS } from '../../commands'
import type { View } from '../../rules/view'
import { ClauseLink } from '../rules-help/ClauseLink'
import { namesOf } from './command-names'
import { drawingsOf } from './plan-drawings'
import { plannedFrom } from './planned'
import { reasonInWords } from './reason-words'

/** Reasons beyond these tell little. */
const REASONS_SHOWN = 4

/** How what the bot of this game thinks is read and drawn. */
export const HINT_WAYS: HintWays<View, Command> = { hintOf, Clause: ClauseLink, rulesAt }

function hintOf(view: View, { commands, chance, reasons }: Thought<Command, Reason>): Hint {
  const plan = plannedFrom(view, commands)
  return {
    commands,
    lines: plan.map(({ command, table }) => sayOf(COMMANDS, namesOf(table), table, command)),
    // The bot is this game's own, and so are its reasons.
    reasons: (reasons as readonly Why[]).slice(0, REASONS_SHOWN).map((why) => reasonInWords(why, view)),
    chance,
    seats:
      view.viewer === 'wizard'
        ? [SIDE_NAMES.wizard, SIDE_NAMES.sorcerer]
        : [SIDE_NAMES.sorcerer, SIDE_NAMES.wizard],
    drawings: drawingsOf(plan),
  }
}
