import { type SyntheticEvent, useMemo, useState } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import type { Field } from '@/table/fields/field'
import { Fields } from '@/table/fields/Fields'
import { Problems } from '@/table/new-game/Problems'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { LabFormProps } from '@/contract/manifest'
import { COUNTERMIX, type Side, TYPES_OF, UNIT_NAMES } from '../../tables/units'
import { countsOf } from '../../queries/counts'
import { costOf } from '../../queries/design'
import type { SettingsDraft } from '../../ui/new-game/settings-draft'
import {
  customField,
  houseRulesField,
  optionsField,
  reconstructionField,
  scenarioField,
} from '../../ui/new-game/settings-fields'
import { presetsFor } from '../../ui/setup/ready-made'
import { OWN_FORCE } from './force-choice'
import { LAB_TEXT } from './lab-text'
import { type Agreed, agreedOf, type MatchDraft, matchOf, NEW_MATCH, NO_FAULTS } from './match-draft'

const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** The match that the lab plays: what the new-game form asks, and both forces. */
export function LabForm({ onStart, children }: LabFormProps) {
  const [draft, setDraft] = useState<MatchDraft>(NEW_MATCH)
  const [faults, setFaults] = useState(NO_FAULTS)
  const { settings, forces } = draft
  const agreed = useMemo(() => agreedOf(settings), [settings])
  const agree = (part: Partial<SettingsDraft>) => setDraft(withSettings(draft, part))
  const start = (event: SyntheticEvent) => {
    event.preventDefault()
    const read = matchOf(draft)
    setFaults(read.ok ? NO_FAULTS : read.faults)
    if (read.ok) onStart(read.match)
  }
  const isRefused = faults !== NO_FAULTS
  return (
    <form className={panelStyles.stack} onSubmit={start}>
      <Fields
        fields={[scenarioField(settings, faults.settings), reconstructionField(settings)]}
        onChange={agree}
      />
      <Fields
        fields={[
          {
            kind: 'group',
            label: LAB_TEXT.forces,
            as: 'columns',
            hint: LAB_TEXT.readyHint,
            fields: SIDES.map((side) => forceField(side, draft, agreed, faults.forces[side])),
          },
        ]}
        onChange={(force) => setDraft({ settings, forces: { ...forces, ...force } })}
      />
      <Fields
        fields={[
          optionsField(settings, faults.settings),
          {
            kind: 'group',
            label: LAB_TEXT.houseRules,
            as: 'fold',
            fields: [houseRulesField(settings.houseRules, (houseRules) => ({ houseRules }))],
          },
          customField(settings, faults.settings),
        ]}
        onChange={agree}
      />
      <div role="alert">
        {isRefused && <p className={controlStyles['field__error']}>{LAB_TEXT.refused}</p>}
        <Problems lines={faults.settings[''] ?? []} />
      </div>
      {children}
    </form>
  )
}

/** Which force a side plays, and its counts and what they cost where they are typed. */
function forceField(
  side: Side,
  { settings, forces }: MatchDraft,
  agreed: Agreed,
  faults: readonly string[],
): Field<Partial<MatchDraft['forces']>> {
  const { by, counts } = forces[side]
  const ready = presetsFor(settings.reconstruction, settings.scenario, side)
  const cost = agreed.ok
    ? LAB_TEXT.costs(costOf(agreed.settings, countsOf(counts)), agreed.settings.allowance[side].points)
    : ''
  const typed: Field<Partial<MatchDraft['forces']>> = {
    kind: 'group',
    label: LAB_TEXT.counts[side],
    isLabelHidden: true,
    as: 'list',
    fields: [
      ...TYPES_OF[side].map((type) => ({
        kind: 'number' as const,
        label: capitalized(UNIT_NAMES[type].many),
        value: counts[type] ?? 0,
        min: 0,
        max: COUNTERMIX,
        to: (count: number) => ({ [side]: { by, counts: { ...counts, [type]: count } } }),
      })),
      { kind: 'note', label: cost },
    ],
  }
  return {
    kind: 'group',
    label: LAB_TEXT.force[side],
    as: 'stack',
    problems: faults,
    fields: [
      {
        kind: 'select',
        label: LAB_TEXT.force[side],
        value: by,
        options: [
          { value: 'own', name: LAB_TEXT.own },
          ...ready.map(({ id, name }) => ({ value: id, name })),
          { value: 'each', name: LAB_TEXT.each },
          { value: 'typed', name: LAB_TEXT.typed },
        ],
        to: (next) => ({ [side]: { by: next, counts } }),
      },
      ...(by === 'typed' ? [typed] : []),
    ],
  }
}

/** The draft with something else agreed on, without a ready-made force that is not offered then. */
function withSettings(draft: MatchDraft, change: Partial<SettingsDraft>): MatchDraft {
  const settings = { ...draft.settings, ...change }
  const fitting = (side: Side) => {
    const choice = draft.forces[side]
    const isOffered =
      ['own', 'each', 'typed'].includes(choice.by) ||
      presetsFor(settings.reconstruction, settings.scenario, side).some(({ id }) => id === choice.by)
    return isOffered ? choice : OWN_FORCE
  }
  return { settings, forces: { sorcerer: fitting('sorcerer'), wizard: fitting('wizard') } }
}
