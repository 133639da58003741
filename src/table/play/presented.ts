import type { LogStep } from '@/engine/table/table'
import type { EventTypes, Presentations } from '../events/presentation'
import { type AnyLine, numberedLines } from '../log/line'
import { presentedLinesBy } from '../log/sentences'
import { effectsBy } from '../motion/effects'
import { setPiecesBy } from '../motion/set-pieces'
import { soundsBy } from '../motion/sounds'
import { recapWaysBy } from '../recap/recap-ways'

/** What a table tells, shows and lets hear of its events: all of it by how each is presented, and by what pieces are called. */
export function presentedBy<T extends EventTypes, View extends T['table']>(
  presentations: Presentations<T>,
  namesIn: (view: View, log: readonly LogStep<T['event']>[]) => T['names'],
) {
  const linesOf: (step: LogStep<T['event']>, names: T['names']) => readonly AnyLine[] =
    presentedLinesBy(presentations)
  return {
    logOf(log: readonly LogStep<T['event']>[], view: View) {
      const names = namesIn(view, log)
      return numberedLines(log, (step) => linesOf(step, names))
    },
    effectsOf: effectsBy(presentations),
    setPiecesOf: setPiecesBy(presentations, namesIn),
    soundsOf: soundsBy(presentations),
    recap: recapWaysBy(presentations, namesIn),
  }
}
