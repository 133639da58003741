import { type ComponentType, useEffect, useState } from 'react'
import type { AnyCommand, Seat } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import type { Beginning, FirstGame, NewGameProps } from '@/engine/table/table'
import type { Field } from './field'
import { Fields } from './Fields'
import type { AgreedForm, FormProblems } from '../new-game/agreed-form'
import { NewGameFrame } from '../new-game/NewGameFrame'
import { type QuickStartCard, QuickStartCards } from '../new-game/QuickStartCards'

/** What a game says of its new-game form. */
interface NewGameModel<
  Draft,
  Card extends QuickStartCard,
  Command extends AnyCommand,
> extends AgreedForm<Draft> {
  readonly fields: (draft: Draft, problems: FormProblems) => readonly Field<Partial<Draft>>[]
  /** What comes of the form, in a sentence. */
  readonly intro: string
  /** The ready-made games that may be had with what a form says, the one for newcomers first, and what is said above. */
  readonly quick: (draft: Draft) => { readonly intro: readonly string[]; readonly cards: readonly Card[] }
  /** The settings of a ready-made game, and the commands that are played at once. */
  readonly begun: (card: Card, draft: Draft) => Beginning<Command>
  /** The seats that will be in play, where that is agreed on; all of them when left out. */
  readonly seatsOf?: (draft: Draft) => readonly Seat[]
}

/** A new-game form: a ready-made game at one click, or fields to agree on. */
export function newGameFormOf<Draft, Card extends QuickStartCard, Command extends AnyCommand>(
  model: NewGameModel<Draft, Card, Command>,
): ComponentType<NewGameProps<Command>> & FirstGame<Command> {
  const firstGame = () =>
    model.begun(present(model.quick(model.draft).cards[0], 'a ready-made game'), model.draft)
  function Form({ onStart, onCancel, onSeats }: NewGameProps<Command>) {
    const [draft, setDraft] = useState(model.draft)
    useEffect(() => {
      if (model.seatsOf) onSeats?.(model.seatsOf(draft))
    }, [draft, onSeats])
    const [problems, setProblems] = useState<FormProblems>({})
    const start = () => {
      const read = model.settingsOf(draft)
      setProblems(model.problemsBy(read.ok ? onStart(read.settings, []) : read.lines))
    }
    const pick = (card: Card) => {
      const { settings, opening } = model.begun(card, draft)
      setProblems(model.problemsBy(onStart(settings, opening)))
    }
    return (
      <NewGameFrame
        quick={<QuickStartCards {...model.quick(draft)} onPick={pick} />}
        intro={model.intro}
        problems={problems}
        onSubmit={start}
        onCancel={onCancel}
      >
        <Fields
          fields={model.fields(draft, problems)}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      </NewGameFrame>
    )
  }
  return Object.assign(Form, { firstGame })
}
