import { takeOff } from '../../effects/bags'
import { lookAt } from '../../effects/magic/deeds'
import { happen } from '../../effects/flow/run'
import { tell } from '../../effects/scene'
import { spendPower, written } from '../../effects/units'
import { has, isA } from '../../queries/filters'
import { isInRange } from '../../queries/ground'
import { powerRefusal } from '../../queries/reserves'
import { canWield, ownTraits } from '../../queries/traits'
import { enemyStacks, helplessRefusal } from '../../queries/units'
import { refuse, type Refused } from '../../refuse'
import type { State, Unit } from '../../state/state'
import type { Pile } from '../../state/terms'
import { artifactRow } from '../../tables/chits'
import { DRAWS } from '../../tables/figures'
import { HEX, OWNER, PILE, UNIT } from '../kit/args'
import { command } from '../kit/kit'
import { enemyRefusal, enemyStacksNear } from './enemy-stacks'

function lookRefusal(table: State, unit: Unit): Refused {
  const traits = ownTraits(table, unit)
  const helpless = helplessRefusal(table, unit)
  if (helpless) return helpless
  if (!has(traits, 'scout') && !isA(traits, 'Rogue')) return refuse('AM-8.2', 'Only Scouts and Rogues look.')
  return unit.used.includes('scout') ? refuse('AM-8.2', 'A unit looks once in a turn.') : undefined
}

/** A Scout or a Rogue looks at an enemy stack (AM-8.2). */
export const look = command({
  clause: 'AM-8.2',
  stage: 'scout',
  args: { unit: UNIT, hex: HEX, owner: OWNER },
  subject: 'unit',
  target: 'hex',
  choices: ({ table }, unit) => (lookRefusal(table, unit) ? [] : enemyStacksNear(table, unit)),
  refusalOf: ({ table, seat }, { unit, hex, owner }) =>
    lookRefusal(table, unit) ??
    enemyRefusal(table, seat, { hex, owner }) ??
    (isInRange(table, unit.hex, hex) ? undefined : refuse('AM-8.2', 'That stack is out of range.')),
  perform: (doing, { unit, hex, owner }) =>
    happen(doing, (scene) => {
      written(scene, unit.id).used.push('scout')
      lookAt(scene, doing.seat, { hex, owner })
    }),
  say: ({ unit, hex }) => `Look at ${hex} with ${unit}`,
})

function orbRefusal(table: State, unit: Unit): Refused {
  const orb = unit.artifacts.find((artifact) => artifactRow(artifact).action?.window === 'scout')
  if (orb === undefined) return refuse('AM-A.35', 'That unit carries no Orb.')
  const helpless = helplessRefusal(table, unit)
  if (helpless) return helpless
  if (!canWield(table, unit, orb)) return refuse('AM-A.0.2', 'That unit cannot use it.')
  return unit.used.includes('orb') ? refuse('AM-A.35', 'The Orb is used once in a turn.') : undefined
}

/** A stack is seen in the Orb, however far off (AM-8.3, AM-A.35). */
export const lookFar = command({
  clause: 'AM-A.35',
  stage: 'scout',
  args: { unit: UNIT, hex: HEX, owner: OWNER },
  subject: 'unit',
  target: 'hex',
  choices: ({ table, seat }, unit) => (orbRefusal(table, unit) ? [] : enemyStacks(table, seat)),
  refusalOf: ({ table, seat }, { unit, hex, owner }) =>
    orbRefusal(table, unit) ?? enemyRefusal(table, seat, { hex, owner }),
  perform: (doing, { unit, hex, owner }) =>
    happen(doing, (scene) => {
      written(scene, unit.id).used.push('orb')
      lookAt(scene, doing.seat, { hex, owner })
    }),
  say: ({ unit, hex }) => `See ${hex} in the Orb of ${unit}`,
})

const VISIONS = 'seer.visions'

/** The Seer sees a stack, however far off (AM-8.3, AM-P.16). */
export const visionsOfStack = command({
  clause: 'AM-P.16',
  stage: 'scout',
  args: { hex: HEX, owner: OWNER },
  target: 'hex',
  listed: ({ table, seat }) => (powerRefusal(table, seat, VISIONS) ? [] : enemyStacks(table, seat)),
  refusalOf: ({ table, seat }, stack) =>
    powerRefusal(table, seat, VISIONS) ?? enemyRefusal(table, seat, stack),
  perform: (doing, stack) =>
    happen(doing, (scene) => {
      spendPower(scene, doing.seat, VISIONS)
      lookAt(scene, doing.seat, stack)
    }),
  say: ({ hex }) => `See the stack in ${hex}`,
})

const SEEN_PILES: readonly Pile[] = ['units', 'spells', 'artifacts']

/** The Seer sees what a pile will give (AM-P.16). */
export const visionsOfPile = command({
  clause: 'AM-P.16',
  stage: 'scout',
  args: { pile: PILE },
  listed: ({ table, seat }) =>
    powerRefusal(table, seat, VISIONS) ? [] : SEEN_PILES.map((pile) => ({ pile })),
  refusalOf: ({ table, seat }, { pile }) =>
    powerRefusal(table, seat, VISIONS) ??
    (SEEN_PILES.includes(pile)
      ? undefined
      : refuse('AM-P.16', 'Units, spells and artifacts can be foreseen.')),
  perform: (doing, { pile }) =>
    happen(doing, (scene) => {
      const { draft } = scene
      spendPower(scene, doing.seat, VISIONS)
      // What lies in the queue is not drawn again.
      const queued = draft.queues[pile]
      draft.queues[pile] = []
      const drawn = takeOff(scene, pile, doing.seat, Math.max(0, DRAWS.visions - queued.length))
      draft.queues[pile] = [...queued, ...drawn]
      if (draft.queues[pile].length < DRAWS.visions)
        tell(scene, { type: 'bagEmpty', pile, lookedBy: doing.seat })
      draft.seenQueues.push({ pile, seat: doing.seat })
      tell(scene, { type: 'sawQueue', seat: doing.seat, pile, chits: [...draft.queues[pile]] })
    }),
  say: ({ pile }) => `Foresee ${pile}`,
})
