import { lazy, type ComponentType } from 'react'
import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { NewGameProps, TableProps } from '@/engine/table'
import type { AnyGame } from '@/games/manifest'
import type { SessionGame } from '@/store/session'

/** A game whose loading has begun. */
export interface GameParts {
  readonly game: AnyGame
  readonly forSession: Promise<SessionGame>
  readonly Table: ComponentType<TableProps<object, AnyCommand, AnyEvent>>
  readonly NewGameForm: ComponentType<NewGameProps<AnyCommand>>
}

const begun = new Map<AnyGame, GameParts>()

/** The parts of a game; the rules are loaded at once and once, the rest when first shown. */
export function partsOf(game: AnyGame): GameParts {
  const known = begun.get(game)
  if (known) return known
  const parts: GameParts = {
    game,
    forSession: game.loadRules().then((rules) => ({ rules, summaryOf: (view) => game.summaryOf(view) })),
    Table: lazy(() => game.loadTable().then((component) => ({ default: component }))),
    NewGameForm: lazy(() => game.loadNewGame().then((component) => ({ default: component }))),
  }
  begun.set(game, parts)
  return parts
}
