import { doubleFaults, faultsAt, faultsOfEach } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import type { State } from '../../state/state'
import { type ArtifactId, ARTIFACTS } from '../../tables/artifacts'
import type { Clause } from '../../clauses'
import { bagsOf, chitsTooMany, placedChits } from '../chits'

/** No chit is lost, and none is there twice (AM-1.6). */
export function chitFaults(state: State): readonly Problem[] {
  const tooMany = chitsTooMany(state).map(([path, pile, chit, count]) => ({
    path,
    message: `must be another: of ${chit} there are ${count} in all ${pile === 'units' ? 'the bags of this game' : 'the game'}`,
  }))
  return tooMany.length > 0 ? tooMany : [...bagFaults(state), ...scrollFaults(state), ...handFaults(state)]
}

/** What lies in the bags follows from what does not. */
function bagFaults(state: State): readonly Problem[] {
  return Object.entries(bagsOf(state)).flatMap(([pile, bag]) =>
    Object.entries(bag).flatMap(([chit, count]) => {
      const there = state.bags[pile as keyof State['bags']][chit] ?? 0
      const message = `must hold ${count} ${chit} and not ${there}, by what is elsewhere`
      return there === count ? [] : [{ path: `bags.${pile}`, message }]
    }),
  )
}

/** Spells are on Scrolls that somebody has (AM-A.47). */
function scrollFaults(state: State): readonly Problem[] {
  const held = placedChits(state).flatMap(([, pile, chit]) => (pile === 'artifacts' ? [chit] : []))
  return Object.keys(state.scrolls).flatMap((id) =>
    faultsAt<Clause>(`scrolls.${id}`, [
      [!SCROLLS.includes(id), '', 'must be left out: nothing is written on that', 'AM-A.47'],
      [!held.includes(id), '', 'must be left out: nobody has it', 'AM-A.47'],
    ]),
  )
}

/** What has changed hands has done so once, and somebody carries what was stolen (AM-8.7). */
function handFaults(state: State): readonly Problem[] {
  const carried = placedChits(state).flatMap(([path, , chit]) => (path.startsWith('seats.') ? [] : [chit]))
  return [
    ...doubleFaults(state.given.map((artifact, nth) => [`given.${nth}`, artifact])),
    ...doubleFaults(state.stolen.map((artifact, nth) => [`stolen.${nth}`, artifact])),
    ...faultsOfEach<ArtifactId, Clause>('stolen', state.stolen, (artifact) => [
      [!carried.includes(artifact), '', 'must be left out: nobody carries it', 'AM-8.7'],
    ]),
  ]
}

const SCROLLS: readonly string[] = ARTIFACTS.filter(({ holds }) => holds !== undefined).map(({ id }) => id)
