import { fileURLToPath } from 'node:url'
import type { ScenarioId } from '@/games/arrakhar/content/scenarios'
import type { Way } from './ways'

const HOME = new URL('./arrakhar/', import.meta.url)

/** The path of a recorded game. */
export function fileOf(scenario: ScenarioId, way: Way): string {
  return fileURLToPath(new URL(`${scenario}-${way}.json`, HOME))
}

/** The path of what comes of all recorded games, by name. */
export const RESULTS = fileURLToPath(new URL('results.json', HOME))

/** Where they lie. */
export const FOLDER = fileURLToPath(HOME)
