import { onceForEach } from '@/engine/basics/once'
import { controllerOf } from '../../queries/control'
import type { View } from '../../queries/view'
import type { City } from '../../tables/atlas'
import type { Side } from '../../tables/seats'

/** Whose blocks are where, which is public whatever they are. */
const presenceOf = onceForEach((view: View) => ({
  blocks: view.stacks.map(({ hex, owner }) => ({ at: hex, owner })),
}))

/** Who controls a city, as everybody sees. */
export function holderOf(view: View, city: City): Side | null {
  return controllerOf(presenceOf(view), city)
}
