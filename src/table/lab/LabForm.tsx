import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import type { Field } from '../fields/field'
import { Fields } from '../fields/Fields'
import { Problems } from '../new-game/Problems'
import type { LabModel, LabParts } from './lab-model'
import { LAB_TEXT as TEXT } from './lab-text'
import {
  agreedOf,
  type ForceChoice,
  type Match,
  type MatchDraft,
  type MatchFaults,
  matchOf,
  newMatch,
  typedOf,
  withSettings,
} from './match'

interface LabFormProps<Parts extends LabParts> {
  readonly model: LabModel<Parts>
  /** Takes a match that can be played; what is wrong with any other the form tells itself. */
  readonly onStart: (match: Match) => void
  /** Fields of the page and the button that submits, to stand at the form's end. */
  readonly children: ReactNode
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
  return (
    <form className={panelStyles.stack} onSubmit={start}>
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
      {children}
    </form>
  )
}

type ForceField<Parts extends LabParts> = Field<Partial<MatchDraft<Parts>['forces']>>

/** Which forces are played, and what they cost by what is agreed on. */
function useForcesField<Parts extends LabParts>(
  model: LabModel<Parts>,
  draft: MatchDraft<Parts>,
  faults: MatchFaults,
): ForceField<Parts> {
  const { settings } = draft
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
    label: TEXT.forces,
    as: 'columns',
    hint: TEXT.readyHint,
    fields: model.sides.map((side: Parts['side']): ForceField<Parts> => {
      const { force } = model.forceNames[side]
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
              { value: 'typed', name: TEXT.typed },
            ],
            to: (by) => chosen(side, { ...choice, by }),
          },
          ...(choice.by === 'typed' ? [typingField(model, side, choice, costOf(side))] : []),
        ],
      }
    }),
  }
}

/** The counts of a force that is typed, and what they cost. */
function typingField<Parts extends LabParts>(
  model: LabModel<Parts>,
  side: Parts['side'],
  choice: ForceChoice<Parts['type']>,
  cost: string,
): ForceField<Parts> {
  const { forces, forceNames } = model
  const counts = typedOf(model, side, choice)
  return {
    kind: 'group',
    label: forceNames[side].typed,
    isLabelHidden: true,
    as: 'list',
    fields: [
      ...forces.typesOf(side).map((type: Parts['type']): ForceField<Parts> => ({
        kind: 'number',
        label: forces.nameOf(type),
        value: counts[type] ?? 0,
        min: 0,
        max: forces.most,
        to: (count) => chosen(side, { ...choice, counts: { ...counts, [type]: count } }),
      })),
      { kind: 'note', label: cost },
    ],
  }
}

function chosen<Parts extends LabParts>(
  side: Parts['side'],
  choice: ForceChoice<Parts['type']>,
): Partial<MatchDraft<Parts>['forces']> {
  return { [side]: choice } as Partial<MatchDraft<Parts>['forces']>
}
