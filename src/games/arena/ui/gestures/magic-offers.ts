import type { HexId } from '@/engine/kernel/hex'
import { onceForEach } from '@/engine/basics/once'
import type { Command, CommandOf } from '../../commands'
import { creatureOf } from '../../queries/creatures'
import { targetsNamed } from '../../queries/magic/magic-targets'
import { nameOf as wordOf } from '../../state/sources'
import { placesOf } from '../../queries/magic/targets'
import type { CreatureId, Target } from '../../state/position'
import { hexOf } from '../../queries/spaces'
import { positionOf, type View } from '../../state/view'
import type { Casting } from '../desk/gesture'
import { offersOf } from './offers'

/** Something that a caster can declare now, with every target that the rules name. */
export interface Castable extends Casting {
  readonly targets: readonly Target[]
}

type Declaration = CommandOf<'declareSpell'> | CommandOf<'declareAbility'>

/** Everything that can be declared now, caster by caster. */
export const castables = onceForEach((view: View): readonly Castable[] => {
  const found = new Map<string, Castable>()
  for (const command of offersOf(view)) {
    if (command.type !== 'declareSpell' && command.type !== 'declareAbility') continue
    const cast = castOf(view, command)
    if (!cast) continue
    const key = keyOf(cast)
    found.set(key, { ...cast, targets: [...(found.get(key)?.targets ?? []), command.target] })
  }
  return [...found.values()]
})

/** What a caster can declare now. */
export function castablesOf(view: View, caster: CreatureId): readonly Castable[] {
  return castables(view).filter((cast) => cast.caster === caster)
}

/** One of them by what it is; undefined when it cannot be declared any more. */
export function castableLike(view: View, cast: Casting): Castable | undefined {
  return castables(view).find((one) => keyOf(one) === keyOf(cast))
}

/** One word for a caster with what it uses. */
export function keyOf({ caster, source, item }: Casting): string {
  return [caster, source.kind, wordOf(source), item ?? ''].join(' ')
}

/** The command that declares some magic at a target. */
export function declarationOf(
  { caster, source, item }: Casting,
  target: Target,
  seat: Command['seat'],
): Declaration {
  if (source.kind === 'spell') return { type: 'declareSpell', seat, caster, spell: source.spell, target }
  const ability = source.kind === 'ability' ? source.ability : null
  return { type: 'declareAbility', seat, user: caster, ability, item, target }
}

/** Everything in a hex of the kind that some magic names, however far away and whatever speaks against it. */
export function targetsThere(view: View, { caster, source }: Casting, hex: HexId): readonly Target[] {
  const creature = creatureOf(view, caster)
  if (!creature) return []
  return targetsNamed(positionOf(view), creature, source, Infinity).filter((target) =>
    hexesOfTarget(view, caster, target).includes(hex),
  )
}

/** The hexes that a target is in: those of both sides of an edge. */
export function hexesOfTarget(view: View, caster: CreatureId, target: Target): readonly HexId[] {
  if (target.kind === 'edge') return target.edge
  const creature = creatureOf(view, caster)
  return creature ? placesOf(view, { target, caster: creature }).map(hexOf) : []
}

/** Who uses what by a declaration; undefined where the item is out of play. */
export function castOf(view: View, command: Declaration): Casting | undefined {
  if (command.type === 'declareSpell')
    return { caster: command.caster, source: { kind: 'spell', spell: command.spell }, item: null }
  const { user: caster, ability, item } = command
  if (ability !== null) return { caster, source: { kind: 'ability', ability }, item: null }
  const card = view.items.find(({ id }) => id === item)?.card
  return card === undefined ? undefined : { caster, source: { kind: 'item', item: card }, item }
}
