import { useState } from 'react'
import { type Field } from '@/table/fields/field'
import { Fields } from '@/table/fields/Fields'
import { present } from '@/engine/kernel/refusal'
import { type Force, forceRefusal, poolOf, someForces } from '../../queries/set-up'
import { figuresOf } from '../../state/settings'
import { countOf, type Kind, kindName, kindsOf, printedOf } from '../../tables/kinds'
import { sightOf } from '../board/sight'
import type { Desk } from '../desk/desk'
import { labelText } from '../texts/label-text'
import { TEXT } from '../texts/table-text'
import { Commit } from './Commit'

type Part = keyof Force
const CLASS_OF = { wizards: 'wizard', army: 'army', chaos: 'chaos' } as const
const PARTS: readonly Part[] = ['wizards', 'army', 'chaos']

/** The blocks that a seat begins with, as many of each kind as it likes (SU-6). */
export function ForcePanel({ desk }: { readonly desk: Desk }) {
  const { view } = desk
  const state = sightOf(view)
  const seat = view.actor
  const [force, setForce] = useState<Force>(() => present(someForces(state, seat)[0], 'a force'))
  const figures = figuresOf(view.settings)
  const own: readonly Kind[] = kindsOf(present(view.seats[seat].army, 'an army'))
  const kindsFor = (part: Part) =>
    part === 'chaos' ? poolOf(state, seat) : own.filter((kind) => printedOf(kind).class === CLASS_OF[part])
  const parts = PARTS.filter((part) => figures[part] > 0)
  return (
    <>
      <Fields
        fields={parts.map((part): Field<Force> => ({
          kind: 'group',
          label: TEXT.forcePart[part](force[part].length, figures[part]),
          as: 'list',
          fields: kindsFor(part).map((kind) => kindField(force, part, kind)),
        }))}
        onChange={setForce}
      />
      <Commit
        desk={desk}
        name={TEXT.takeForce}
        command={{ type: 'chooseForce', seat, ...force }}
        refusal={forceRefusal(state, seat, force)}
      />
    </>
  )
}

function kindField(force: Force, part: Part, kind: Kind): Field<Force> {
  const others = force[part].filter((one) => one !== kind)
  return {
    kind: 'number',
    label: kindName(kind),
    hint: labelText(kind),
    value: force[part].length - others.length,
    min: 0,
    max: countOf(kind),
    to: (count) => ({ ...force, [part]: [...others, ...Array.from({ length: count }, () => kind)] }),
  }
}
