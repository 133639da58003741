import type { CommandOf } from '../commands'
import { mayCastNow } from '../queries/fireball-range'
import { hexAt, indexOf, isClear, type Scene } from './scene'
import { bestFire, planFire, targetsOf } from './targets'

type Fireball = CommandOf<'designateFireball'> | CommandOf<'designateWandFireball'>

/** The fireballs of a fireball segment: each caster where it eliminates most, after those before (AR-8). */
export function plannedFire(scene: Scene): readonly Fireball[] {
  const targets = targetsOf(scene)
  const casters = scene.own.units.filter((unit) => isClear(scene, indexOf(scene, unit.hex)))
  const byWand = casters.filter((unit) => mayCastNow(scene.position, unit, 'wand')).slice(0, 1)
  const ready = casters.filter((unit) => mayCastNow(scene.position, unit, 'fireball'))
  const { burn, burnByWand } = scene.chances
  const planned = [
    ...byWand.map((caster) => ({ caster, type: 'designateWandFireball' as const, chances: burnByWand })),
    ...ready.map((caster) => ({ caster, type: 'designateFireball' as const, chances: burn })),
  ]
  return planned.flatMap(({ caster, type, chances }): readonly Fireball[] => {
    const { target } = bestFire(scene, targets, indexOf(scene, caster.hex), chances)
    if (target < 0) return []
    planFire(scene, targets, target)
    return [{ type, caster: caster.id, hex: hexAt(scene, target) }]
  })
}
