import { type ComponentType, useState } from 'react'
import type { AnyCommand } from '@/engine/kernel/game'
import type { NewGameProps } from '@/engine/table/table'
import { Stepper } from '@/widgets/Stepper'
import { NewGameFrame } from './NewGameFrame'
import { type QuickStartCard, QuickStartCards } from './QuickStartCards'

/** What is said of a game of which nothing is agreed on but how long it lasts. */
interface TurnLimitWords {
  readonly quick: Omit<QuickStartCard, 'id'>
  /** Above the ready-made game, and above the form. */
  readonly intros: readonly [quick: string, own: string]
  readonly turns: { readonly label: string; readonly usual: number; readonly most: number }
}

/** A new-game form for settings `{ turnLimit }`: the usual game at one click, or one of another length. */
export function turnLimitGame<Command extends AnyCommand>({
  quick,
  intros,
  turns,
}: TurnLimitWords): ComponentType<NewGameProps<Command>> {
  return function NewGameForm({ onStart, onCancel }) {
    const [turnLimit, setTurnLimit] = useState(turns.usual)
    const [faults, setFaults] = useState<readonly string[]>([])
    const begin = (settings: object) => setFaults(onStart(settings, []))
    return (
      <NewGameFrame
        quick={
          <QuickStartCards
            intro={[intros[0]]}
            cards={[{ id: 'quick', ...quick }]}
            onPick={() => begin({ turnLimit: turns.usual })}
          />
        }
        intro={intros[1]}
        problems={{ '': faults }}
        onSubmit={() => begin({ turnLimit })}
        onCancel={onCancel}
      >
        <Stepper label={turns.label} value={turnLimit} min={1} max={turns.most} onChange={setTurnLimit} />
      </NewGameFrame>
    )
  }
}
