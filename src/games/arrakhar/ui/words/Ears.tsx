import { Ears as TableEars } from '@/table/ears/Ears'
import type { SceneOf } from '@/table/ears/use-news'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { TELLING } from './news'

/** The table for those who do not see it. */
export function Ears({ view, seat, log }: SceneOf<View, Event>) {
  return <TableEars scene={{ view, seat, log }} telling={TELLING} />
}
