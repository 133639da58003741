import { PRESETS } from '../../content/presets'
import { refusalOf } from '../command-rules'
import type { BuildArmy, Command } from '../commands'
import { armyOf } from '../new-game'
import { placesFor } from '../set-up/place'
import type { ArenaSeat, Position } from '../position'

/** The ready armies that the game's points allow, and the end of the drawing up (B-1). */
export function buildCommands(position: Position, seat: ArenaSeat): readonly Command[] {
  const ready = PRESETS.flatMap(({ armies }) => armies).map((army): BuildArmy => {
    const { creatures, items, spells } = armyOf(army)
    return { type: 'buildArmy', seat, creatures, items, spells }
  })
  const lock: Command = { type: 'lockArmy', seat }
  return [...ready, lock].filter((command) => !refusalOf(position, command))
}

/** Every place for every creature still in hand (AA-24.4). */
export function placeCommands(position: Position, seat: ArenaSeat): readonly Command[] {
  return position.creatures
    .filter(({ owner, at }) => owner === seat && at === null)
    .flatMap((creature) =>
      placesFor(position, creature).map((hex): Command => ({
        type: 'placeBasic',
        seat,
        creature: creature.id,
        hex,
      })),
    )
}
