import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position } from '@/games/arrakhar/state/position'
import { stacksOf } from '@/games/arrakhar/queries/stacking'
import type { View } from '@/games/arrakhar/state/view'
import { type ArrakharHistory, playFrom, randomPlay } from '../properties/random-play'
import { situation } from '../support/situation'
import type { Playthroughs, Recipe } from './playthrough'

/** More would make the files too long to review. */
const MOST_COMMANDS = 400

const FEW = { scenario: 'short', advancedPlay: true, points: { sorcerer: 16, wizard: 14 }, turnLimit: 20 }

const RECIPES: readonly Recipe<ArrakharHistory>[] = [
  {
    name: 'small-forces-wizard-wiped-out',
    by: 'elimination',
    play: (seed) => randomPlay(rules, { seed, settings: FEW, commands: MOST_COMMANDS }),
  },
  {
    name: 'wand-found-wizard-escapes',
    by: 'wand',
    play: (seed) => playFrom(rules, { position: nearTheGate(), seed, commands: MOST_COMMANDS }),
  },
  {
    name: 'short-scenario-turn-limit',
    by: 'turnLimit',
    play: (seed) =>
      randomPlay(rules, { seed, settings: { scenario: 'short', turnLimit: 2 }, commands: MOST_COMMANDS }),
  },
]

/** The wand lies revealed not far from an entry hex, and a few of each side are about. */
function nearTheGate() {
  return situation(
    'wizard haste',
    { '0312': '2 elf', '0412': 'wizard', '0512': '3 barbarian', '0612': 'sorcerer', '0712': '3 orc' },
    {
      wand: { hex: '0412' },
      pool: { demon: 2, orc: 4, ghoul: 2 },
      options: { turnLimit: 12, skipEmptySegments: true },
    },
  ).position
}

function drawn(position: Position): readonly string[] {
  const { turn, side, now, haunts, wand } = position
  const stacks = stacksOf(position).map(
    ({ hex, units }) => `  ${hex}: ${units.map((unit) => unit.id).join(' ')}`,
  )
  const sites = Object.entries(haunts).map(([haunt, hex]) => `${haunt} ${hex}`)
  return [
    `== Turn ${turn}, ${side}, ${now.segment} ==`,
    `  haunts: ${sites.join(', ') || 'none'}; wand: ${wand.hidden ? 'hidden' : wand.hex}`,
    ...stacks.sort(),
    '',
  ]
}

/** Games of Arrakhar's Wand by chance, drawn at each phase. */
export const ARRAKHAR: Playthroughs<Position, Command, Event, View> = {
  rules,
  drawn,
  isDrawn: (before, after) => after.side !== before.side,
  recipes: RECIPES,
}
