import { boardOf } from '@/games/arrakhar/queries/board'
import { fillingOf } from '@/games/arrakhar/commands/set-up/filling/fill-placement'
import { chanceFrom } from './chance-from'
import { designedTable, type SetUpTable } from './set-up-table'

/** A table where the sorcerer is placed, with one sorcerer, and the wizard's side is about to be. */
export function enteringTable(
  settings: Readonly<Record<string, unknown>>,
  wizard: Readonly<Record<string, number>>,
): SetUpTable {
  const table = designedTable({ ...settings, advancedPlay: true }, { sorcerer: 1 }, wizard)
  const { view } = table
  if (!view.setUp) throw new Error('no set-up')
  const filling = { settings: view.settings, setUp: view.setUp, sorcerers: 1, style: 'bluff' } as const
  for (const command of fillingOf(filling, chanceFrom(1))) table.play(command)
  table.play({ type: 'hideWand', haunt: 'T1' })
  table.play({ type: 'finishPlacement' })
  return table
}

/** The entry hexes of a table. */
export function entryHexesOf(table: SetUpTable) {
  return boardOf(table.view.settings).entryHexes
}
