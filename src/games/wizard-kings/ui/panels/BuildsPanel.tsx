import { useState } from 'react'
import type { Choice } from '@/table/panel/ChoiceButtons'
import { PanelParts } from '@/table/panel/PanelParts'
import { buildsOpen, buildsRefusal, castleIn } from '../../queries/builds'
import { cityNamed } from '../../queries/control'
import { figuresOf } from '../../state/settings'
import type { Build } from '../../state/state'
import type { View } from '../../queries/view'
import { kindName } from '../../tables/kinds'
import { sightOf } from '../board/sight'
import type { Desk } from '../desk/desk'
import { labelText } from '../texts/label-text'
import { TEXT } from '../texts/table-text'
import { Commit } from '../set-up/Commit'

/** What a seat builds, put together one by one and committed as a whole (BD-2, BD-3). */
export function BuildsPanel({ desk }: { readonly desk: Desk }) {
  const { view } = desk
  const state = sightOf(view)
  const seat = view.actor
  const [items, setItems] = useState<readonly Build[]>([])
  const open = buildsOpen(state, seat, items)
  const left = figuresOf(view.settings).builds - items.length
  const choicesOf = (what: Build['build']) =>
    open
      .filter(({ build }) => build === what)
      .map((item): Choice => ({ ...choiceOf(view, item), onChoose: () => setItems([...items, item]) }))
  return (
    <>
      <PanelParts
        parts={[
          { kind: 'text', text: TEXT.builds(left) },
          {
            kind: 'choices',
            title: TEXT.buildList,
            choices: items.map((item, nth) => ({
              ...choiceOf(view, item),
              key: `taken ${nth}`,
              more: TEXT.takeOut,
              onChoose: () => setItems(items.filter((_, other) => other !== nth)),
            })),
          },
          { kind: 'choices', title: TEXT.cadres, choices: choicesOf('cadre') },
          { kind: 'choices', title: TEXT.castles, choices: choicesOf('castle') },
        ]}
      />
      <Commit
        desk={desk}
        name={items.length === 0 ? TEXT.commitNothing : TEXT.commit}
        command={{ type: 'commitBuilds', seat, items }}
        refusal={buildsRefusal(state, seat, items)}
      />
    </>
  )
}

/** A build as a button: what it is, and where. */
function choiceOf(view: View, item: Build): Omit<Choice, 'onChoose'> {
  const state = sightOf(view)
  const id = item.build === 'cadre' ? item.at : item.city
  const city = id === 'edge' ? undefined : cityNamed(state, id)
  const place = city ? TEXT.inCity(city.name) : TEXT.atEdge
  const standing = item.build === 'castle' && city ? castleIn(state, view.actor, city) : undefined
  return {
    key: `${item.build} ${item.kind} ${id}`,
    name: TEXT.buildAt(kindName(standing?.kind ?? item.kind), place),
    more: standing ? TEXT.oneStepMore : labelText(item.kind),
  }
}
