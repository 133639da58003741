import { useState } from 'react'
import type { HandedIn } from '@/engine/lesson/handed-in'
import { failed } from '@/engine/files/schema'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { CLASS_TEXT as TEXT } from './class-text'
import { keepHandedIn } from './class-store'
import { codesIn, handedInBy, handedInFile } from './pasted'

/** What came of the hand-ins that were last added. */
export interface Outcome {
  readonly told: readonly string[]
  readonly problems: readonly Problem[]
}

/** Takes hand-ins from a text or a file, and tells what came of it. */
export function useGathering(gameId: string) {
  const [outcome, setOutcome] = useState<Outcome>()
  const keep = (read: readonly Parsed<HandedIn>[]) => setOutcome(outcomeOf(gameId, read))
  return {
    outcome,
    /** Whether all in the text was taken, so that the field can be emptied. */
    paste: async (text: string): Promise<boolean> => {
      const codes = codesIn(text)
      const read = codes.length > 0 ? await Promise.all(codes.map(handedInBy)) : [failed('', TEXT.none)]
      keep(read)
      return read.every(({ ok }) => ok)
    },
    open: async (file: File): Promise<void> => {
      keep([await handedInFile(file)])
    },
  }
}

function outcomeOf(gameId: string, all: readonly Parsed<HandedIn>[]): Outcome {
  const told: string[] = []
  const problems: Problem[] = []
  let added = 0
  for (const read of all) {
    if (!read.ok) {
      problems.push(...read.problems)
      continue
    }
    const { how, isKept } = keepHandedIn(read.value)
    const { learner, game } = read.value
    if (!isKept) problems.push({ path: '', message: TEXT.noRoom })
    else if (game !== gameId) told.push(TEXT.elsewhere(learner, game))
    else if (how === 'added') added += 1
    else told.push(how === 'renewed' ? TEXT.renewed(learner) : TEXT.older(learner))
  }
  return { told: added > 0 ? [TEXT.added(added), ...told] : told, problems }
}
