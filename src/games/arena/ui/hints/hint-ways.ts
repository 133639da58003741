import type { Reason, Thought } from '@/engine/bot'
import type { Hint } from '@/table/hints/hint-desk'
import type { HintWays } from '@/table/hints/Hints'
import type { Why } from '../../bot/reason'
import { rulesAt, SEAT_NAMES } from '../../content/text'
import { sayOf } from '@/engine/kernel/words'
import { type Command, COMMANDS } from '../../commands'
import { namesOf } from '../../queries/names'
import type { View } from '../../rules/view'
import { ClauseLink } from '../build/ClauseLink'
import { drawingsOf } from './plan-drawings'
import { plannedFrom } from './planned'
import { reasonInWords } from './reason-words'

/** How what the bot of this game thinks is read and drawn. */
export const HINT_WAYS: HintWays<View, Command> = { hintOf, Clause: ClauseLink, rulesAt }

function hintOf(view: View, { commands, chance, reasons }: Thought<Command, Reason>): Hint {
  const plan = plannedFrom(view, commands)
  return {
    commands,
    lines: plan.map(({ command, table }) => sayOf(COMMANDS, namesOf(table), table, command)),
    // The bot is this game's own, and so are its reasons.
    reasons: (reasons as readonly Why[]).map((why) => reasonInWords(why, view)),
    chance,
    seats: view.viewer === 'east' ? [SEAT_NAMES.east, SEAT_NAMES.west] : [SEAT_NAMES.west, SEAT_NAMES.east],
    drawings: drawingsOf(plan),
  }
}
