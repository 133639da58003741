import { useState } from 'react'
import { tidyName } from '@/engine/basics/phrases'
import type { Seat } from '@/engine/kernel/game'
import { rememberColors } from '@/store/catalog/color-memory'
import { colorOf, PLAYER_COLORS, type PlayerColor } from '@/store/catalog/player-colors'
import type { GameNames } from '@/store/library'
import { Select } from '@/widgets/Select'
import { COLOR_TEXT as TEXT } from './color-text'

interface ColorFieldProps {
  /** The seat whose player it is. */
  readonly seat: string
  readonly color: PlayerColor | undefined
  readonly onChoose: (color: PlayerColor | undefined) => void
}

/** By which color a player goes on this device, each with the sign that it is shown by. */
export function ColorField({ seat, color, onChoose }: ColorFieldProps) {
  return (
    <Select<PlayerColor | ''>
      label={TEXT.colorOf(seat)}
      value={color ?? ''}
      options={[
        { value: '', name: TEXT.none },
        ...PLAYER_COLORS.map((value) => ({ value, name: TEXT.colors[value] })),
      ]}
      onChange={(value) => onChoose(value === '' ? undefined : value)}
    />
  )
}

/** The colors of players as a form has them: those chosen in it, or else those that go with their names. */
export interface PlayerColors {
  readonly of: (seat: Seat, name: string | undefined) => PlayerColor | undefined
  readonly choose: (seat: Seat, color: PlayerColor | undefined) => void
  /** Remembers what was chosen with the names that the players go by now. */
  readonly keep: (players: GameNames['players']) => void
}

/** The colors of the players in a form. */
export function useColors(): PlayerColors {
  const [chosen, setChosen] = useState<ReadonlyMap<Seat, PlayerColor | undefined>>(new Map())
  return {
    of: (seat, name) => (chosen.has(seat) ? chosen.get(seat) : colorOf(tidyName(name ?? '', Infinity))),
    choose: (seat, color) => setChosen(new Map([...chosen, [seat, color]])),
    keep: (players) =>
      rememberColors(
        Object.entries(players ?? {}).flatMap(([seat, name]) =>
          chosen.has(seat) ? [[name, chosen.get(seat)] as const] : [],
        ),
      ),
  }
}
