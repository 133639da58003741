import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react'
import { onceForEach } from '@/engine/basics/once'
import { ownOf } from '@/engine/basics/own'
import { recordOf } from '@/engine/basics/record-of'
import type { Json, Seat } from '@/engine/kernel/game'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import type { Plan } from '@/engine/lab/plan'
import type { Term } from '@/engine/table/table'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import type { Field } from '../fields/field'
import { Fields } from '../fields/Fields'
import type { AgreedForm, FormProblems, FormRead } from '../new-game/agreed-form'
import { Problems } from '../new-game/Problems'
import { LAB_TEXT as TEXT } from './lab-text'
import type { Match } from './match'

/** What the balance lab is told of a game in which nobody buys a force. */
interface PlainLabModel<Draft, Start> extends AgreedForm<Draft> {
  readonly fields: (draft: Draft, problems: FormProblems) => readonly Field<Partial<Draft>>[]
  /** The ready games, which settings name as their `preset`; the form begins with the first. */
  readonly ready: readonly { readonly id: string; readonly name: string; readonly blurb: string }[]
  /** A position that settings begin, who plays in it, and what was agreed on. */
  readonly begin: (settings: Json) => Parsed<Start>
  readonly playing: (start: Start) => readonly Seat[]
  readonly termsOf: (start: Start) => readonly Term[]
  /** How games end, by what accounts call it: a sentence. */
  readonly endings: Readonly<Record<string, string>>
  /** What a type of unit is called that is left at the end. */
  readonly nameOf: (type: string) => string
}

/** A ready game by its id, or settings of one's own. */
interface PlainDraft<Draft> {
  readonly ready: string | undefined
  readonly settings: Draft
}

/** What a game brings along for the balance lab in which nobody buys a force. */
export function plainLabOf<Draft, Start extends object>(model: PlainLabModel<Draft, Start>) {
  const begunBy = onceForEach(({ settings }: Plan) => {
    const begun = model.begin(settings)
    if (!begun.ok) throw new Error(problemsText(begun.problems))
    return begun.value
  })
  const readyIn = ({ settings }: Plan) => {
    const { preset } = settings as { readonly preset?: Json }
    const ready = model.ready.find(({ id }) => id === preset)
    return ready ? [{ label: TEXT.readyGame, value: ready.name }] : []
  }
  return {
    Form: (props: Omit<PlainFormProps<Draft, Start>, 'model'>) => <PlainForm model={model} {...props} />,
    units: { are: 'left' as const, nameOf: model.nameOf },
    seatsOf: (plan: Plan) => model.playing(begunBy(plan)),
    termsOf: onceForEach((plan: Plan): readonly Term[] => [
      ...readyIn(plan),
      ...model.termsOf(begunBy(plan)),
    ]),
    endingText: (by: string) => ownOf(model.endings, by)?.replace(/\.$/, '') ?? by,
  }
}

interface PlainFormProps<Draft, Start> {
  readonly model: PlainLabModel<Draft, Start>
  readonly onStart: (match: Match) => void
  /** Fields of the page and the button that submits, to stand at the form's end. */
  readonly children: (seats: readonly Seat[]) => ReactNode
}

/** The form of a match: a ready game, or what the new-game form asks. */
function PlainForm<Draft, Start>({ model, onStart, children }: PlainFormProps<Draft, Start>) {
  const [draft, setDraft] = useState<PlainDraft<Draft>>({ ready: model.ready[0]?.id, settings: model.draft })
  const [problems, setProblems] = useState<FormProblems>({})
  const match = useMemo(() => matchOf(model, draft), [model, draft])
  const ready = model.ready.find(({ id }) => id === draft.ready)
  const change = (next: PlainDraft<Draft>) => {
    setDraft(next)
    setProblems({})
  }
  const start = (event: SyntheticEvent) => {
    event.preventDefault()
    setProblems(match.ok ? {} : model.problemsBy(match.lines))
    if (match.ok) onStart({ settings: match.settings, openings: recordOf(match.seats, () => []) })
  }
  return (
    <form className={panelStyles.stack} onSubmit={start}>
      <Fields fields={[readyField(model, draft)]} onChange={change} />
      {ready ? (
        <p className={controlStyles['field__hint']}>{ready.blurb}</p>
      ) : (
        <Fields
          fields={model.fields(draft.settings, problems)}
          onChange={(part) => change({ ...draft, settings: { ...draft.settings, ...part } })}
        />
      )}
      <Refused problems={problems} />
      {children(match.seats)}
    </form>
  )
}

function Refused({ problems }: { readonly problems: FormProblems }): ReactNode {
  return (
    <div role="alert">
      {Object.keys(problems).length > 0 && <p className={controlStyles['field__error']}>{TEXT.refused}</p>}
      <Problems lines={problems[''] ?? []} />
    </div>
  )
}

function readyField<Draft, Start>(
  { ready }: PlainLabModel<Draft, Start>,
  draft: PlainDraft<Draft>,
): Field<PlainDraft<Draft>> {
  return {
    kind: 'group',
    label: TEXT.ready,
    as: 'row',
    fields: [...ready, { id: undefined, name: TEXT.ownGame }].map(({ id, name }) => ({
      kind: 'button',
      label: name,
      isPressed: draft.ready === id,
      to: () => ({ ...draft, ready: id }),
    })),
  }
}

/** Settings that begin a game, or what is wrong with them; and who plays. */
type PlainMatch = FormRead & { readonly seats: readonly Seat[] }

function matchOf<Draft, Start>(
  model: PlainLabModel<Draft, Start>,
  { ready, settings }: PlainDraft<Draft>,
): PlainMatch {
  const read: FormRead =
    ready === undefined ? model.settingsOf(settings) : { ok: true, settings: { preset: ready } }
  if (!read.ok) return { ...read, seats: [] }
  const begun = model.begin(read.settings)
  if (begun.ok) return { ...read, seats: model.playing(begun.value) }
  return { ok: false, lines: begun.problems.map((problem) => problemsText([problem])), seats: [] }
}
