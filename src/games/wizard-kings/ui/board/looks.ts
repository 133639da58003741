import type { ContinentLook } from '@/board/art'
import { onceFor } from '@/table/desk/once-for'
import { atlasOf } from '../../tables/atlas'
import type { View } from '../../queries/view'
import type { Terrain } from '../../tables/vocabulary'

const LOOKS: Readonly<Record<Terrain, ContinentLook>> = {
  clear: 'grass',
  forest: 'forest',
  desert: 'desert',
  swamp: 'swamp',
  sea: 'sea',
}

const looksOn = onceFor((boards: View['boards']) => atlasOf(boards).terrain.map((terrain) => LOOKS[terrain]))

/** How the ground looks, hex by hex. */
export function looksOf({ boards }: View) {
  return looksOn(boards)
}
