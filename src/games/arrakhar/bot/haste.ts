import { STACKING_LIMIT, UNITS } from '../tables/units'
import type { CommandOf } from '../commands'
import type { Unit } from '../state/position'
import { hasteTargetsOf } from '../queries/haste-range'
import { isOnBoard, stackIn } from '../queries/stacking'
import { stepsBetween } from './field'
import { indexOf, isClear, type Scene } from './scene'
import { WORTH } from './worth'

/** Hexes in which a wizard finds somebody to burn without haste: its move and a fireball's range. */
const FIRE_REACH = 6
/** The wand this near to an entry hex is worth any haste. */
const DASH = 14

/** The castings of a haste segment: by wizards with nobody to burn, and by all for whoever holds the wand (AR-9). */
export function plannedHaste(scene: Scene): readonly CommandOf<'designateHaste'>[] {
  const hasted = new Set<string>()
  return scene.own.units.flatMap((caster): readonly CommandOf<'designateHaste'>[] => {
    if (caster.type !== 'wizard') return []
    const best = bestTarget(scene, caster, hasted)
    if (!best) return []
    for (const { id } of best.units) hasted.add(id)
    return isOnBoard(scene.position, caster)
      ? [{ type: 'designateHaste', caster: caster.id, hex: best.hex }]
      : [{ type: 'designateHaste', caster: caster.id, units: best.units.map(({ id }) => id) }]
  })
}

interface Target {
  readonly hex: Unit['hex']
  readonly units: readonly Unit[]
  readonly worth: number
}

function bestTarget(scene: Scene, caster: Unit, hasted: ReadonlySet<string>): Target | undefined {
  let best: Target | undefined
  for (const hex of hasteTargetsOf(scene.position, caster.id)) {
    const units = unitsAt(scene, hex, hasted)
    const worth = worthOf(scene, hex, units)
    if (worth > (best?.worth ?? 0)) best = { hex, units, worth }
  }
  return best && best.worth > fireWorth(scene, caster) ? best : undefined
}

/** Who would be hasted: the stack, or in an entry hex up to four of one type (AR-9.6). */
function unitsAt(scene: Scene, hex: Unit['hex'], hasted: ReadonlySet<string>): readonly Unit[] {
  const there = stackIn(scene.position, hex)
  if (isClear(scene, indexOf(scene, hex))) return there
  const fresh = there.filter(({ id }) => !hasted.has(id))
  const byWorth = fresh.toSorted((one, other) => UNITS[other.type].movement - UNITS[one.type].movement)
  return byWorth.filter(({ type }) => type === byWorth[0]?.type).slice(0, STACKING_LIMIT)
}

function worthOf({ position, field }: Scene, hex: Unit['hex'], units: readonly Unit[]): number {
  if (units.length === 0) return 0
  const index = field.board.grid.indexOf(hex)
  const carries = !position.wand.hidden && position.wand.hex === hex
  if (carries && (field.toEntry[index] ?? 0) <= DASH) return 20
  return units.reduce((sum, { type, id }) => sum + (position.haste[id] ? 0 : WORTH[type] * 0.2), 0)
}

/** What the wizard could burn this turn instead. */
function fireWorth(scene: Scene, caster: Unit): number {
  const here = indexOf(scene, caster.hex)
  let most = 0
  for (const { hex, type } of scene.enemy.units) {
    const there = indexOf(scene, hex)
    if (stepsBetween(scene.field, here, there) > FIRE_REACH) continue
    const worth = WORTH[type] * scene.chances.burn[type] * (scene.enemy.count[there] ?? 0)
    most = Math.max(most, worth)
  }
  return most
}
