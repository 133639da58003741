import type { Json } from '@/engine/kernel/game'
import type { PositionDesk } from '@/engine/table/table'
import { PRESETS } from '../../tables/presets'
import { writePosition } from '../../files/position-read'
import { newGame, presetGame } from '../../effects/set-up/new-game'

const EMPTY: Json = { game: 'arena', turn: 1, active: 0, phase: 'movement' }

/** What one may begin with: an empty board, and the ready games as they stand when play begins. */
export const STARTS: PositionDesk['starts'] = [
  { id: 'empty', name: 'Empty board', position: EMPTY },
  ...PRESETS.map((preset) => {
    const { settings, armies } = presetGame(preset)
    return { id: preset.id, name: preset.name, position: writePosition(newGame(settings, armies)) }
  }),
]
