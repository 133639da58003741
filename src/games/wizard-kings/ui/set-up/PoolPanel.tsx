import { useState } from 'react'
import { Fields } from '@/table/fields/Fields'
import { Soft } from '@/table/panel/PanelParts'
import { poolRefusal } from '../../queries/set-up'
import { CHAOS_BLOCKS } from '../../tables/chaos-blocks'
import type { ChaosKind } from '../../tables/kinds'
import { sightOf } from '../board/sight'
import type { Desk } from '../desk/desk'
import { labelText } from '../texts/label-text'
import { TEXT } from '../texts/table-text'
import { Commit } from './Commit'

/** The chaos kinds that a seat will ever have, ticked in a list (SU-5). */
export function PoolPanel({ desk }: { readonly desk: Desk }) {
  const { view } = desk
  const [kinds, setKinds] = useState<readonly ChaosKind[]>([])
  const open = CHAOS_BLOCKS.filter(({ isWerebeast }) => view.settings.werebeasts || !isWerebeast)
  return (
    <>
      <Soft>{TEXT.poolHint}</Soft>
      <Fields
        fields={open.map(({ id, name }) => ({
          kind: 'check',
          label: name,
          hint: labelText(id),
          value: kinds.includes(id),
          to: (isOn: boolean) => (isOn ? [...kinds, id] : kinds.filter((one) => one !== id)),
        }))}
        onChange={setKinds}
      />
      <Commit
        desk={desk}
        name={TEXT.takePool(kinds.length)}
        command={{ type: 'chooseChaosPool', seat: view.actor, kinds }}
        refusal={poolRefusal(sightOf(view), kinds)}
      />
    </>
  )
}
