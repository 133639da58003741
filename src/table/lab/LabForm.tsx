import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import { sameData } from '@/engine/basics/same-data'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import type { Field } from '../fields/field'
import { Fields } from '../fields/Fields'
import { Problems } from '../new-game/Problems'
import type { ForceChoice, LabModel, LabParts, MatchDraft } from './lab-model'
import { LAB_TEXT as TEXT } from './lab-text'
import { agreedOf, type Match, type MatchFaults, matchOf, newMatch, typedOf, withSettings } from './match'

interface LabFormProps<Parts extends LabParts> {
  readonly model: LabModel<Parts>
  /** Takes a match that can be played; what is wrong with any other the form tells itself. */
  readonly onStart: (match: Match) => void
  /** Fields of the page and the button that submits, to stand at the form's end. */
  readonly children: (seats: readonly Parts['side'][]) => ReactNode
}

const NO_FAULTS: MatchFaults = { settings: {}, forces: {} }

/** The form of a match: what the new-game form asks, and the forces. */
export function LabForm<Parts extends LabParts>({ model, onStart, children }: LabFormProps<Parts>) {
  const [draft, setDraft] = useState(() => newMatch(model))
  const [faults, setFaults] = useState(NO_FAULTS)
  const { settings, forces } = draft
  const agree = (part: Partial<Parts['draft']>) => setDraft(withSettings(model, draft, part))
  const start = (event: SyntheticEvent) => {
    event.preventDefault()
    const read = matchOf(model, draft)
    setFaults(read.ok ? NO_FAULTS : read.faults)
    if (read.ok) onStart(read.match)
  }
  const take = (match: typeof draft) => {
    setDraft(match)
    setFaults(NO_FAULTS)
  }
  return (
    <form className={panelStyles.stack} onSubmit={start}>
      {model.ready && <Fields fields={[readyField(model.ready, draft)]} onChange={take} />}
      <Fields fields={model.fieldsAbove(settings, faults.settings)} onChange={agree} />
      <Fields
        fields={[useForcesField(model, draft, faults)]}
        onChange={(force) => setDraft({ settings, forces: { ...forces, ...force } })}
      />
      <Fields fields={model.fieldsBelow(settings, faults.settings)} onChange={agree} />
      <div role="alert">
        {faults !== NO_FAULTS && <p className={controlStyles['field__error']}>{TEXT.refused}</p>}
        <Problems lines={faults.settings[''] ?? []} />
      </div>
      {children(model.sides)}
    </form>
  )
}

/** The matches to begin with; whichever is filled in as it comes is marked. */
function readyField<Parts extends LabParts>(
  ready: NonNullable<LabModel<Parts>['ready']>,
  draft: MatchDraft<Parts>,
): Field<MatchDraft<Parts>> {
  return {
    kind: 'group',
    label: TEXT.ready,
    as: 'row',
    fields: ready.map(({ name, match }) => ({
      kind: 'button',
      label: name,
      isPressed: sameData(draft, match),
      to: () => match,
    })),
  }
}

type ForceField<Parts extends LabParts> = Field<Partial<MatchDraft<Parts>['forces']>>

/** Which forces are played, and what they cost by what is agreed on. */
function useForcesField<Parts extends LabParts>(
  model: LabModel<Parts>,
  draft: MatchDraft<Parts>,
  faults: MatchFaults,
): ForceField<Parts> {
  const { settings } = draft
  const { typed } = model
  const agreed = useMemo(() => agreedOf(model, settings), [model, settings])
  const costOf = (side: Parts['side']) =>
    agreed.ok
      ? TEXT.costs(
          model.forces.costOf(agreed.settings, typedOf(model, side, draft.forces[side])),
          model.forces.pointsOf(agreed.settings, side),
        )
      : ''
  return {
    kind: 'group',
    label: capitalized(model.called.many),
    as: 'columns',
    hint: TEXT.readyHint(model.called.one),
    fields: model.sides.map((side: Parts['side']): ForceField<Parts> => {
      const force = model.forceNames[side]
      const choice = draft.forces[side]
      return {
        kind: 'group',
        label: force,
        as: 'stack',
        problems: faults.forces[side],
        fields: [
          {
            kind: 'select',
            label: force,
            value: choice.by,
            options: [
              { value: 'own', name: TEXT.own },
              ...model.readyOf(settings, side).map(({ id, name }) => ({ value: id, name })),
              { value: 'each', name: TEXT.each },
              ...(typed ? [{ value: 'typed', name: TEXT.typed }] : []),
            ],
            to: (by) => chosen(side, { ...choice, by }),
          },
          ...(choice.by === 'typed' ? typingFields(model, side, choice, costOf(side)) : []),
        ],
      }
    }),
  }
}

/** The counts of a force that is typed, and what they cost; none where none can be. */
function typingFields<Parts extends LabParts>(
  model: LabModel<Parts>,
  side: Parts['side'],
  choice: ForceChoice<Parts['type']>,
  cost: string,
): readonly ForceField<Parts>[] {
  const { forces, typed } = model
  if (!typed) return []
  const { names, most } = typed
  const counts = typedOf(model, side, choice)
  const field = (type: Parts['type']): ForceField<Parts> => ({
    kind: 'number',
    label: forces.nameOf(type),
    value: counts[type] ?? 0,
    min: 0,
    max: most,
    to: (count) => chosen(side, { ...choice, counts: { ...counts, [type]: count } }),
  })
  const fields = [...forces.typesOf(side).map(field), { kind: 'note', label: cost } as const]
  return [{ kind: 'group', label: names[side], isLabelHidden: true, as: 'list', fields }]
}

function chosen<Parts extends LabParts>(
  side: Parts['side'],
  choice: ForceChoice<Parts['type']>,
): Partial<MatchDraft<Parts>['forces']> {
  return { [side]: choice } as Partial<MatchDraft<Parts>['forces']>
}
