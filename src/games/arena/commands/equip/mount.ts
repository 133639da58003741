import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { COMMAND_TEXT } from '../../tables/command-text'
import { loadOf, reachRefusal, riderRefusal, roomOn } from '../../queries/riding'
import { flownBy } from '../../effects/air-turns'
import { canPilot, cardOf, creaturesIn, isAbandoned, ridersOf, sideIn } from '../../queries/creatures'
import { isImmobile } from '../../queries/entry'
import type { ArenaSeat, Creature, Table } from '../../state/position'
import { refuse } from '../../refuse'
import { isAir } from '../../queries/spaces'
import { hasAttribute, powerOf } from '../../queries/values'
import { CREATURE } from '../kit/args'
import { command } from '../kit/kit'
import { settleRiding } from './settle-riding'

/** Gets a creature onto a larger one in its space (AA-7.1). */
export const mount = command({
  clause: 'AA-7.1',
  stage: ['equip1', 'equip2'],
  args: { rider: CREATURE, mount: CREATURE },
  subject: 'rider',
  mayAct: riderRefusal,
  choices: ({ table }, rider) =>
    rider.at === null || rider.on !== null
      ? []
      : creaturesIn(table, rider.at)
          .filter((mount) => cardOf(mount).size > cardOf(rider).size)
          .map((mount) => ({ mount })),

  refusalOf({ table, seat }, { rider, mount }) {
    return (
      reachRefusal(table, seat, mount) ??
      kindRefusal(table, rider, mount) ??
      placeRefusal(rider, mount) ??
      stackRefusal(table, seat, rider, mount) ??
      (rider.mounted ? refuse('AA-7.7', 'It mounted in this phase already.') : undefined) ??
      wildRefusal(table, seat, mount)
    )
  },
  perform({ draft }, { rider, mount }) {
    if (rider.at !== null && isAir(rider.at)) rider.flown = flownBy(draft, rider.airTurns)
    rider.on = mount.id
    rider.mounted = true
    return [{ type: 'mounted', rider: rider.id, mount: mount.id }, ...settleRiding(draft)]
  },

  say: ({ rider, mount }) => `Mount ${rider} on ${mount}`,
  label: ({ mount }) => COMMAND_TEXT.mounts(mount),
  /** The room left, and whether the rider would drive it (AA-8.1). */
  more({ rider, mount }, { table }) {
    const drives = cardOf(mount).vehicle && canPilot(rider)
    return [COMMAND_TEXT.room(roomOn(table, mount)), ...(drives ? [COMMAND_TEXT.becomesPilot] : [])].join(
      ', ',
    )
  },
})

/** What never rides or is never ridden (AA-7.11 to AA-7.13). */
function kindRefusal(table: Table, rider: Creature, onto: Creature): Refusal<Clause> | undefined {
  if ([rider, onto].some((creature) => hasAttribute(creature, 'illusion')))
    return refuse('AA-7.11', 'Illusions neither mount nor carry.')
  if (cardOf(rider).vehicle && (!canPilot(onto) || ridersOf(table, rider.id).length > 0))
    return refuse('AA-7.12', 'Only an empty vehicle may be carried, by a creature with hands.')
  return isImmobile(rider) ? refuse('AA-7.13', 'What cannot move by itself does not mount.') : undefined
}

function placeRefusal(rider: Creature, onto: Creature): Refusal<Clause> | undefined {
  if (rider.on !== null) return refuse('AA-7.1', 'It is mounted already.')
  if (rider.at === null || rider.at !== onto.at) return refuse('AA-7.1', 'The two are not in one space.')
  return cardOf(onto).size > cardOf(rider).size
    ? undefined
    : refuse('AA-7.1', 'A mount must be larger than its rider.')
}

function stackRefusal(
  table: Table,
  seat: ArenaSeat,
  rider: Creature,
  onto: Creature,
): Refusal<Clause> | undefined {
  // A vehicle with the other side's pilot is such a mount, too (AA-8.4).
  if (!isAbandoned(onto) && onto.controller !== seat)
    return refuse('AA-7.3', 'The other side controls that mount.')
  if (onto.on !== null) return refuse('AA-7.4', 'What is mounted carries nobody.')
  if (ridersOf(table, rider.id).length > 0) return refuse('AA-7.4', 'What carries riders does not mount.')
  return loadOf(rider) > roomOn(table, onto) ? refuse('AA-7.2', 'It has no room for that rider.') : undefined
}

/** The wild are mounted by the strong (AA-25.2). */
function wildRefusal(table: Table, seat: ArenaSeat, onto: Creature): Refusal<Clause> | undefined {
  if (!table.settings.variants.wild || !cardOf(onto).isWild || onto.at === null) return undefined
  const own = sideIn(table, onto.at, seat).filter(({ id }) => id !== onto.id)
  const power = own.reduce((sum, creature) => sum + powerOf(table, creature), 0)
  return power < powerOf(table, onto)
    ? refuse('AA-25.2', 'Your creatures here are too weak for it.')
    : undefined
}
