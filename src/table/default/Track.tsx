import { TurnFrame } from '../frame/TurnFrame'
import type { AnyTableModel } from './table-model'

interface TrackProps {
  readonly model: AnyTableModel
  readonly view: object
  readonly isNarrow: boolean
}

/** The turn and its stages, with the one that runs. */
export function Track({ model, view, isNarrow }: TrackProps) {
  const { turn, limit } = model.turnOf(view)
  const seat = model.deciderOf(view)
  const stages = model.stages()
  const running = model.stageOf(view).id
  return (
    <TurnFrame
      turn={turn}
      turnLimit={limit}
      turnName="turn"
      phases={[{ name: model.nameOf(seat), side: model.sideOf(seat), segments: stages }]}
      current={
        model.endingOf(view) ? null : { phase: 0, segment: stages.findIndex(({ id }) => id === running) }
      }
      isNarrow={isNarrow}
    />
  )
}
