import type { AnyCommand } from '@/engine/kernel/game'
import { newGameFormOf } from './new-game-form'
import type { QuickStartCard } from '../new-game/QuickStartCards'

/** What is said of a game of which nothing is agreed on but how long it lasts. */
interface TurnLimitWords {
  readonly quick: Omit<QuickStartCard, 'id'>
  /** Above the ready-made game, and above the form. */
  readonly intros: readonly [quick: string, own: string]
  readonly turns: { readonly label: string; readonly usual: number; readonly most: number }
}

/** A new-game form for settings `{ turnLimit }`: the usual game at one click, or one of another length. */
export function turnLimitGame<Command extends AnyCommand>({ quick, intros, turns }: TurnLimitWords) {
  return newGameFormOf<{ readonly turnLimit: number }, QuickStartCard, Command>({
    draft: { turnLimit: turns.usual },
    settingsOf: (settings) => ({ ok: true, settings }),
    problemsBy: (lines) => ({ '': lines }),
    fields: ({ turnLimit }) => [
      {
        kind: 'number',
        label: turns.label,
        value: turnLimit,
        min: 1,
        max: turns.most,
        to: (next) => ({ turnLimit: next }),
      },
    ],
    intro: intros[1],
    quick: () => ({ intro: [intros[0]], cards: [{ id: 'quick', ...quick }] }),
    begun: () => ({ settings: { turnLimit: turns.usual }, opening: [] }),
  })
}
