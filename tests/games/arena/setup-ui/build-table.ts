import { problemsText } from '@/engine/kernel/refusal'
import { arenaRules as rules } from '@/games/arena/rules'
import type { Command } from '@/games/arena/commands'
import type { Position } from '@/games/arena/state/position'
import { AnsweringTable } from '../../../support/answering-table'

export type BuildTable = AnsweringTable<Position, Command>

/** A table at the start of a game set up as the settings say. */
export function newTable(settings: unknown): BuildTable {
  const parsed = rules.newGame(settings)
  if (!parsed.ok) throw new Error(problemsText(parsed.problems))
  return new AnsweringTable(rules, parsed.value)
}
