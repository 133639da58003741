import { readFileSync } from 'node:fs'
import { freeze } from 'immer'
import { copyOf } from '@/engine/basics/copy'
import type { AnyCommand } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import { play, type PlayingOf, refusalOf } from '@/engine/kernel/play'
import { problemsText } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import { faultsOfArchmagiCase, parseArchmagiCases } from '@/games/archmagi/cases/cases'
import type { Command } from '@/games/archmagi/commands'
import type { archmagiPlay } from '@/games/archmagi/play'
import { archmagiRules } from '@/games/archmagi/rules'
import type { State } from '@/games/archmagi/state/state'
import { recordedFile } from '../corpus/kept'
import vectorsOfArchmagi from '../data/archmagi/vectors.json' with { type: 'json' }

/** A command where it was legal. */
export interface Sample {
  readonly command: AnyCommand
  readonly position: object
}

/** Archmagi’s cases have words of their own: what can be played after each of their commands is kept too. */
export function samplesOfArchmagiCases(): Map<string, Sample> {
  const samples = new Map<string, Sample>()
  const read = parseArchmagiCases(vectorsOfArchmagi)
  if (!read.ok) throw new Error(problemsText(read.problems))
  const keep = (position: State, commands: readonly Command[]) => {
    for (const command of commands)
      if (!samples.has(command.type) && !refusalOf(archmagiRules, position, command))
        samples.set(command.type, { command, position: freeze(copyOf(position), true) })
  }
  const keeping: PlayingOf<typeof archmagiPlay> = (rules, position, command, dice) => {
    const played = play(rules, position, command, dice)
    keep(position, [command])
    if (played.outcome === 'played') keep(played.position, archmagiRules.legalCommands(played.position))
    return played
  }
  for (const one of read.value) faultsOfArchmagiCase(one, keeping)
  // Chance seldom strikes down who carries something: that is in a recorded game.
  const recorded = readSave(
    archmagiRules,
    JSON.parse(readFileSync(recordedFile('archmagi', 'gives-up'), 'utf8')),
  )
  if (!recorded.ok) throw new Error(problemsText(recorded.problems))
  const { history } = recorded.value
  history.steps.forEach(({ entry }, nth) => keep(positionAt(history, nth), [entry.command]))
  return samples
}
