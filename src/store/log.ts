import type { AnyEvent, AnyPlayRules, Audience, Viewer } from '@/engine/kernel/game'
import type { LogStep } from '@/engine/table/table'
import { type AnyHistory, isOver, type Session } from './session'

type AnyStep = AnyHistory['steps'][number]
type AnyLogStep = LogStep<AnyEvent>

/** Writes the log of one viewer; a step is looked at once, however long the game goes on. */
export function logWriter(
  rules: AnyPlayRules,
  viewer: Viewer,
): (history: AnyHistory) => readonly AnyLogStep[] {
  const written = new WeakMap<AnyStep, AnyLogStep | null>()
  const lineOf = (step: AnyStep, index: number): AnyLogStep | null => {
    const known = written.get(step)
    if (known !== undefined) return known
    const line = writeStep(rules, viewer, step, index + 1)
    written.set(step, line)
    return line
  }
  return ({ steps, cursor }) =>
    steps
      .slice(0, cursor)
      .map(lineOf)
      .filter((line) => line !== null)
}

/** What both sides may know of a game; all of it once it is over. */
export function openLog(session: Session): readonly AnyLogStep[] {
  return logWriter(session.game.rules, isOver(session) ? 'referee' : 'table')(session.history)
}

/** A step as far as the viewer may know it, or null when that is nothing. */
function writeStep(rules: AnyPlayRules, viewer: Viewer, step: AnyStep, number: number): AnyLogStep | null {
  const events = step.events.filter((event) => mayKnow(rules.audienceOf(event), viewer))
  if (events.length === 0) return null
  const { seat, entry, isAutomatic } = step
  const rolls = entry.rolls.filter(({ seenBy }) => mayKnow(seenBy ?? 'all', viewer))
  const line = { number, seat, events, rolls, typed: entry.typed ?? false }
  return isAutomatic ? { ...line, isAutomatic } : line
}

function mayKnow(audience: Audience, viewer: Viewer): boolean {
  return viewer === 'referee' || audience === 'all' || audience.includes(viewer)
}
