import * as v from 'valibot'
import type { Json } from '../kernel/game'
import { sameData } from '../basics/same-data'
import { listOf } from '../files/schema'
import { type AnyKind, type Entries, type Kind, kindOf, type Loose } from './kind'
import { listed, visitEach, whole } from './kinds'
import { type GivenOfAll, record, type ValueOfAll } from './record'

/** One of many that are alike but for their ids. */
export type Member<Id extends string, E extends Entries> = { readonly id: Id } & ValueOfAll<E>
/** Some that are alike, as a file has them. */
type Group<Id extends string, E extends Entries> = Numbered<Id> & GivenOfAll<E>
interface Numbered<Id extends string> {
  readonly count?: number
  readonly ids?: readonly Id[]
}

/**
 * A list of things that a file tells in groups: what is alike, how many there are, and what they are called, if need
 * be. Only neighbors share a group, so that the order of the list is kept; `word` is what they are, several of them.
 */
export function grouped<Id extends string, const E extends Entries>(
  id: Kind<Id>,
  entries: E,
  { groups, each, word }: { readonly groups: number; readonly each: number; readonly word: string },
): Kind<readonly Member<Id, E>[], readonly Group<Id, E>[]> {
  const alike = record(entries)
  const group: AnyKind = record({
    ...entries,
    count: whole(1, each).optional(),
    ids: listed(id).optional(),
  })
  const counted = v.pipe(
    group.schema as v.GenericSchema<unknown, Numbered<Id>>,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { count, ids: value } = dataset.value
      if (value === undefined || count === undefined || value.length === count) return
      const path = {
        type: 'object',
        origin: 'value',
        input: { ...dataset.value },
        key: 'ids',
        value,
      } as const
      addIssue({ message: `must name ${count} ${word}, as count says`, path: [path] })
    }),
  )
  return kindOf<readonly Member<Id, E>[], readonly Group<Id, E>[]>({
    // The record is made of these very entries.
    schema: listOf(counted, groups) as v.GenericSchema<unknown, readonly Group<Id, E>[]>,
    write: (members, within) =>
      runsIn(members, Object.keys(entries), each).map((run) => {
        const said = alike.write(run[0], within) as Record<string, Json>
        said['count'] = run.length
        said['ids'] = run.map(({ id }) => id)
        return said
      }),
    ...(group.visit && { visit: visitEach<unknown>(group) }),
  })
}

type Run<One> = [first: One, ...others: One[]]

/** Neighbors that have the same under each of some names, up to so many. */
function runsIn<One extends object>(all: readonly One[], names: readonly string[], most: number): Run<One>[] {
  const runs: Run<One>[] = []
  for (const one of all) {
    const last = runs.at(-1)
    const first = last?.[0] as Loose | undefined
    const isAlike = (name: string) => sameData((one as Loose)[name], first?.[name])
    if (last && last.length < most && names.every(isAlike)) last.push(one)
    else runs.push([one])
  }
  return runs
}

/** What the members of a group are called: as it says, or else as `next` does, which is asked for each of them. */
export function namesIn<Id extends string>({ count, ids }: Numbered<Id>, next: () => Id): readonly Id[] {
  const names: Id[] = []
  for (let nth = 0; nth < (count ?? ids?.length ?? 1); nth++) {
    const name = next()
    names.push(ids?.[nth] ?? name)
  }
  return names
}
