import { reading } from '@/engine/kernel/draft'
import type { Holder } from '../../state/state'
import type { UnitId } from '../../state/terms'
import { printedOf, roleOf } from '../../queries/traits'
import { unitById } from '../../queries/units'
import { familiarOf, imageOf } from '../../tables/likenesses'
import type { Deed } from '../../tables/effects'
import type { Traits } from '../../tables/vocabulary'
import { layOn } from '../lasting'
import { type Scene, tell } from '../scene'
import { addUnit, deploy, relocate, show, told } from '../units'
import { takeField } from './deeds'
import { placeOf, type Work } from './work'

type DeedOf<Op extends Deed['op']> = Extract<Deed, { op: Op }>

/** The chit of a spell becomes a unit of its seat (AM-E.7): true where it does (AM-K.9). */
export function createUnit(scene: Scene, work: Work, deed: DeedOf<'createUnit'>): boolean {
  const bound = deed.bind === 'caster' ? work.unit : deed.bind === 'foe' ? foeOf(scene, work) : null
  if (bound === undefined || work.spell === null) {
    tell(scene, { type: 'spellFailed', spell: work.spell })
    return false
  }
  const unit = addUnit(scene, {
    type: `@${work.spell}`,
    seat: work.seat,
    hex: placeOf(scene, work),
    own: ownOf(scene, work, deed, bound),
    boundTo: bound,
  })
  if (deed.until !== 'permanent') stayFor(scene, work, unit.id, deed.until)
  join(scene, work, unit.id)
  return true
}

/** What an image or a familiar is: nothing of that is printed on the spell (AM-S.68, AM-S.69). */
function ownOf(
  scene: Scene,
  { targets }: Work,
  deed: DeedOf<'createUnit'>,
  bound: UnitId | null,
): Traits | null {
  if (deed.copyOf) {
    const original = bound === null ? undefined : unitById(reading(scene.draft), bound)
    return original ? imageOf(printedOf(original)) : null
  }
  return deed.choose ? familiarOf(deed, targets) : null
}

function foeOf({ draft }: Scene, { seat }: Work): UnitId | undefined {
  const { battle } = draft
  if (!battle) return undefined
  return battle.sides[roleOf(battle, seat) === 'a' ? 'd' : 'a'].combatant ?? undefined
}

function stayFor(
  scene: Scene,
  { seat, spell }: Work,
  unit: UnitId,
  until: DeedOf<'createUnit'>['until'],
): void {
  const on: Holder = { kind: 'unit', unit }
  layOn(scene, [on], { does: { op: 'exists' }, seat, spell, until })
}

/** Whoever appears in a battle is seen there, and takes the field if wanted (AM-11.22). */
function join(scene: Scene, { seat, enter }: Work, id: UnitId): void {
  const { battle } = scene.draft
  const unit = unitById(reading(scene.draft), id)
  if (unit) tell(scene, { type: 'joined', ...told(unit) })
  if (!battle || unit?.hex !== battle.hex) return
  show(scene, id, 'battle')
  if (enter) takeField(scene, seat, id)
}

/** A chit of the Reserve, or a unit from elsewhere, joins the stack (AM-E.15). */
export function fetch(scene: Scene, work: Work, deed: DeedOf<'fetch'>): void {
  const { targets, seat } = work
  const hex = placeOf(scene, work)
  if (deed.from === 'stack') {
    if (targets.unit === undefined) return
    relocate(scene, targets.unit, hex)
    join(scene, work, targets.unit)
  } else if (targets.chit !== undefined) {
    const unit = deploy(scene, seat, targets.chit, hex)
    stayFor(scene, work, unit.id, deed.until)
    join(scene, work, unit.id)
  }
}
