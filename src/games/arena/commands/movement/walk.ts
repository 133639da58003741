import { standstillRefusal } from '../../queries/mobility'
import { walkRefusal, walksOf } from '../../queries/walks'
import { arrive } from '../../effects/arrival'
import { enterSpace } from '../../effects/control'
import { groundOf } from '../../queries/spaces'
import { startOf } from '../../queries/names'
import { CREATURE, PATH } from '../kit/args'
import { command } from '../kit/kit'

/** Walks a unit along a path, hex by hex (AA-9). */
export const walk = command({
  clause: 'AA-9.1',
  stage: 'movement',
  args: { unit: CREATURE, path: PATH },
  subject: 'unit',
  target: 'path',
  mayAct: standstillRefusal,
  choices: ({ table }, unit) => [...walksOf(table, unit).values()].map((path) => ({ path })),
  choicesAreLegal: true,

  refusalOf: ({ table }, { unit, path }) => walkRefusal(table, unit, path),
  perform({ draft }, { unit: { id, at: from }, path }) {
    const to = path.at(-1)
    if (!from || to === undefined) return []
    const last = path.at(-2)
    const cameFrom = last === undefined ? from : groundOf(last)
    const taken = path.flatMap((hex) => enterSpace(draft, id, groundOf(hex)))
    arrive(draft, id, { at: groundOf(to), cameFrom, ridersFrom: cameFrom, airTurns: 0 })
    return [{ type: 'walked', unit: id, from, path }, ...taken]
  },

  say: ({ unit, path }, { table, command }) => `Walk with ${unit}${startOf(table, command.unit)} to ${path}`,
})
