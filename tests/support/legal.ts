import { expect } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { boardOf } from '@/games/arrakhar/queries/board'
import type { Command } from '@/games/arrakhar/commands'
import { legalCommands } from '@/games/arrakhar/commands/legal'
import type { Situation } from './situation'

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>

/** The commands listed of a type. */
export function listed<Type extends Command['type']>(game: Situation, type: Type): readonly Of<Type>[] {
  return legalCommands(game.position).filter((command): command is Of<Type> => command.type === type)
}

/** Those of many commands that the referee accepts. */
export function accepted(game: Situation, commands: readonly Command[]): readonly Command[] {
  return commands.filter((command) => !game.refusalOf(command))
}

/** Every hex of the map. */
export function hexesOf({ position }: Situation): readonly HexId[] {
  return boardOf(position.settings).grid.ids
}

/** Commands as texts in one order, to compare lists whose order says nothing. */
export function sorted(commands: readonly Command[]): readonly string[] {
  return commands.map((one) => JSON.stringify(one)).sort()
}

/** The same commands in any order, and at least one. */
export function expectSame(some: readonly Command[], others: readonly Command[]): void {
  expect(sorted(some)).toEqual(sorted(others))
  expect(some.length).toBeGreaterThan(0)
}
