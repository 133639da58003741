import type { Battle, State, Unit } from '../../state/state'
import type { MageSeat, PlanItem, Targets } from '../../state/terms'
import { artifactRow, spellRow } from '../../tables/chits'
import { isPlanned } from '../../tables/rows'
import { powersOf } from '../../tables/types'
import type { EffectSpec } from '../../tables/effects'
import { has } from '../filters'
import { battleCastRefusal } from '../magic/casting'
import { castingsOf, targetChoices } from '../magic/choices'
import type { Aiming } from '../magic/targets'
import { ownTraits, roleOf } from '../traits'
import { archmagusOf, unitsOf } from '../units'
import { availableOfSide, otherRole, unitsOfSide } from './fighters'
import { itemRefusal, waysOut } from './items'
import { plannedState } from './plan'

/** Everything that a seat can add to its plan now (AM-C.5). */
export function itemsFor(state: State, seat: MageSeat): readonly PlanItem[] {
  const planned = plannedState(state, seat)
  const { battle } = planned
  if (!battle) return []
  const units = availableOfSide(planned, battle, roleOf(battle, seat))
  const items = [
    ...units.flatMap((unit) => itemsOf(planned, battle, unit, units)),
    ...powersFor(planned, seat),
    ...castsFor(planned, seat),
  ]
  return items.filter((item) => !itemRefusal(state, seat, item))
}

/** What a unit might do, more than fits (AM-11.12). */
function itemsOf(state: State, battle: Battle, unit: Unit, units: readonly Unit[]): readonly PlanItem[] {
  const traits = ownTraits(state, unit)
  const others = units.filter(({ id }) => id !== unit.id)
  const swaps = (['skirmish', 'vanish'] as const).flatMap((by) =>
    has(traits, by) ? others.map(({ id }): PlanItem => ({ kind: 'swap', unit: unit.id, with: id, by })) : [],
  )
  return [
    ...swaps,
    ...(has(traits, 'guard') ? [{ kind: 'guard', unit: unit.id } as const] : []),
    ...(has(traits, 'vanish') ? leaves(state, battle, unit, others) : []),
    ...(has(traits, 'archer') || has(traits, 'general') ? [{ kind: 'support', unit: unit.id } as const] : []),
    ...(has(traits, 'paralyze') ? paralyses(state, battle, unit) : []),
    ...artifactsOf(state, unit),
  ]
}

function leaves(state: State, battle: Battle, unit: Unit, others: readonly Unit[]): readonly PlanItem[] {
  const side = battle.sides[roleOf(battle, unit.seat)]
  const withs =
    side.combatant === unit.id && others.length > 0 ? others.map(({ id }) => ({ with: id })) : [{}]
  return waysOut(state, unit).flatMap((to) =>
    withs.map((one): PlanItem => ({ kind: 'leave', unit: unit.id, to, ...one })),
  )
}

function paralyses(state: State, battle: Battle, unit: Unit): readonly PlanItem[] {
  return unitsOfSide(state, battle, otherRole(roleOf(battle, unit.seat))).map((target) => ({
    kind: 'paralyze',
    unit: unit.id,
    target: target.id,
  }))
}

/** Whether what comes of effects may enter the fight at once (AM-11.22). */
function entries(effects: readonly EffectSpec[]): readonly { readonly enter?: boolean }[] {
  const enters = effects.some((effect) => 'asCombatant' in effect && effect.asCombatant === 'optional')
  return enters ? [{}, { enter: true }] : [{}]
}

function artifactsOf(state: State, unit: Unit): readonly PlanItem[] {
  return unit.artifacts.flatMap((artifact) => {
    const { action, inUse = [], clause } = artifactRow(artifact)
    const effects = action?.effects ?? []
    const aim: Aiming = { seat: unit.seat, caster: unit, clause, isFar: false, isSpell: false, effects }
    const offers = inUse.flatMap((one) => (one.op === 'grant' ? (one.choose ?? []) : []))
    const chooses = offers.length > 0 ? offers.map((_, choose) => ({ choose })) : [{}]
    const targets: readonly (Targets | undefined)[] = action
      ? targetChoices(state, aim, action.targets)
      : [undefined]
    return chooses.flatMap((choose) =>
      targets.flatMap((one) =>
        entries(effects).map((enter): PlanItem => {
          return {
            kind: 'artifact',
            unit: unit.id,
            artifact,
            ...choose,
            ...(one && { targets: one }),
            ...enter,
          }
        }),
      ),
    )
  })
}

function powersFor(state: State, seat: MageSeat): readonly PlanItem[] {
  const by = archmagusOf(state, seat)
  if (!by) return []
  return powersOf(by.type)
    .filter(isPlanned)
    .flatMap(({ id, clause, effects, targets }) => {
      const aim: Aiming = { seat, caster: by, clause, isFar: true, isSpell: false, effects }
      return targetChoices(state, aim, targets).flatMap((one) =>
        entries(effects).map((enter): PlanItem => ({ kind: 'power', power: id, targets: one, ...enter })),
      )
    })
}

function castsFor(state: State, seat: MageSeat): readonly PlanItem[] {
  return unitsOf(state, seat).flatMap((caster) =>
    castingsOf(state, caster, battleCastRefusal).flatMap((casting) =>
      entries(spellRow(casting.spell).effects).map((enter): PlanItem => ({
        kind: 'cast',
        caster: caster.id,
        ...casting,
        ...enter,
      })),
    ),
  )
}
