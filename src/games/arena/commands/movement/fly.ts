import type { Draft } from 'immer'
import { creatureOf } from '../../queries/creatures'
import { type Flight, flightRefusal, flightsOf, isDeadly } from '../../queries/flights'
import { standstillRefusal } from '../../queries/mobility'
import { nameOf, startOf } from '../../queries/names'
import { flownBy } from '../../effects/air-turns'
import { arrive } from '../../effects/arrival'
import { enterSpace } from '../../effects/control'
import type { Creature, Position, Space } from '../../state/position'
import { airOf, groundOf, hexOf, isAir } from '../../queries/spaces'
import { COMMAND_TEXT } from '../../tables/command-text'
import { CREATURE, PATH, YES_NO } from '../kit/args'
import { command } from '../kit/kit'

/**
 * Flies a unit: take-off if it is on the ground, a path in the air, landing if told to (AA-10.2). The mount's
 * speed and duration count, not its riders' (AA-10.11); who has speed 0 goes up and down and no further (AA-10.12).
 */
export const fly = command({
  clause: 'AA-10.2',
  stage: 'movement',
  args: { unit: CREATURE, path: PATH, land: YES_NO },
  subject: 'unit',
  target: 'path',
  mayAct: standstillRefusal,
  choices: ({ table }, unit) => flightsOf(table, unit),
  choicesAreLegal: true,

  refusalOf: ({ table }, { unit, path, land }) => flightRefusal(table, unit, { path, land }),
  perform({ draft }, { unit, path, land }) {
    const { id, at: from } = unit
    if (!from) return []
    const entered = spacesOf(from, { path, land })
    const taken = entered.flatMap((space) => enterSpace(draft, id, space))
    settleDown(draft, unit, from, entered)
    return [{ type: 'flew', unit: id, from, path, landed: land }, ...taken]
  },

  say({ unit, path }, { table, command: { unit: id, path: hexes, land } }) {
    if (hexes.length === 0) return land ? `Land with ${unit}` : `Take off with ${unit}`
    const end = land ? `${path} and land` : `the air over ${path}`
    return `Fly with ${unit}${startOf(table, id)} to ${end}`
  },
  loss({ table, command: { unit: id, path, land } }) {
    const unit = creatureOf(table, id)
    return unit && isDeadly(table, unit, { path, land }) ? COMMAND_TEXT.deadly(nameOf(unit)) : undefined
  },
})

/** The spaces that a flight enters, in order. */
function spacesOf(from: Space, { path, land }: Flight): readonly Space[] {
  const takeOff = isAir(from) ? [] : [airOf(hexOf(from))]
  const inAir = [...takeOff, ...path.map(airOf)]
  return land ? [...inAir, groundOf(path.at(-1) ?? hexOf(from))] : inAir
}

/** Ends a flight in the last space entered, which remembers the one before (AA-9.11, AA-10.6). */
function settleDown(draft: Draft<Position>, unit: Creature, from: Space, entered: readonly Space[]): void {
  const at = entered.at(-1)
  if (at === undefined) return
  const cameFrom = entered.at(-2) ?? from
  const airTurns = isAir(from) ? unit.airTurns : 1
  arrive(
    draft,
    unit.id,
    isAir(at)
      ? { at, cameFrom, ridersFrom: cameFrom, airTurns }
      : { at, cameFrom, ridersFrom: null, airTurns: 0, flown: flownBy(draft, airTurns) },
  )
}
