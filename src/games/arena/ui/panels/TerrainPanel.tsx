import { TERRAIN_PANEL } from '../../content/table-text'
import type { ChangeTerrain, SetStorm } from '../../rules/commands'
import { changesOf, priceOf } from '../gestures/terrain-hand'
import type { PanelProps } from '../play/desk'
import { Choices } from './Choices'

/** What can be made of the hex in hand (AA-4.3, AA-4.9). */
export function TerrainPanel({ desk }: PanelProps) {
  const { view, gesture, send } = desk
  if (gesture.name !== 'HexPicked') return null
  const { hex } = gesture
  const price = priceOf(view, hex)
  return (
    <Choices
      title={TERRAIN_PANEL.title(hex, view.hexes[hex]?.terrain ?? '')}
      choices={changesOf(view, hex).map((command) => ({
        key: command.type === 'changeTerrain' ? command.to : command.type,
        name: changeText(command, price),
        onChoose: () => send(command),
      }))}
    />
  )
}

function changeText(command: ChangeTerrain | SetStorm, price: number): string {
  if (command.type === 'changeTerrain') return TERRAIN_PANEL.becomes(command.to, price)
  return command.on ? TERRAIN_PANEL.raise(price) : TERRAIN_PANEL.end(price)
}
