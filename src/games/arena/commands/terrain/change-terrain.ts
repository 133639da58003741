import { COMMAND_TEXT } from '../../tables/command-text'
import { TERRAIN_STEPS } from '../../tables/terrain'
import { changeCost } from '../../queries/terrain-points'
import { refuse } from '../../refuse'
import { HEX, TERRAIN } from '../kit/args'
import { command } from '../kit/kit'
import { costRefusal, pay } from './paying'

/** Changes the terrain of a hex by one step (AA-4.3 to AA-4.8). */
export const changeTerrain = command({
  clause: 'AA-4.3',
  stage: 'terrain',
  args: { hex: HEX, to: TERRAIN },
  subject: 'hex',
  // A king hex has no steps: it is asked of as it is, so that the refusal tells of it.
  choices: (_, { at: { terrain } }) =>
    (terrain === 'King' ? [terrain] : TERRAIN_STEPS[terrain]).map((to) => ({ to })),
  // A king hex never changes, but a storm goes over it: where there are storms, theirs is the better reason.
  explains: ({ table }) => table.settings.ruleset === 'basic',

  refusalOf(at, { hex, to }) {
    const { terrain } = hex.at
    if (terrain === 'King') return refuse('AA-4.7', 'A king hex never changes.')
    if (!TERRAIN_STEPS[terrain].includes(to))
      return refuse('AA-4.3', `${terrain} does not become ${to} in one step.`)
    return costRefusal(at, hex.at)
  },
  perform(doing, { hex: { id, at }, to }) {
    const from = at.terrain
    const cost = pay(doing, at)
    at.terrain = to
    at.fresh = true
    return [{ type: 'terrainChanged', hex: id, from, to, cost }]
  },

  say: ({ hex, to }, { table, command }) =>
    `Change ${hex} from ${table.hexes[command.hex]?.terrain} to ${to}`,
  label: ({ to }, { hex }, { seat }) => COMMAND_TEXT.becomes(to, changeCost(hex.at, seat)),
  badge: ({ seat }, hex) => String(changeCost(hex.at, seat)),
})
