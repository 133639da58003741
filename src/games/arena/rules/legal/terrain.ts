import { TERRAIN_STEPS } from '../../content/terrain'
import { refusalOf } from '../command-rules'
import type { Command } from '../commands'
import type { ArenaSeat, Position } from '../position'
import { boardOf, hexAt } from '../spaces'

/** Every step of terrain and every storm more or less that can be paid for (AA-4). */
export function terrainCommands(position: Position, seat: ArenaSeat): readonly Command[] {
  return boardOf(position)
    .ids.flatMap((hex): Command[] => {
      const at = hexAt(position, hex)
      if (!at) return []
      const steps = TERRAIN_STEPS[at.terrain].map((to): Command => ({ type: 'changeTerrain', seat, hex, to }))
      return [...steps, { type: 'setStorm', seat, hex, on: at.storm === null }]
    })
    .filter((command) => !refusalOf(position, command))
}
