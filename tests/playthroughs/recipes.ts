import { writeFileSync } from 'node:fs'
import { positionOf } from '@/engine/history'
import { type Save, unsealed, writeSave } from '@/engine/save'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Ending } from '@/games/arrakhar/rules/position'
import { type ArrakharHistory, playFrom, randomPlay } from '../properties/random-play'
import { situation } from '../support/situation'
import { filesOf, textOf } from './playthrough'

/** How a playthrough was made: random play by seed, until a game ends as wanted. */
interface Recipe {
  readonly name: string
  readonly by: Ending['by']
  readonly play: (seed: number) => ArrakharHistory
}

/** More would make the files too long to review. */
const MOST_COMMANDS = 400

const FEW = { scenario: 'short', advancedPlay: true, points: { sorcerer: 16, wizard: 14 }, turnLimit: 20 }

export const RECIPES: readonly Recipe[] = [
  {
    name: 'small-forces-wizard-wiped-out',
    by: 'elimination',
    play: (seed) => randomPlay({ seed, settings: FEW, commands: MOST_COMMANDS }),
  },
  {
    name: 'wand-found-wizard-escapes',
    by: 'wand',
    play: (seed) => playFrom(nearTheGate(), seed, MOST_COMMANDS),
  },
  {
    name: 'short-scenario-turn-limit',
    by: 'turnLimit',
    play: (seed) =>
      randomPlay({ seed, settings: { scenario: 'short', turnLimit: 2 }, commands: MOST_COMMANDS }),
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

/** Makes a playthrough anew: the first seed whose game ends as wanted. */
export function record({ name, by, play }: Recipe): void {
  for (let seed = 1; ; seed++) {
    const history = play(seed)
    if (positionOf(history).ending?.by !== by) continue
    const { save, text } = filesOf(name)
    writeFileSync(save, onePerLine(writeSave(rules, unsealed(history, null))))
    writeFileSync(text, textOf(history))
    return
  }
}

/** A save as JSON with a line for each command, so that a change can be read. */
function onePerLine(save: Save): string {
  return `${JSON.stringify(save).replaceAll('{"command":', '\n{"command":')}\n`
}
