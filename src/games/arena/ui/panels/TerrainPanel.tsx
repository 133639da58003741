import { TERRAIN_PANEL } from '../../content/table-text'
import type { ChangeTerrain, SetStorm } from '../../rules/commands'
import { nowIn } from '../../rules/guards'
import { terrainPointsLeft } from '../../rules/phases/terrain'
import { changesOf, priceOf } from '../gestures/terrain-hand'
import type { PanelProps } from '../play/desk'
import { Choices } from './Choices'

/** The budget, and what can be made of the hex in hand (AA-4.3, AA-4.5, AA-4.9). */
export function TerrainPanel({ desk }: PanelProps) {
  const { view, gesture, send } = desk
  const budget = nowIn(view, 'terrain')?.budget ?? 0
  const pool = terrainPointsLeft(view) - budget
  const hex = gesture.name === 'HexPicked' ? gesture.hex : undefined
  const price = hex === undefined ? 0 : priceOf(view, hex)
  return (
    <>
      <p>
        <b>{TERRAIN_PANEL.budget(budget)}</b>
        {pool > 0 ? TERRAIN_PANEL.pool(pool) : ''}. <span className="soft">{TERRAIN_PANEL.prices}</span>
      </p>
      {hex === undefined ? null : (
        <Choices
          title={TERRAIN_PANEL.title(hex, view.hexes[hex]?.terrain ?? '')}
          choices={changesOf(view, hex).map((command) => ({
            key: command.type === 'changeTerrain' ? command.to : command.type,
            name: changeText(command, price),
            onChoose: () => send(command),
          }))}
        />
      )}
    </>
  )
}

function changeText(command: ChangeTerrain | SetStorm, price: number): string {
  if (command.type === 'changeTerrain') return TERRAIN_PANEL.becomes(command.to, price)
  return command.on ? TERRAIN_PANEL.raise(price) : TERRAIN_PANEL.end(price)
}
