import { reading } from '@/engine/kernel/draft'
import type { Holder } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { matches } from '../../queries/filters'
import { isSpellImmune, traitsOf } from '../../queries/traits'
import { stackIn, unitById } from '../../queries/units'
import type { LastingMagic, On } from '../../tables/effects'
import { inForce } from '../../tables/lasting'
import type { Filter } from '../../tables/vocabulary'
import { layOn } from '../lasting'
import { type Scene, tell } from '../scene'
import { show, told } from '../units'
import { battleIn, type Work } from './work'

/** Lets what lasts be in force on whomever it is on (AM-E.0.2), for one roll where its row does not say (AM-4.7). */
export function lay(scene: Scene, work: Work, effect: LastingMagic): void {
  const { on = 'battle', until = { rolls: 1 } } = effect
  const does = inForce(effect)
  const holders = holdersOf(scene, work, on, 'who' in does && typeof does.who === 'object' ? does.who : true)
  layOn(scene, holders, {
    does,
    seat: work.seat,
    spell: work.spell,
    until,
    caster: until === 'untilCasterLand' ? work.unit : null,
  })
  if (does.op === 'paralyze') tellParalysed(scene, work)
}

function tellParalysed(scene: Scene, { targets: { unit: id } }: Work): void {
  const unit = id === undefined ? undefined : unitById(reading(scene.draft), id)
  if (unit) tell(scene, { type: 'paralysed', ...told(unit) })
}

/** What an effect lies on. */
function holdersOf(scene: Scene, work: Work, on: On, who: Filter): readonly Holder[] {
  const { targets, seat } = work
  switch (on) {
    case 'unit':
      return targets.unit === undefined ? [] : [{ kind: 'unit', unit: targets.unit }]
    case 'casterStack':
      return unitsWith(scene, work, who)
    case 'caster':
      return [{ kind: 'stackOf', unit: work.unit }]
    case 'ownSide':
      return [{ kind: 'side', seat }]
    case 'enemySide':
      return [{ kind: 'side', seat: enemyOf(scene, seat) }]
    case 'battle':
      return [{ kind: 'battle' }]
    case 'hex':
      return targets.hex === undefined ? [] : [{ kind: 'hex', hex: targets.hex }]
    case 'stackHex':
      return targets.stack === undefined ? [] : [{ kind: 'hex', hex: targets.stack.hex }]
    case 'side':
      return targets.side === undefined ? [] : [{ kind: 'hexside', between: targets.side }]
    default:
      throw new Error(`Nothing lasting lies on ${on}.`)
  }
}

/** All units now in the caster's stack, those left out whom spells pass by (AM-M.16). */
function unitsWith(scene: Scene, { unit: id }: Work, who: Filter): readonly Holder[] {
  const state = reading(scene.draft)
  const caster = unitById(state, id)
  if (!caster) return []
  return stackIn(state, { hex: caster.hex, owner: caster.seat })
    .filter((unit) => !isSpellImmune(state, unit) && matches(who, traitsOf(state, unit)))
    .map((unit) => ({ kind: 'unit', unit: unit.id }))
}

function enemyOf(scene: Scene, seat: MageSeat): MageSeat {
  const { a, d } = battleIn(scene)
  return seat === a ? d : a
}

/** Those that magic names act openly from now on (AM-5.6). */
export function showTargets(scene: Scene, { targets }: Pick<Work, 'targets'>): void {
  const until = scene.draft.battle ? 'battle' : 'turn'
  for (const id of [targets.unit, ...(targets.heroes ?? [])]) if (id !== undefined) show(scene, id, until)
}
