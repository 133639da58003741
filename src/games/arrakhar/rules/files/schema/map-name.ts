import { type MapId, MAPS } from '../../../content/map'

/** A map by name, or the text itself with the line ends of any system. */
export function mapTextOf(given: string): string {
  if (Object.hasOwn(MAPS, given)) return MAPS[given as MapId]
  return given.replaceAll('\r\n', '\n').replace(/\n+$/, '')
}

/** The name of a map that the game brings along, or the text of another. */
export function mapNameOf(map: string): string {
  const named = (Object.keys(MAPS) as MapId[]).find((id) => MAPS[id] === map)
  return named ?? map
}
