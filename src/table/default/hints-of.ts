import type { Viewer } from '@/engine/kernel/game'
import type { AnyDeclaration, CommandsOf, Declarations } from '@/engine/declare/command'
import type { GameTypes } from '@/engine/declare/game-types'
import type { CommandReason } from '@/engine/declare/search-bot'
import { buttonOf, sayOf } from '@/engine/declare/words'
import { capitalized } from '@/engine/basics/phrases'
import { present } from '@/engine/kernel/refusal'
import { HINT } from '../hints/hint-text'
import { hintWays } from '../hints/hint-ways'
import type { HintWays } from '../hints/Hints'
import { clauseLinks } from '../rules/ClauseLink'
import type { TableWays } from './table-model'

/** How the thoughts of the kernel's search are read: each command with its clause and what speaks for it. */
export function hintsOf<
  T extends GameTypes,
  C extends Declarations<T>,
  View extends T['table'] & { readonly viewer: Viewer },
>(ways: TableWays<T, C, View>, rulesAt: (clause: string) => string): HintWays<View, CommandsOf<T, C>> {
  const { set, seats } = ways
  const headings: Readonly<Record<string, string>> = ways.headings
  return hintWays<T, C, View, CommandReason<CommandsOf<T, C>>>({
    set,
    rulesAt,
    namesOf: (view) => ways.namesOf(view),
    tableOf: (view) => ways.positionOf(view),
    viewAfter: (view, command) => ways.viewAfter?.(view, command) ?? view,
    reasonInWords({ command }, view) {
      const { clause } = present<AnyDeclaration<T>>(set.commands[command.type], command.type)
      const names = ways.namesOf(view)
      const said = capitalized(sayOf(set, names, ways.positionOf(view), command))
      const { more } = buttonOf(set, names, ways.positionOf(view), command)
      return { text: more === undefined ? said : `${said}: ${more}`, clause }
    },
    seatsOf(view) {
      const playing = ways.seatsOf?.(view)
      const inPlay = playing ? seats.filter(({ id }) => playing.includes(id)) : seats
      const asking = inPlay.find(({ id }) => id === view.viewer) ?? inPlay[0]
      const [other, ...more] = inPlay.filter((seat) => seat !== asking)
      return [asking?.name ?? '', more.length > 0 ? HINT.others : (other?.name ?? '')]
    },
    Clause: clauseLinks(headings, rulesAt),
  })
}
