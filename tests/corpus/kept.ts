import { fileURLToPath } from 'node:url'
import type { ScenarioId } from '@/games/arrakhar/tables/scenarios'
import type { Way } from './arrakhar-ways'

/** Where the recorded games of a game lie. */
export function folderOf(game: string): string {
  return fileURLToPath(new URL(`./${game}/`, import.meta.url))
}

/** The path of a recorded game. */
export function recordedFile(game: string, name: string): string {
  return `${folderOf(game)}${name}.json`
}

/** The path of what comes of all recorded games of a game, by name. */
export function resultsFile(game: string): string {
  return recordedFile(game, 'results')
}

/** The path of a recorded game of Arrakhar's Wand. */
export function fileOf(scenario: ScenarioId, way: Way): string {
  return recordedFile('arrakhar', nameOf(scenario, way))
}

/** What a recorded game of Arrakhar's Wand is called. */
export function nameOf(scenario: ScenarioId, way: Way): string {
  return `${scenario}-${way}`
}
