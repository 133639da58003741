import type { Reason, Thought } from '@/engine/bot'
import type { Hint } from '@/table/hints/hint-desk'
import type { HintWays } from '@/table/hints/Hints'
import type { Why } from '../../bot/reason'
import { rulesAt, SEAT_NAMES } from '../../content/text'
import type { Command } from '../../rules/commands'
import type { View } from '../../rules/view'
import { ClauseLink } from '../build/ClauseLink'
import { commandInWords } from './command-words'
import { drawingsOf } from './plan-drawings'
import { plannedFrom } from './planned'
import { reasonInWords } from './reason-words'

/** How what the bot of this game thinks is read and drawn. */
export const HINT_WAYS: HintWays<View, Command> = { hintOf, Clause: ClauseLink, rulesAt }

function hintOf(view: View, { commands, chance, reasons }: Thought<Command, Reason>): Hint {
  const plan = plannedFrom(view, commands)
  return {
    commands,
    lines: plan.map((planned) => commandInWords(view, planned)),
    // The bot is this game's own, and so are its reasons.
    reasons: (reasons as readonly Why[]).map((why) => reasonInWords(why, view)),
    chance,
    seats: view.viewer === 'east' ? [SEAT_NAMES.east, SEAT_NAMES.west] : [SEAT_NAMES.west, SEAT_NAMES.east],
    drawings: drawingsOf(view, plan),
  }
}
