import type { HexId } from '@/engine/kernel/hex'
import type { Refused } from '../../refuse'
import type { State, Unit } from '../../state/state'
import type { ArtifactId, Casting, MageSeat, SpellId, Targets } from '../../state/terms'
import { spellRow } from '../../tables/chits'
import type { TargetSpec } from '../../tables/effects'
import { hexesAround, hexesIn } from '../ground'
import { enemyStacks, mageOf, unitsOf } from '../units'
import { aimOf, casterRefusal, farcastOf } from './casting'
import { type Aiming, targetRefusal } from './targets'

/** A spell as a caster can cast it now, the caster aside. */
export type CastingChoice = Omit<Casting, 'caster' | 'enter'>

/** Chits that a unit could cast: those of its seat, and those on Scrolls that it carries. */
function chitsOf(
  state: State,
  unit: Unit,
): readonly { readonly spell: SpellId; readonly from?: ArtifactId }[] {
  const held = [...new Set(mageOf(state, unit.seat).spells)].map((spell) => ({ spell }))
  const scrolled = unit.artifacts.flatMap((from) =>
    [...new Set(state.scrolls[from] ?? [])].map((spell) => ({ spell, from })),
  )
  return [...held, ...scrolled]
}

/** Everything that a unit can cast now, each spell at each target that it may have, with Farcast and without. */
export function castingsOf(
  state: State,
  caster: Unit,
  refusalOf: (state: State, seat: MageSeat, casting: Casting) => Refused,
): readonly CastingChoice[] {
  const { seat, id } = caster
  if (casterRefusal(state, seat, id)) return []
  const held = farcastOf(state, seat)
  const ways: readonly (SpellId | undefined)[] = held === undefined ? [undefined] : [undefined, held]
  return chitsOf(state, caster).flatMap((chit) =>
    ways.flatMap((farcast) => {
      const base = { ...chit, ...(farcast !== undefined && { farcast }) }
      const aim = aimOf(state, { ...base, caster: id, targets: {} })
      return targetChoices(state, aim, spellRow(chit.spell).targets)
        .map((targets) => ({ ...base, targets }))
        .filter((one) => !refusalOf(state, seat, { ...one, caster: id }))
    }),
  )
}

/** Every way of naming targets, slot by slot (AM-C.5). */
export function targetChoices(state: State, aim: Aiming, specs: readonly TargetSpec[]): readonly Targets[] {
  return specs.reduce<readonly Targets[]>(
    (all, spec) =>
      all.flatMap((targets) =>
        candidatesFor(state, aim, spec)
          .map((one) => ({ ...targets, ...one }))
          .filter((one) => !targetRefusal(state, aim, spec, one)),
      ),
    [{}],
  )
}

/** What might be named in a slot: more than fits. */
function candidatesFor(state: State, aim: Aiming, spec: TargetSpec): readonly Targets[] {
  switch (spec.kind) {
    case 'unit':
      return state.units.map(({ id }) => ({ unit: id }))
    case 'unitList':
      return heroLists(state, aim, spec)
    case 'reserveUnit':
      return [...new Set(mageOf(state, aim.seat).reserve)].map((chit) => ({ chit }))
    case 'stack':
      return [...(spec.optional ? [{}] : []), ...enemyStacks(state, aim.seat).map((stack) => ({ stack }))]
    case 'stackList':
      return stackLists(state, aim, spec.max)
    case 'hex':
      return hexesFor(state, aim, spec.where === 'any').map((hex) => ({ hex }))
    case 'hexside':
      return hexesAround(state, aim.caster.hex).map((hex) => ({ side: [aim.caster.hex, hex] as const }))
    case 'artifact':
      return state.units.flatMap(({ artifacts }) => artifacts.map((artifact) => ({ artifact })))
    case 'choice':
      return spec.of.map((one) => ({ [spec.slot]: one }))
    case 'spell':
    case 'die':
    case 'attack':
    case 'enemyCombatant':
    case 'self':
      return [{}]
  }
}

/** Nobody, each hero alone, and all of them (AM-C.5). */
function heroLists(state: State, aim: Aiming, spec: TargetSpec): readonly Targets[] {
  const ids = unitsOf(state, aim.seat)
    .map(({ id }) => id)
    .filter((id) => id !== aim.caster.id && !targetRefusal(state, aim, spec, { heroes: [id] }))
  return [
    { heroes: [] },
    ...ids.map((id) => ({ heroes: [id] })),
    ...(ids.length > 1 ? [{ heroes: ids }] : []),
  ]
}

/** Each stack alone, and as many of them together as may be named. */
function stackLists(state: State, aim: Aiming, most: number): readonly Targets[] {
  const near = enemyStacks(state, aim.seat).filter(
    (stack) =>
      !targetRefusal(state, aim, { slot: 'stack', kind: 'stack', side: 'enemy', where: 'range' }, { stack }),
  )
  const all = near.slice(0, most)
  return [...near.map((stack) => ({ stacks: [stack] })), ...(all.length > 1 ? [{ stacks: all }] : [])]
}

function hexesFor(state: State, { isFar, caster }: Aiming, isAnywhere: boolean): readonly HexId[] {
  return isFar || isAnywhere ? hexesIn(state) : [caster.hex, ...hexesAround(state, caster.hex)]
}
