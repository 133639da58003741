import type { HexMark, MarkKind } from '@/board/board-props'
import type { AnyEvent, Seat, Viewer } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { CommandsOf, Declarations } from '@/engine/declare/command'
import type { GameTypes, StageOf } from '@/engine/declare/game-types'
import { legalOf } from '@/engine/declare/legal'
import { type ToldEvents, toldOf } from '@/engine/declare/event'
import { type Aimed, aimOf, buttonOf, lossOf, subjectNameOf, subjectOf } from '@/engine/declare/words'
import { present } from '@/engine/kernel/refusal'
import type { LogStep } from '@/engine/table/table'
import { sideOfSeat } from '@/widgets/side'
import { defaultHand } from '../commands/default-hand'
import { handsOf } from '../commands/hands'
import { onceForEach } from '@/engine/basics/once'
import { type AnyLine, numberedLines } from '../log/line'
import { linesBy } from '../log/sentences'
import { mayBeForgotten } from '../panel/undone'
import type { StageTold, TrackOf } from '../play/play-model'
import { facingWords } from '../words/facing-words'
import { hexWithMarks } from '../words/hex-in-words'
import { MARK_WORDS, TABLE_TEXT } from './default-text'
import { glimpseBySide } from './glimpse-map'
import { hintsOf } from './hints-of'
import type { Actor, Holding, TableGesture, TableModel, TableWays } from './table-model'

type Seen<T extends GameTypes> = T['table'] & { readonly viewer: Viewer }

/** Works out of a game's declarations what its table shows and answers. */
export function modelOf<T extends GameTypes, C extends Declarations<T>, View extends Seen<T>>(
  ways: TableWays<T, C, View>,
): TableModel<View, CommandsOf<T, C>, T['event']> {
  const { gameId, seats, headings, art, label } = ways
  const offers = offersIn(ways)
  const talk = wordsIn(ways)
  const hand = handsIn(ways, offers)
  return {
    gameId,
    seats,
    headings,
    art,
    label,
    boardOf: onceForEach((view: View) => ways.boardOf(view)),
    glimpseOf: (view) => ({ phase: talk.stageOf(view).name, map: glimpseBySide(ways.boardOf(view)) }),
    turnOf: (view) => ways.turnOf(view),
    endingOf: (view) => ways.endingOf(view),
    notesOf: (view) => ways.notes?.(view) ?? [],
    ...talk,
    ...offers,
    ...hand,
    stageOf(view) {
      const stage = talk.stageOf(view)
      return offers.mayDecide(view) ? stage : { ...stage, says: TABLE_TEXT.waiting }
    },
    trackOf: (view) => trackOf(ways, talk, view, offers.deciderOf(view)),
    leftIn(view) {
      const count = offers.actorsOf(view).length
      return mayBeForgotten(count > 0 ? TABLE_TEXT.left(count) : '')
    },
    inHand(view, gesture) {
      const actor = offers.actorsOf(view).find(({ subject }) => isHeld(gesture, subject))
      const hex = hand.hexOf(view, gesture)
      const place = hex === undefined ? [] : [`${hex}, ${talk.placeInWords(view, hex)}`]
      return [...(actor ? [actor.name] : []), ...place].join('; ')
    },
    hints: hintsOf(ways, talk.rulesAt),
  }
}

/** The turn and its stages, with the one that runs. */
function trackOf<T extends GameTypes, C extends Declarations<T>, View extends Seen<T>>(
  ways: TableWays<T, C, View>,
  { stages, stageOf, nameOf, sideOf }: ReturnType<typeof wordsIn<T, C, View>>,
  view: View,
  seat: Seat,
): ReturnType<TrackOf<View>> {
  const { turn, limit } = ways.turnOf(view)
  const segment = stages.findIndex(({ id }) => id === stageOf(view).id)
  return {
    turn,
    turnLimit: limit,
    turnName: 'turn',
    phases: [{ name: nameOf(seat), side: sideOf(seat), segments: stages }],
    current: ways.endingOf(view) ? null : { phase: 0, segment },
  }
}

function isHeld(gesture: TableGesture, subject: string): boolean {
  return gesture.name === 'Holding' && gesture.subject === subject
}

/** What may be done now, the end of the stage aside, and by whom. */
function offersIn<T extends GameTypes, C extends Declarations<T>, View extends Seen<T>>(
  ways: TableWays<T, C, View>,
) {
  const { set } = ways
  type Command = CommandsOf<T, C>
  const askedSeat = (view: View) => set.ground.askedSeat(view)
  const mayDecide = (view: View) =>
    askedSeat(view) !== null && (view.viewer === 'referee' || view.viewer === askedSeat(view))
  const endOf = (view: View) => ways.stages[set.ground.stageOf(view)].end
  const allOffers = onceForEach((view: View): readonly Command[] =>
    mayDecide(view) ? legalOf(set, ways.positionOf(view)) : [],
  )
  // What may be given at any time, such as giving up, is no order of the stage: it has a place of its own.
  const isAlways = ({ type }: Command) => set.commands[type]?.idles === 'always'
  const offersOf = onceForEach((view: View) =>
    allOffers(view).filter((command) => command.type !== endOf(view)?.type && !isAlways(command)),
  )
  const subject = (command: Command) => subjectIn(ways, command)
  const actorsOf = onceForEach((view: View) => actorsBy(ways, view, offersOf(view)))
  return {
    mayDecide,
    offersOf,
    deciderOf: (view: View): Seat => askedSeat(view) ?? ways.activeOf(view),
    actorsOf: (view: View, hex?: HexId) =>
      actorsOf(view).filter((actor) => hex === undefined || actor.hex === hex),
    offersBy: (view: View, held: string | undefined) =>
      offersOf(view)
        .filter((command) => subject(command) === held)
        .map((command) => ({
          command: command,
          ...buttonOf(set, ways.namesOf(view), ways.positionOf(view), command),
        })),
    endOf(view: View) {
      const end = endOf(view)
      const command = allOffers(view).find(({ type }) => type === end?.type)
      return end && command && { command, name: end.name, next: end.next }
    },
  }
}

function subjectIn<T extends GameTypes, C extends Declarations<T>, View extends Seen<T>>(
  { set }: TableWays<T, C, View>,
  command: CommandsOf<T, C>,
): string | undefined {
  const found = subjectOf(set, command)
  return found && String(found.value)
}

/** Who can act by some commands, each once. */
function actorsBy<T extends GameTypes, C extends Declarations<T>, View extends Seen<T>>(
  ways: TableWays<T, C, View>,
  view: View,
  commands: readonly CommandsOf<T, C>[],
): readonly Actor[] {
  const { set } = ways
  const found = new Map<string, Actor>()
  for (const command of commands) {
    const subject = subjectIn(ways, command)
    const name = subjectNameOf(set, ways.namesOf(view), command)
    if (subject === undefined || name === undefined || found.has(subject)) continue
    const [hex] = aimOf(set, view, command).from
    found.set(subject, { subject, name, hex, where: hex ?? ways.offBoard })
  }
  return [...found.values()]
}

/** The board's part: clicks, marks, and what is in hand. */
function handsIn<T extends GameTypes, C extends Declarations<T>, View extends Seen<T>>(
  ways: TableWays<T, C, View>,
  { offersOf, mayDecide, actorsOf }: ReturnType<typeof offersIn<T, C, View>>,
) {
  const { set } = ways
  const hand = handOf(ways, offersOf)
  const by = (view: View, gesture: TableGesture) =>
    offersOf(view)
      .filter((command) => gesture.name !== 'Idle' && subjectIn(ways, command) === gesture.subject)
      // What an attack is may depend on who stands there unseen.
      .map((command) => aimOf(set, ways.positionOf(view), command))
  return handsOf<View, Holding, CommandsOf<T, C>>({
    handOf: (view) =>
      mayDecide(view)
        ? {
            ...hand,
            marks: (_view, gesture) =>
              hand.marks(view, gesture).map((mark) => ({ ...mark, kind: kindOf(by(view, gesture), mark) })),
          }
        : null,
    nothing(view, hex) {
      const { ground } = set
      const refusal = ground.gate(ways.positionOf(view), view.viewer, [ground.stageOf(view)])
      return refusal ?? ways.nothing(view, hex)
    },
    lossOf: (view, command) => lossOf(set, view, command),
    hexOf(view, gesture) {
      if (gesture.name === 'Idle') return undefined
      return actorsOf(view).find((actor) => actor.subject === gesture.subject)?.hex ?? gesture.hex
    },
  })
}

function handOf<T extends GameTypes, C extends Declarations<T>, View extends Seen<T>>(
  ways: TableWays<T, C, View>,
  offersOf: (view: View) => readonly CommandsOf<T, C>[],
) {
  return defaultHand<T, C, View, Holding>(
    {
      set: ways.set,
      offersOf,
      positionOf: (view) => ways.positionOf(view),
      inBoardOrder(view, hexes) {
        const wanted = new Set(hexes)
        return ways.boardOf(view).grid.ids.filter((hex) => wanted.has(hex))
      },
      gestureOf: (held) => ({ name: 'Holding', ...held }),
      heldBy: (gesture) => (gesture.name === 'Holding' ? gesture : null),
    },
    (view, hex) => ways.nothing(view, hex),
  )
}

/** A goal that is only gone to may be entered; others are aimed at. */
function kindOf(aims: readonly Aimed[], { hex, kind }: HexMark): MarkKind {
  const isEntered = aims.some(({ to, ink }) => to.includes(hex) && ink === 'green')
  return kind === 'target' && isEntered ? 'reach' : kind
}

/** What the table says: of seats, stages, hexes and what has happened. */
function wordsIn<T extends GameTypes, C extends Declarations<T>, View extends Seen<T>>(
  ways: TableWays<T, C, View>,
) {
  const { gameId, seats, stages, events, set } = ways
  const rulesAt = (clause: string) => `#/rules/${gameId}/${clause}`
  const toldStage = (id: StageOf<T>): StageTold => {
    const { name, says, clause } = stages[id]
    return { id, name, says, href: rulesAt(clause) }
  }
  const lines = linesBy((event: T['event'], names: T['names']) => lineOf(events, event, names))
  type Step = LogStep<T['event']>
  const placeInWords = (view: View, hex: HexId) => placeWords(ways, view, hex)
  return {
    rulesAt,
    placeInWords,
    buttons: Object.values<(typeof stages)[StageOf<T>]>(stages).flatMap(({ end }) => (end ? [end.name] : [])),
    sideOf: (seat: Seat) => sideOfSeat(seats, seat),
    nameOf: (seat: Seat) =>
      present(
        seats.find(({ id }) => id === seat),
        `the seat ${seat}`,
      ).name,
    stages: (Object.keys(stages) as StageOf<T>[]).map(toldStage),
    stageOf: (view: View) => toldStage(set.ground.stageOf(view)),
    kindOf: (event: T['event']): AnyLine['kind'] => toldOf(events, event).kind ?? 'event',
    sayOf: (event: T['event'], view: View) => toldOf(events, event).say(event, ways.namesOf(view)),
    linesOf: (step: Step, view: View) => lines(step, ways.namesOf(view)),
    logOf: (log: readonly Step[], view: View) =>
      numberedLines(log, (step) => lines(step, ways.namesOf(view))),
    hexInWords: (view: View, hex: HexId, marks: readonly HexMark[]) =>
      hexWithMarks(hex, placeInWords(view, hex), marks, MARK_WORDS),
  }
}

function lineOf<Event extends AnyEvent, Names, Clause extends string>(
  events: ToldEvents<Event, Names, Clause>,
  event: Event,
  names: Names,
): AnyLine {
  const told = toldOf(events, event)
  const side = told.sideOf?.(event)
  return {
    kind: told.kind ?? 'event',
    clause: told.clause,
    text: told.say(event, names),
    hexes: told.hexesOf?.(event) ?? [],
    dice: told.diceOf?.(event) ?? [],
    ...(side === undefined ? {} : { side }),
  }
}

/** What a hex is, then each counter there with all its badges. */
function placeWords<T extends GameTypes, C extends Declarations<T>, View extends Seen<T>>(
  ways: TableWays<T, C, View>,
  view: View,
  hex: HexId,
): string {
  const here = ways.boardOf(view).stacks.filter((stack) => stack.hex === hex)
  const counters = here.flatMap((stack) => stack.counters)
  const words = counters.flatMap(({ label, badges }) => [label, ...badges.map((badge) => badge.label)])
  const names = Object.fromEntries(ways.seats.map(({ id, name }) => [sideOfSeat(ways.seats, id), name]))
  const strengths = (['ground', 'air'] as const).flatMap((layer) => facingWords(here, layer, names))
  return [ways.groundInWords(view, hex), ...words, ...strengths].join(', ')
}
