import { reading } from '@/engine/kernel/draft'
import { rollOne } from '@/engine/kernel/dice'
import type { Rolled, Task, Unit } from '../../state/state'
import type { MageSeat, PlanItem, UnitId } from '../../state/terms'
import { availableOfSide } from '../../queries/battle/fighters'
import { waysOut } from '../../queries/battle/items'
import { isMazed, paralysisOf } from '../../queries/battle/rerolls'
import { isA } from '../../queries/filters'
import { isInBattle, ownTraits, printedOf, roleOf } from '../../queries/traits'
import { archmagusOf, isBound, unitById } from '../../queries/units'
import { artifactRow } from '../../tables/chits'
import { MAZE } from '../../tables/keywords'
import { factsOfType, powerById, type UnitTypeId } from '../../tables/types'
import type { Until } from '../../tables/vocabulary'
import { layOn } from '../lasting'
import { goTo, takeField } from '../magic/deeds'
import { runEffects } from '../magic/resolve'
import { battleIn, sideOfSeat, type Work } from '../magic/work'
import { doNext, type Scene, tell } from '../scene'
import { show, told } from '../units'

type ItemOf<Kind extends PlanItem['kind']> = Extract<PlanItem, { kind: Kind }>

/** An item of a revealed plan is carried out, and rolled for (AM-11.19); what it names may have gone since (AM-11.18). */
export function resolveItem(scene: Scene, { seat, item, of }: Extract<Task, { do: 'item' }>): void {
  switch (item.kind) {
    case 'swap':
      stepBack(scene, seat, item)
      return
    case 'guard':
      stepIn(scene, seat, item.unit)
      return
    case 'leave':
      leaveBattle(scene, seat, item)
      return
    case 'paralyze':
      paralyze(scene, seat, item, of)
      return
    case 'artifact':
      useArtifact(scene, seat, item)
      return
    case 'power':
      usePower(scene, seat, item)
      return
    // What supports and what is cast is dealt with where plans are revealed.
    case 'support':
    case 'cast':
      return
  }
}

function isReady(scene: Scene, seat: MageSeat, id: UnitId): boolean {
  const battle = battleIn(scene)
  return availableOfSide(reading(scene.draft), battle, roleOf(battle, seat)).some((unit) => unit.id === id)
}

/** Another unit takes the combatant's place (AM-K.26, AM-E.14). */
function stepBack(scene: Scene, seat: MageSeat, { unit, with: other }: ItemOf<'swap'>): void {
  if (sideOfSeat(scene, seat).combatant === unit && isReady(scene, seat, other)) takeField(scene, seat, other)
}

/** The guard becomes the combatant (AM-K.19). */
function stepIn(scene: Scene, seat: MageSeat, id: UnitId): void {
  if (isReady(scene, seat, id)) takeField(scene, seat, id)
}

/** A unit vanishes to a hex beside the battle (AM-K.34). */
function leaveBattle(scene: Scene, seat: MageSeat, { unit: id, to, with: other }: ItemOf<'leave'>): void {
  const state = reading(scene.draft)
  const unit = unitById(state, id)
  if (!unit || !isInBattle(state, unit) || isBound(state, unit)) return
  if (!waysOut(state, unit).includes(to)) return
  const wasCombatant = sideOfSeat(scene, seat).combatant === id
  goTo(scene, id, to)
  if (wasCombatant && other !== undefined && isReady(scene, seat, other)) takeField(scene, seat, other)
}

/** An enemy is paralysed, if the Maze's die says so (AM-K.22, AM-E.13). */
function paralyze(scene: Scene, seat: MageSeat, item: ItemOf<'paralyze'>, of: UnitTypeId | null): void {
  const { unit: id, target } = item
  const state = reading(scene.draft)
  const unit = unitById(state, id)
  const foe = unitById(state, target)
  show(scene, target, 'battle')
  const traits = unit ? ownTraits(state, unit) : of && factsOfType(of)
  const ability = traits && paralysisOf(traits)
  if (!ability || !foe || !isInBattle(state, foe)) return
  if (ability.chance === undefined) {
    bind(scene, seat, foe, ability.until)
    return
  }
  const die = { id: 'maze', seat, value: rollOne(scene.dice, { faces: 6, label: 'maze' }) }
  scene.draft.rolled = { kind: 'maze', unit: id, target, dice: [die] }
  tell(scene, { type: 'diceRolled', dice: [die], about: 'maze', hex: foe.hex, spell: null })
  doNext(scene, { do: 'rerolls', passed: [] })
}

function bind(scene: Scene, seat: MageSeat, foe: Unit, until: Until): void {
  if (isA(printedOf(foe), 'ArchMagus')) return
  layOn(scene, [{ kind: 'unit', unit: foe.id }], { does: { op: 'paralyze' }, seat, spell: null, until })
  tell(scene, { type: 'paralysed', ...told(foe) })
}

/** What the Maze's die comes to, though the Caves be gone by now (AM-11.18). */
export function settleMaze(scene: Scene, rolled: Extract<Rolled, { kind: 'maze' }>): void {
  const [die] = rolled.dice
  const foe = unitById(reading(scene.draft), rolled.target)
  if (die && foe && isMazed(rolled)) bind(scene, die.seat, foe, MAZE.until)
}

/** What an artifact does beside being in use (AM-11.17). */
function useArtifact(
  scene: Scene,
  seat: MageSeat,
  { unit: id, artifact, targets = {}, enter }: ItemOf<'artifact'>,
): void {
  const { action } = artifactRow(artifact)
  if (action) runEffects(scene, workOf(scene, seat, id, { targets, enter }), action)
}

/** A power takes effect (AM-P). */
function usePower(scene: Scene, seat: MageSeat, { power: id, targets, enter }: ItemOf<'power'>): void {
  const power = powerById(id)
  const by = archmagusOf(reading(scene.draft), seat)
  if (power && by) runEffects(scene, workOf(scene, seat, by.id, { targets, enter }), power)
}

function workOf(
  scene: Scene,
  seat: MageSeat,
  unit: UnitId,
  { targets, enter = false }: { readonly targets: Work['targets']; readonly enter?: boolean | undefined },
): Work {
  const hex = unitById(reading(scene.draft), unit)?.hex ?? battleIn(scene).hex
  return { seat, for: seat, unit, hex, targets, isTurned: false, enter, spell: null, id: null }
}
