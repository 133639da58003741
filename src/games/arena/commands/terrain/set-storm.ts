import { COMMAND_TEXT } from '../../tables/command-text'
import { STORM_TURNS } from '../../tables/terrain'
import { changeCost } from '../../queries/terrain-points'
import { refuse } from '../../refuse'
import { HEX, YES_NO } from '../kit/args'
import { command } from '../kit/kit'
import { costRefusal, pay } from './paying'

/** Makes a storm or takes one away, for the price of a step of terrain (AA-4.9). */
export const setStorm = command({
  clause: 'AA-4.9',
  stage: 'terrain',
  args: { hex: HEX, on: YES_NO },
  subject: 'hex',
  choices: (_, hex) => [{ on: hex.at.storm === null }],
  explains: ({ table }) => table.settings.ruleset !== 'basic',

  refusalOf(at, { hex, on }) {
    if (at.table.settings.ruleset === 'basic') return refuse('AA-24.2', 'The basic game has no storms.')
    if (on && hex.at.storm !== null) return refuse('AA-4.9', 'There is a storm already.')
    if (!on && hex.at.storm === null) return refuse('AA-4.9', 'There is no storm to remove.')
    return costRefusal(at, hex.at)
  },
  perform(doing, { hex: { id, at }, on }) {
    const cost = pay(doing, at)
    // The turn in which it appears is the first of its turns (AA-4.11).
    at.storm = on ? doing.draft.turn + STORM_TURNS - 1 : null
    return [{ type: 'stormSet', hex: id, on, cost }]
  },

  say: ({ hex }, { command: { on } }) => (on ? `Raise a storm over ${hex}` : `End the storm over ${hex}`),
  label(_, { hex, on }, { seat }) {
    const price = changeCost(hex.at, seat)
    return on ? COMMAND_TEXT.raise(price) : COMMAND_TEXT.end(price)
  },
  badge: ({ seat }, hex) => String(changeCost(hex.at, seat)),
})
