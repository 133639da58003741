import type { Reason, Thought } from '@/engine/bot/bot'
import type { CommandsOf, Declarations } from '@/engine/declare/command'
import type { CommandSet } from '@/engine/declare/command-set'
import type { GameTypes } from '@/engine/declare/game-types'
import { sayOf } from '@/engine/declare/words'
import type { SaidReason } from '@/engine/table/table'
import type { HintWays } from './Hints'
import { drawingsOf, plannedFrom } from './plan'

/** What a game tells of itself so that its bot's thoughts can be read. */
interface HintWords<
  T extends GameTypes,
  C extends Declarations<T>,
  View extends object,
  Why extends Reason,
> extends Pick<HintWays<View, CommandsOf<T, C>>, 'Clause' | 'rulesAt'> {
  readonly set: CommandSet<T, C>
  namesOf(view: View): T['names']
  /** What commands are told by: the view itself, or a position as the view has it. */
  tableOf(view: View): T['table']
  /** The table once a command has been carried out, as far as no dice decide it. */
  viewAfter(view: View, command: CommandsOf<T, C>): View
  reasonInWords(why: Why, view: View): SaidReason
  /** The names of the seat that asks and of the other, or of all others together. */
  seatsOf(view: View): readonly [asking: string, other: string]
}

/** Reasons beyond these tell little. */
const REASONS_SHOWN = 4

/** How a game's bot is understood at its table: its commands in words and as drawings, and its reasons. */
export function hintWays<
  T extends GameTypes,
  C extends Declarations<T>,
  View extends object,
  Why extends Reason,
>(words: HintWords<T, C, View, Why>): HintWays<View, CommandsOf<T, C>> {
  const { set, Clause, rulesAt } = words
  return {
    Clause,
    rulesAt,
    hintOf(view: View, { commands, chance, reasons }: Thought<CommandsOf<T, C>, Reason>) {
      const plan = plannedFrom(view, commands, (now, command) => words.viewAfter(now, command))
      // The bot is the game's own, and so are its reasons.
      const shown = (reasons as readonly Why[]).slice(0, REASONS_SHOWN)
      return {
        commands,
        lines: plan.map(({ command, table }) =>
          sayOf(set, words.namesOf(table), words.tableOf(table), command),
        ),
        reasons: shown.map((why) => words.reasonInWords(why, view)),
        chance,
        seats: words.seatsOf(view),
        drawings: drawingsOf(
          set,
          plan.map(({ command, table }) => ({ command, table: words.tableOf(table) })),
        ),
      }
    },
  }
}
