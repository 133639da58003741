import { capitalized } from '@/engine/basics/phrases'
import type { CommandReason } from '@/engine/declare/search-bot'
import { sayOf } from '@/engine/declare/words'
import { hintWays } from '@/table/hints/hint-ways'
import { clauseLinks } from '@/table/rules/ClauseLink'
import { CLAUSES } from '../clauses'
import { type Command, COMMANDS } from '../commands'
import { namesIn } from '../queries/names'
import type { View } from '../queries/view'
import { isSeat, SEAT_NAMES } from '../tables/seats'
import { sightOf } from './board/sight'
import { rulesAt } from './texts/rules-at'

/** All other seats together. */
const OTHERS = 'the others'

/** How what the bot of this game thinks is read and drawn. */
export const HINT_WAYS = hintWays({
  set: COMMANDS,
  namesOf: (view: View) => namesIn(view),
  tableOf: sightOf,
  // Most commands roll dice or draw chits: what comes after is not foreseen.
  viewAfter: (view) => view,
  reasonInWords({ command }: CommandReason<Command>, view) {
    const { clause } = COMMANDS.commands[command.type]
    return { text: capitalized(sayOf(COMMANDS, namesIn(view), sightOf(view), command)), clause }
  },
  seatsOf: ({ viewer }) => [isSeat(viewer) ? SEAT_NAMES[viewer] : SEAT_NAMES.one, OTHERS],
  Clause: clauseLinks(CLAUSES, rulesAt),
  rulesAt,
})
