import type { Json } from '@/engine/kernel/game'
import { downloadJson } from '../page-parts/download'

/** What the file of a position is called. */
export function positionFileName(gameId: string): string {
  return `${gameId}-position.json`
}

/** Hands a position to the browser's downloads. */
export function savePosition(gameId: string, file: Json): void {
  downloadJson(positionFileName(gameId), JSON.stringify(file, null, 1))
}
