import type { AnyEvent, Seat } from '@/engine/kernel/game'
import type { LogStep } from '@/engine/table/table'
import type { AnyLine } from '../log/line'
import { ANNOUNCEMENTS_TEXT } from './announcements-text'
import { lastNumber, type SceneOf, takenBack, type AnnouncementSource } from './use-news'

/** What a game puts in words of its own. */
interface Voice<View, Event extends AnyEvent> {
  /** The sentences of a step, as the log has them. */
  readonly linesOf: (
    step: LogStep<Event>,
    scene: SceneOf<View, Event>,
  ) => readonly { readonly text: string; readonly kind?: AnyLine['kind'] }[]
  /** Where the game stands: 'Turn 3, West: Movement'. */
  readonly moment: (view: View) => string
  /** How it ended; undefined while it goes on. */
  readonly ending: (view: View) => string | undefined
  /** Who decides now; undefined where nobody does. */
  readonly holder: (seat: Seat | null) => string | undefined
  /** What a listener would wonder about after a step; undefined for nothing. */
  readonly due?: (view: View) => string | undefined
}

/**
 * A telling in the log's own sentences: a text for each step, so that none is lost when several come at once. Steps
 * taken back say so, and so do those done again.
 */
export function announcementSource<View, Event extends AnyEvent>(
  voice: Voice<View, Event>,
): AnnouncementSource<View, Event> {
  const holderText = (seat: Seat | null) => voice.holder(seat) ?? []
  return {
    endingOf: voice.ending,
    momentNews: ({ view, seat }) => {
      const ending = voice.ending(view)
      return ending === undefined ? [`${voice.moment(view)}.`].concat(holderText(seat)) : [ending]
    },
    newsBetween: (before, after, undone) => {
      const news = after.log === before.log ? [] : stepNews(voice, before, after, undone)
      return after.seat === before.seat ? news : news.concat(holderText(after.seat))
    },
  }
}

function stepNews<View, Event extends AnyEvent>(
  voice: Voice<View, Event>,
  before: SceneOf<View, Event>,
  after: SceneOf<View, Event>,
  undone: ReadonlySet<Event>,
): readonly string[] {
  const back = takenBack(before, after).toReversed()
  if (back.length > 0) {
    const moment = voice.moment(after.view)
    const said = back.map((step) => ANNOUNCEMENTS_TEXT.takenBack(stepText(voice, step, before)))
    return voice.moment(before.view) === moment ? said : [...said, `${moment}.`]
  }
  const heard = lastNumber(before)
  return after.log.flatMap((step) => {
    const text = step.number > heard ? stepText(voice, step, after) : ''
    if (text === '') return []
    const isAgain = step.events.some((event) => undone.has(event))
    return [[isAgain ? ANNOUNCEMENTS_TEXT.again(text) : text].concat(voice.due?.(after.view) ?? []).join(' ')]
  })
}

/** The sentences of a step, each with its full stop. */
function stepText<View, Event extends AnyEvent>(
  { linesOf }: Voice<View, Event>,
  step: LogStep<Event>,
  scene: SceneOf<View, Event>,
): string {
  const lines = linesOf(step, scene)
  const said = lines.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`))
  return [...(endsEmpty(step, lines) ? [ANNOUNCEMENTS_TEXT.empty] : []), ...said].join(' ')
}

/** Whether a step that nobody gave did nothing but end a part: then that held nothing for its side. */
function endsEmpty(
  { isAutomatic = false }: Pick<LogStep<unknown>, 'isAutomatic'>,
  [first]: readonly { readonly kind?: AnyLine['kind'] }[],
): boolean {
  return isAutomatic && first?.kind === 'heading'
}
