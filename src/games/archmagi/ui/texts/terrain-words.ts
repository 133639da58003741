import { TERRAINS } from '../../tables/terrain'

const NAMES: ReadonlyMap<string, string> = new Map(TERRAINS.map(({ id, name }) => [id, name]))

/** What a terrain is called. */
export function terrainName(terrain: string): string {
  return NAMES.get(terrain) ?? terrain
}
