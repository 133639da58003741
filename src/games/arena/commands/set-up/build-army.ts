import { castDraft } from 'immer'
import { tallyOf } from '@/engine/basics/counts'
import { listed } from '@/engine/basics/phrases'
import { CREATURES } from '../../tables/creatures'
import { ITEMS } from '../../tables/items'
import { PRESETS } from '../../tables/presets'
import { SPELLS } from '../../tables/spells'
import { type ArmyList, armyRefusal } from '../../queries/army-list'
import { armyOf } from '../../effects/set-up/new-game'
import { CREATURE_CARDS, ITEM_CARDS, POINTS, SPELL_CARDS } from '../kit/args'
import { command } from '../kit/kit'

/** Lays down an army list in secret; it may be laid down anew until it is locked (AA-2.1 to AA-2.9). */
export const buildArmy = command({
  clause: 'AA-2.1',
  stage: 'build',
  args: { creatures: CREATURE_CARDS, items: ITEM_CARDS, spells: SPELL_CARDS, terrainPool: POINTS },
  // Of all lists two that are ready-made (B-1).
  choices: () =>
    PRESETS.flatMap(({ armies }) => armies).map((army) => {
      const { creatures, items, spells } = armyOf(army)
      return { creatures, items, spells }
    }),

  refusalOf: ({ table, seat }, army) => armyRefusal(table.settings, { seat, ...army }),
  perform({ draft, seat }, { creatures, items, spells, terrainPool = 0 }) {
    draft.secrets.lists[seat] = castDraft({ creatures, items, spells, terrainPool })
    return [{ type: 'armyDrawnUp', seat }]
  },

  say: (_, { command }) => `Draw up an army of ${armyInWords(command)}`,
})

/** Cards with how often each is bought. */
function armyInWords({ creatures, items, spells }: Pick<ArmyList, 'creatures' | 'items' | 'spells'>): string {
  const cards = [
    ...creatures.map((id) => CREATURES[id].name),
    ...items.map((id) => ITEMS[id].name),
    ...spells.map((id) => SPELLS[id].name),
  ]
  return listed(
    Object.entries(tallyOf(cards)).map(([name, count = 1]) => (count > 1 ? `${count} × ${name}` : name)),
  )
}
