import { bestOf, sumOf } from '@/engine/bot/weigh'
import { at } from '@/engine/kernel/hex'
import { STACKING_LIMIT, UNITS } from '../tables/units'
import type { CommandOf } from '../commands'
import type { Unit } from '../state/position'
import { hasteTargetsOf } from '../queries/haste-range'
import { isOnBoard, type Stack, stackIn } from '../queries/stacking'
import { stepsBetween } from './field'
import { indexOf, isClear, type Scene } from './scene'
import { WORTH } from './worth'

/** Hexes in which a wizard finds somebody to burn without haste: its move and a fireball's range. */
const FIRE_REACH = 6
/** The wand this near to an entry hex is worth any haste. */
const DASH = 14

/** The castings of a haste segment: by wizards with nobody to burn, and by all for whoever holds the wand (AR-9). */
export function plannedHaste(scene: Scene): readonly CommandOf<'designateHaste'>[] {
  const { position, own } = scene
  const hasted = new Set<string>()
  const wizards = own.units.filter(({ type }) => type === 'wizard')
  return wizards.flatMap((wizard): readonly CommandOf<'designateHaste'>[] => {
    const stacks = hasteTargetsOf(position, wizard.id).map((hex) => ({
      hex,
      units: unitsAt(scene, hex, hasted),
    }))
    const best = bestOf(stacks, (stack) => worthOf(scene, stack), fireWorth(scene, wizard))
    if (!best) return []
    const units = best.units.map(({ id }) => id)
    for (const id of units) hasted.add(id)
    const whom = isOnBoard(position, wizard) ? { hex: best.hex } : { units }
    return [{ type: 'designateHaste', caster: wizard.id, ...whom }]
  })
}

/** Who would be hasted: the stack, or in an entry hex up to four of one type (AR-9.6). */
function unitsAt(scene: Scene, hex: Unit['hex'], hasted: ReadonlySet<string>): readonly Unit[] {
  const there = stackIn(scene.position, hex)
  if (isClear(scene, indexOf(scene, hex))) return there
  const fresh = there.filter(({ id }) => !hasted.has(id))
  const byWorth = fresh.toSorted((one, other) => UNITS[other.type].movement - UNITS[one.type].movement)
  return byWorth.filter(({ type }) => type === byWorth[0]?.type).slice(0, STACKING_LIMIT)
}

function worthOf({ position, field }: Scene, { hex, units }: Stack): number {
  if (units.length === 0) return 0
  const carries = !position.wand.hidden && position.wand.hex === hex
  if (carries && at(field.toEntry, field.board.grid.indexOf(hex)) <= DASH) return 20
  return sumOf(units, ({ type, id }) => (position.haste[id] ? 0 : WORTH[type] * 0.2))
}

/** What the wizard could burn this turn instead. */
function fireWorth(scene: Scene, wizard: Unit): number {
  const { field, enemy, chances } = scene
  const here = indexOf(scene, wizard.hex)
  const worths = enemy.units.map(({ hex, type }) => {
    const there = indexOf(scene, hex)
    const isNear = stepsBetween(field, here, there) <= FIRE_REACH
    return isNear ? WORTH[type] * chances.burn[type] * at(enemy.count, there) : 0
  })
  return Math.max(0, ...worths)
}
