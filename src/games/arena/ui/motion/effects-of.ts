import type { BoardEffect, FallEffect } from '@/board/motion/board-effect'
import type { HexId } from '@/engine/hex'
import { creatureOf } from '../../rules/creatures'
import type { DeathCause, Event } from '../../rules/events'
import type { Table, Target } from '../../rules/position'
import { hexOf } from '../../rules/spaces'
import type { View } from '../../rules/view'
import { isHarmful } from '../../queries/harm'
import { effectsOfMove, MOVES } from './move-effects'
import { changed, countersIn, hexOfCreature, seenAs, type Told, unitOf, unseen, without } from './scene'

/** What is to be seen of some events on the board as it lay before them, in their order. */
export function effectsOf(before: View, events: readonly Event[], after: View): readonly BoardEffect[] {
  const effects: BoardEffect[] = []
  let table: Table = before
  for (const event of events) {
    const told = isMove(event) ? effectsOfMove(table, event) : tell(table, event, after)
    effects.push(...told.effects)
    table = told.table
  }
  return effects
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
type Moving = Of<(typeof MOVES)[number]>

function isMove(event: Event): event is Moving {
  const moves: readonly string[] = MOVES
  return moves.includes(event.type)
}

function tell(table: Table, event: Exclude<Event, Moving>, after: View): Told {
  switch (event.type) {
    case 'mounted':
      return { table: changed(table, event.rider, { on: event.mount }), effects: [] }
    case 'dismounted':
      return { table: changed(table, event.rider, { on: null }), effects: [] }
    case 'controllerChanged':
      return turning(table, event)
    case 'terrainChanged':
      return { table, effects: [{ kind: 'crumble', hex: event.hex }] }
    case 'tookEffect':
      return { table, effects: magic(table, event) }
    case 'created':
    case 'resurrected':
      return arrival(table, event, after)
    default:
      return fighting(table, event)
  }
}

function fighting(table: Table, event: Event): Told {
  switch (event.type) {
    case 'fired': {
      const [from, to] = [hexOfCreature(table, event.shooter), hexOf(event.target)]
      const shot: readonly BoardEffect[] = from === undefined ? [] : [{ kind: 'shot', from, to }]
      return { table, effects: shot }
    }
    case 'fought':
      return { table, effects: [{ kind: 'clash', hex: hexOf(event.space) }] }
    case 'vehicleAttacked': {
      const hex = hexOfCreature(table, event.vehicle)
      return { table, effects: hex === undefined ? [] : [{ kind: 'clash', hex }] }
    }
    case 'died':
      return death(table, event)
    default:
      return unseen(table)
  }
}

/** A counter changes its colors with whom it obeys. */
function turning(table: Table, { creature, seat }: Of<'controllerChanged'>): Told {
  const after = changed(table, creature, { controller: seat })
  const [from, to] = [unitOf(table, creature), unitOf(after, creature)]
  const hex = hexOfCreature(table, creature)
  if (!from || !to || hex === undefined) return unseen(after)
  return {
    table: after,
    effects: [
      {
        kind: 'flip',
        hex,
        from: [seenAs(table, from)],
        to: [seenAs(after, to)],
        before: countersIn(table, hex, [from.id]),
      },
    ],
  }
}

/** Magic flies from its caster to what it is aimed at; what works on the caster gleams there. */
function magic(table: Table, { source, caster, target }: Of<'tookEffect'>): readonly BoardEffect[] {
  const from = caster === null ? undefined : hexOfCreature(table, caster)
  const to = target ? hexOfTarget(table, target) : undefined
  if (from !== undefined && to !== undefined && from !== to)
    return isHarmful(source) ? [{ kind: 'fire', from, to, isTreasures: true }] : [{ kind: 'aid', from, to }]
  const hex = to ?? from
  return hex === undefined ? [] : [{ kind: 'gleam', hex }]
}

function hexOfTarget(table: Table, target: Target): HexId | undefined {
  switch (target.kind) {
    case 'creature':
      return hexOfCreature(table, target.creature)
    case 'corpse':
      return table.corpses.find(({ id }) => id === target.corpse)?.hex
    case 'space':
      return hexOf(target.space)
    case 'edge':
      return target.edge[1]
    case 'self':
    case 'to':
    case 'item':
    case 'enchantment':
      return undefined
  }
}

/** Those whom magic calls rise where they appear. */
function arrival(table: Table, { creature, at }: Of<'created' | 'resurrected'>, after: View): Told {
  const hex = hexOf(at)
  const before = countersIn(table, hex)
  const come = creatureOf(after, creature)
  const circle = { kind: 'summon', hex, before } as const
  if (!come) return { table, effects: [{ ...circle, counters: [] }] }
  const arrived = { ...come, at, on: null }
  const next = { ...table, creatures: [...table.creatures, arrived] }
  return { table: next, effects: [{ ...circle, counters: [seenAs(next, arrived)] }] }
}

const MANNERS: Readonly<Record<DeathCause, FallEffect['manner']>> = {
  combat: 'struck',
  wrecked: 'struck',
  fall: 'struck',
  crash: 'struck',
  magic: 'burnt',
  poison: 'leaving',
  noWayOut: 'leaving',
}

function death(table: Table, { creature: id, at, cause }: Of<'died'>): Told {
  const after = without(table, id)
  const dead = creatureOf(table, id)
  const hex = hexOf(at)
  if (!dead || dead.at === null) return unseen(after)
  const counters = [seenAs(without(table, id), { ...dead, on: null })]
  return {
    table: after,
    effects: [{ kind: 'fall', hex, counters, before: countersIn(table, hex), manner: MANNERS[cause] }],
  }
}
