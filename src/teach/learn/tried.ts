import { HELP, type Help, MOST_REFUSED } from '@/engine/lesson/handed-in'

/** What a learner did in a task, up to now. */
export interface Tried {
  /** How often it was begun until it was solved for the first time. */
  readonly tries: number
  /** The clauses by which moves were refused until then. */
  readonly refused: readonly string[]
  /** The help with which it was solved for the first time; null as long as it is not. */
  readonly solved: Help | null
  /** Whether it has been begun and is neither solved nor left. */
  readonly isUnderWay: boolean
  /** The most that has helped since it was begun. */
  readonly help: Help
  /** How often it was solved without help in a row, for want of which it comes back; `LEARNED` comes back no more. */
  readonly box: number
  /** The day on which something was done last, in days since 1970. */
  readonly day: number
}

/** Something that a learner does in a task. */
export type Deed =
  | { readonly kind: 'moved' }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'solved' }
  | { readonly kind: 'refused'; readonly clause: string }
  | { readonly kind: 'helped'; readonly help: Help }

/** After so many days a task comes back from each box (Leitner's boxes). */
const DAYS = [1, 3, 7, 16] as const
/** The box of what comes back no more. */
export const LEARNED = DAYS.length

const UNTRIED: Tried = {
  tries: 0,
  refused: [],
  solved: null,
  isUnderWay: false,
  help: 'none',
  box: 0,
  day: 0,
}

/** What a learner has done in a task once something more was done, on a day since 1970. */
export function triedAfter(before: Tried = UNTRIED, deed: Deed, day: number): Tried {
  // A solution that is looked at once more, or a late click, begins nothing.
  if (deed.kind === 'solved') return before.isUnderWay ? solvedAfter(before, day) : before
  if (deed.kind === 'restarted' && !before.isUnderWay) return before
  const begun = before.isUnderWay ? before : begunAfter(before)
  return { ...withDeed(begun, deed), day }
}

function begunAfter(before: Tried): Tried {
  return { ...before, isUnderWay: true, help: 'none', tries: before.tries + countsOf(before) }
}

function withDeed(now: Tried, deed: Exclude<Deed, { readonly kind: 'solved' }>): Tried {
  switch (deed.kind) {
    case 'moved':
      return now
    case 'restarted':
      return { ...now, tries: now.tries + countsOf(now) }
    case 'refused':
      return now.solved === null
        ? { ...now, refused: [...now.refused, deed.clause].slice(0, MOST_REFUSED) }
        : now
    case 'helped':
      return HELP.indexOf(deed.help) > HELP.indexOf(now.help) ? { ...now, help: deed.help } : now
  }
}

function solvedAfter(now: Tried, day: number): Tried {
  return { ...now, isUnderWay: false, solved: now.solved ?? now.help, box: boxAfter(now), day }
}

/** What was solved alone at once need not come back. */
function boxAfter({ solved, help, box }: Tried): number {
  if (help !== 'none') return 0
  return solved === null ? LEARNED : Math.min(box + 1, LEARNED)
}

/** Once it is solved, how often it is begun tells nothing more of how it was learned. */
function countsOf({ solved }: Tried): 0 | 1 {
  return solved === null ? 1 : 0
}

/** Whether a task should be taken once more on a day: it was left open, or solved with help some days ago. */
export function isDue({ tries, solved, box, day }: Tried, today: number): boolean {
  if (tries === 0) return false
  return solved === null ? day < today : isBoxDue({ box, day }, today)
}

/** Whether what lies in a box since a day comes back on another. */
export function isBoxDue({ box, day }: Pick<Tried, 'box' | 'day'>, today: number): boolean {
  const wait = DAYS[box]
  return wait !== undefined && day + wait <= today
}
