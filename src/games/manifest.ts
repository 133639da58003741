import type { ComponentType } from 'react'
import type {
  AnyCommand,
  AnyEvent,
  AnyFileRules,
  AnyPlayRules,
  FileRules,
  PlayRules,
  Seat,
} from '@/engine/game'
import type { GameSummary, NewGameProps, TableProps } from '@/engine/table'

/** How a game presents itself before anything of it is loaded, and how its parts are loaded. */
export interface GameManifest<
  Position extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
  View extends object,
> {
  readonly id: string
  readonly name: string
  /** One sentence that makes somebody want to play. */
  readonly tagline: string
  readonly facts: GameFacts
  readonly seats: readonly { readonly id: Seat; readonly name: string }[]
  readonly icon: IconPath
  loadRules(): Promise<PlayRules<Position, Command, Event, View>>
  /** Needed to begin a game and to open a save. */
  loadFiles(): Promise<FileRules<Position, Command>>
  loadTable(): Promise<ComponentType<TableProps<View, Command, Event>>>
  loadNewGame(): Promise<ComponentType<NewGameProps<Command>>>
  /** From what lies open on the table. */
  summaryOf(view: View): GameSummary
}

/** The small print of a game's box. */
export interface GameFacts {
  readonly players: string
  readonly time: string
  readonly year: number
  readonly designer: string
}

/** Artwork as SVG path data in a 512 x 512 box. */
export interface IconPath {
  readonly path: string
}

/** Any game, for code that does not care which. */
export interface AnyGame extends Omit<
  GameManifest<object, AnyCommand, AnyEvent, object>,
  'loadRules' | 'loadFiles' | 'loadTable' | 'loadNewGame'
> {
  loadRules(): Promise<AnyPlayRules>
  loadFiles(): Promise<AnyFileRules>
  loadTable(): Promise<ComponentType<TableProps<object, AnyCommand, AnyEvent>>>
  loadNewGame(): Promise<ComponentType<NewGameProps<AnyCommand>>>
}

/** A game that is announced and cannot be played yet. */
export interface ComingGame {
  readonly id: string
  readonly name: string
  readonly tagline: string
  readonly icon: IconPath
}

/**
 * A manifest for the list of games. Its parts fit each other, which is checked here; that the shell
 * only ever brings the parts of one game together is what the compiler cannot follow.
 */
export function listed<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  manifest: GameManifest<P, C, E, V>,
): AnyGame {
  return manifest as unknown as AnyGame
}
