import type { ComponentType, ReactNode } from 'react'
import type { AnyCommand, AnyEvent } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { TableProps } from '@/engine/table/table'
import { classNames } from '@/widgets/class-names'
import { neededComponent } from '@/widgets/late'
import panelStyles from '@/widgets/panel.module.css'
import type { Held } from '../commands/default-hand'
import { IDLE } from '../desk/answer'
import type { DeskOf } from '../desk/desk'
import { announcementSource } from '../announcements/announcement-source'
import type { HexSeen } from '../inspector/hex-seen'
import { ChoiceButtons } from '../panel/ChoiceButtons'
import { choicesOf } from './choices-of'
import { tableBy } from '../play/GameTable'
import { boardInWords } from '../words/board-in-words'
import type { ForcesProps, GameModel } from '../play/play-model'
import { TABLE_TEXT } from './default-text'
import type { AnyTableModel, TableModel, TableParts } from './table-model'

// Most of the time no game is over: its screen comes when it is needed.
const EndScreen = neededComponent(() => import('./EndScreen').then((module) => module.EndScreen))

/** What a game shows otherwise than declarations alone would have it; it is handed its own views and commands. */
export interface OwnParts extends Partial<GameModel<TableParts>> {
  /** The stage’s controls with the orders that may be given by button, which it may show or replace. */
  readonly Stage?: ComponentType<{ readonly desk: DeskOf<TableParts>; readonly children: ReactNode }>
}

/** The whole table of a game, of its declarations and of what it shows by itself. */
export function tableOf<View extends object, Command extends AnyCommand, Event extends AnyEvent>(
  model: TableModel<View, Command, Event>,
  own: OwnParts = {},
): ComponentType<TableProps<View, Command, Event>> {
  // The shell only ever brings a game's own views and commands, which the table hands on and never makes.
  return tableBy({ ...gameModelOf(model, own), ...own }) as unknown as ComponentType<
    TableProps<View, Command, Event>
  >
}

/** What follows from declarations, with the parts that show it. */
function gameModelOf(model: AnyTableModel, { Stage }: OwnParts): GameModel<TableParts> {
  return {
    ...model,
    adjusted: (_view, _gesture, adjustment) =>
      adjustment.type === 'take' ? { name: 'Holding', ...adjustment.held } : IDLE,
    deciderOf(view) {
      const seat = model.deciderOf(view)
      return { side: model.sideOf(seat), name: model.nameOf(seat) }
    },
    hexesLeft: (view) => model.hexesToAct(view),
    stackInWords: (view, hex) => model.placeInWords(view, hex),
    inspector: { seenIn: (view, hex) => seenIn(model, view, hex) },
    Panel({ desk }) {
      const orders = <Panel model={model} desk={desk} />
      return Stage ? <Stage desk={desk}>{orders}</Stage> : orders
    },
    actInWords: (view, gesture) => ({
      inHand: model.inHand(view, gesture),
      ...boardInWords<TableParts>(
        { ...model, stackInWords: (...of) => model.placeInWords(...of) },
        view,
        gesture,
      ),
    }),
    Forces: (props) => <Known model={model} {...props} />,
    isSetUp: () => false,
    isOver: (view) => model.endingOf(view) !== null,
    End: (props) => <EndScreen model={model} {...props} />,
    announcements: tellingFrom(model),
  }
}

/** The pieces of a hex side by side, each with all its badges. */
function seenIn(model: AnyTableModel, view: object, hex: HexId): HexSeen {
  const here = model.boardOf(view).stacks.filter((stack) => stack.hex === hex)
  const pieces = here.flatMap(({ counters }) =>
    counters.map((counter) => ({
      id: counter.id,
      counter,
      remarks: counter.badges.map(({ label }) => label),
    })),
  )
  return {
    facts: [],
    groups: pieces.length === 0 ? [] : [{ heading: TABLE_TEXT.here, facts: [], pieces }],
  }
}

/** What is said aloud: the sentences of the log, where the game stands, and who decides. */
function tellingFrom(model: AnyTableModel) {
  return announcementSource<object, AnyEvent>({
    linesOf: (step, { view }) => model.linesOf(step, view),
    moment: (view) =>
      TABLE_TEXT.moment(
        model.turnOf(view).turn,
        model.nameOf(model.deciderOf(view)),
        model.stageOf(view).name,
      ),
    ending: (view) => model.endingOf(view)?.says,
    holder: (seat) => (seat === null ? undefined : TABLE_TEXT.decides(model.nameOf(seat))),
  })
}

interface PartProps {
  readonly model: AnyTableModel
  readonly desk: DeskOf<TableParts>
}

/** What nobody in particular does; who can act, and what the one in hand can do. */
function Panel({ model, desk }: PartProps) {
  const { view, send } = desk
  const orders = choicesOf(model.offersBy(view, undefined), send)
  // Where nothing else can be done, it is what everybody looks for.
  const isMain = orders.length === 1 && !model.endOf(view) && model.actorsOf(view).length === 0
  return (
    <>
      <ChoiceButtons title={TABLE_TEXT.orders} choices={orders.map((order) => ({ ...order, isMain }))} />
      <Offers model={model} desk={desk} />
    </>
  )
}

function Offers({ model, desk }: PartProps) {
  const { view, gesture, adjust, send } = desk
  const held: Held = gesture.name === 'Holding' ? gesture : {}
  const actor = model.actorsOf(view).find(({ subject }) => subject === held.subject)
  if (actor)
    return (
      <ChoiceButtons
        title={TABLE_TEXT.can(actor.name)}
        choices={choicesOf(model.offersBy(view, actor.subject), send)}
      />
    )
  return (
    <ChoiceButtons
      title={held.hex === undefined ? TABLE_TEXT.who : TABLE_TEXT.whoIn(held.hex)}
      choices={model.actorsOf(view, held.hex).map(({ subject, name, where }) => ({
        key: subject,
        name,
        more: where,
        onChoose: () => adjust({ type: 'take', held: { subject } }),
      }))}
    />
  )
}

/** What stands in the hex looked at or in hand, and what the viewer alone may know. */
function Known({ model, view, hex }: ForcesProps<TableParts> & { readonly model: AnyTableModel }): ReactNode {
  const lines = [
    ...(hex === null ? [] : [`${hex}: ${model.placeInWords(view, hex)}`]),
    ...model.notesOf(view),
  ]
  if (lines.length === 0) return null
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={TABLE_TEXT.known}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
