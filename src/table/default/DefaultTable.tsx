import { type ComponentType, useMemo } from 'react'
import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { TableProps } from '@/engine/table'
import { Ears } from '../ears/Ears'
import { tellingOf } from '../ears/telling'
import { TableScreens } from '../frame/TableScreens'
import { Hints } from '../hints/Hints'
import { TABLE_TEXT } from './default-text'
import { EndScreen } from './EndScreen'
import { PlayScreen } from './PlayScreen'
import type { AnyTableProps } from './table-desk'
import type { AnyTableModel, TableModel } from './table-model'

/** The whole table of a game, of its declarations alone. */
export function tableOf<View extends object, Command extends AnyCommand, Event extends AnyEvent>(
  model: TableModel<View, Command, Event>,
): ComponentType<TableProps<View, Command, Event>> {
  function Table(props: AnyTableProps) {
    return <DefaultTable model={model} {...props} />
  }
  // The shell only ever brings a game's own views and commands, which the table hands on and never makes.
  return Table as unknown as ComponentType<TableProps<View, Command, Event>>
}

interface DefaultTableProps extends AnyTableProps {
  readonly model: AnyTableModel
}

function DefaultTable({ model, ...props }: DefaultTableProps) {
  const { view, seat, log, play, onHint, locked } = props
  const telling = useMemo(() => tellingFrom(model), [model])
  return (
    <TableScreens
      isLocked={locked !== undefined}
      isOver={model.endingOf(view) !== null}
      isSetUp={false}
      play={<PlayScreen model={model} {...props} />}
      setUp={null}
      end={<EndScreen model={model} {...props} />}
      beside={
        <>
          <Ears scene={{ view, seat, log }} telling={telling} />
          <Hints view={view} play={play} onHint={onHint} ways={model.hints} />
        </>
      }
    />
  )
}

/** What is said aloud: the sentences of the log, where the game stands, and who decides. */
function tellingFrom(model: AnyTableModel) {
  return tellingOf<object, AnyEvent>({
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
