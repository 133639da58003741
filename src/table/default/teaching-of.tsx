import type { RuleCard } from '@/engine/rulebook/cards'
import type { ComponentType } from 'react'
import type { AnyCommand, AnyEvent, Json } from '@/engine/kernel/game'
import { factsByList, type LastingFacts } from '@/engine/lesson/lesson-reach'
import type { Parsed } from '@/engine/kernel/refusal'
import type { GoalChoice } from '@/engine/lesson/lesson'
import type { LessonNames } from '@/engine/lesson/lesson-words'
import type { EditorProps, PictureProps, PositionDesk, Story } from '@/engine/table/table'
import { END_TEXT } from '../panel/end-text'
import { momentBy } from '../play/Moment'
import { linksTo } from '../teaching/Chart'
import { cardsOf } from '../teaching/chart-cards'
import { type ChartEntry, ChartSheet } from '../teaching/ChartSheet'
import { type Paper, paperBy } from '../teaching/paper'
import { type PicturedBoard, pictureBy } from '../teaching/Picture'
import { fileDesk } from '../teaching/position-desk'
import { orderBy } from '../teaching/story'
import { TABLE_TEXT } from './default-text'
import type { AnyTableModel, TableModel } from './table-model'
import { type EditorWays, unitEditorOf } from './UnitEditor'

/** What of a game's teaching follows from its table. */
interface TableTeaching<View> {
  readonly Picture: ComponentType<PictureProps<View>>
  readonly paper: Paper<View>
  readonly Moment: ComponentType<{ readonly view: View }>
  readonly story: Story<View>
  readonly names: LessonNames<View>
  readonly desk: PositionDesk
  readonly facts: LastingFacts
  readonly Editor: ComponentType<EditorProps>
  readonly Charts: ComponentType<{ readonly place: string | null }>
  readonly cards: () => readonly RuleCard[]
  goalChoices(before: View, after: View, events: readonly AnyEvent[]): readonly GoalChoice[]
}

interface TeachingWays<View, State> extends Omit<EditorWays<View>, 'desk' | 'viewOf'> {
  /** What buttons say beside those that end a stage; '…' stands for whatever one of them names. */
  readonly buttons: readonly string[]
  readonly starts: readonly { readonly id: string; readonly name: string; readonly position: Json }[]
  readonly files: {
    readonly draftOf: (json: unknown) => Parsed<State>
    writePosition(position: State): Json
  }
  readonly charts: readonly ChartEntry<string, null>[]
  /** A position with all its secrets. */
  viewOf(state: State): View
}

/** Pictures, moments, the story, the goals and the position editor of a game in the words of its table. */
export function teachingOf<View extends object, Command extends AnyCommand, Event extends AnyEvent, State>(
  model: TableModel<View, Command, Event>,
  ways: TeachingWays<View, State>,
): TableTeaching<View> {
  const { files, units, pieces } = ways
  const desk = fileDesk(ways.starts, files)
  const linkTo = linksTo((clause: string) => model.rulesAt(clause), model.headings)
  const board: PicturedBoard<View> = {
    art: model.art,
    boardOf: (view) => model.boardOf(view),
    hexInWords: (view, hex, marks) => model.hexInWords(view, hex, marks),
  }
  return {
    desk,
    facts: factsByList(units.key),
    Editor: unitEditorOf(model, {
      ...ways,
      desk,
      viewOf(file) {
        const draft = files.draftOf(file)
        return draft.ok ? ways.viewOf(draft.value) : null
      },
    }),
    Charts: () => <ChartSheet charts={ways.charts} linkTo={linkTo} figures={null} />,
    cards: () => cardsOf(ways.charts, null),
    Picture: pictureBy(board),
    paper: paperBy(board),
    Moment: momentBy((view: View, isNarrow) => model.trackOf(view, isNarrow)),
    story: storyOf(model),
    names: {
      buttons: [...model.buttons, END_TEXT.endAnyway, END_TEXT.showMe, ...ways.buttons],
      hexesOf: (view) => model.boardOf(view).grid.ids,
      unitsOf: () => pieces.map(({ name }) => name),
    },
    goalChoices: (_before, after, events) => goalsIn(model, after, events),
  }
}

function storyOf(model: AnyTableModel): Story<object> {
  return {
    momentOf: (view) => ({
      turn: TABLE_TEXT.turn(model.turnOf(view).turn),
      phase: model.nameOf(model.deciderOf(view)),
      segment: model.stageOf(view).name,
    }),
    momentAfter: () => undefined,
    isOnward: (events) => events.every((event) => model.kindOf(event) === 'heading'),
    // The moment stands above the sentences already.
    said: (step, view) =>
      model
        .linesOf(step, view)
        .filter(({ kind }) => kind !== 'heading')
        .map(({ text }) => text),
    // Its events say nothing of what dice mean.
    thrown: () => [],
    orderOf: (command, view) => orderBy(model.hints, command, view),
    hexesOf: (step, before) => model.linesOf(step, before).flatMap(({ hexes }) => hexes),
  }
}

/** What happened, each as a goal: in the words of the log. */
function goalsIn(model: AnyTableModel, after: object, events: readonly AnyEvent[]): readonly GoalChoice[] {
  return events.map((event) => ({
    words: model.sayOf(event, after),
    // Events are data that survives JSON, which their types do not say.
    goal: { event: { ...event } },
  }))
}
