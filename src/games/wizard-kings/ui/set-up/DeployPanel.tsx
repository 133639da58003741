import { useState } from 'react'
import { select } from '@/table/fields/field'
import { Fields } from '@/table/fields/Fields'
import { present } from '@/engine/kernel/refusal'
import { deployRefusal, homeCities, someDeployments } from '../../queries/set-up'
import type { City } from '../../tables/atlas'
import { type Kind, kindName } from '../../tables/kinds'
import { sightOf } from '../board/sight'
import type { Desk } from '../desk/desk'
import { TEXT } from '../texts/table-text'
import { Commit } from './Commit'

/** A block and the city in which it begins. */
interface Placed {
  readonly kind: Kind
  readonly city: string
}

/** The city of each block, from a way to deploy that would do (SU-8). */
export function DeployPanel({ desk }: { readonly desk: Desk }) {
  const { view } = desk
  const state = sightOf(view)
  const seat = view.actor
  const cities = homeCities(state, seat)
  const [placed, setPlaced] = useState<readonly Placed[]>(() =>
    Object.entries(present(someDeployments(state, seat)[0], 'a deployment')).flatMap(([city, kinds]) =>
      kinds.map((kind) => ({ kind, city })),
    ),
  )
  const placements = placementsOf(cities, placed)
  return (
    <>
      <Fields
        fields={placed.map((one, nth) =>
          select({
            label: nameAmong(placed, nth),
            value: one.city,
            options: cities.map(({ id, name, hex, isPort }) => ({
              value: id,
              name: TEXT.cityOption(name, hex, isPort),
            })),
            to: (city: string): readonly Placed[] =>
              placed.map((other, at) => (at === nth ? { ...other, city } : other)),
          }),
        )}
        onChange={setPlaced}
      />
      <Commit
        desk={desk}
        name={TEXT.deployThem}
        command={{ type: 'deploy', seat, placements }}
        refusal={deployRefusal(state, seat, placements)}
      />
    </>
  )
}

/** What a block is called; several of a kind are numbered. */
function nameAmong(placed: readonly Placed[], nth: number): string {
  const kind = present(placed[nth], 'a block').kind
  const alike = placed.flatMap((one, at) => (one.kind === kind ? [at] : []))
  return alike.length > 1 ? `${kindName(kind)} ${alike.indexOf(nth) + 1}` : kindName(kind)
}

function placementsOf(
  cities: readonly City[],
  placed: readonly Placed[],
): Readonly<Record<string, readonly Kind[]>> {
  return Object.fromEntries(
    cities.map(({ id }) => [id, placed.filter(({ city }) => city === id).map(({ kind }) => kind)]),
  )
}
