import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { TableSpell, Task } from '../../state/state'
import type { Casting, MageSeat, PlanItem, UnitId } from '../../state/terms'
import type { Role } from '../../queries/battle/fighters'
import { isA } from '../../queries/filters'
import { archmagusOf, unitById, unitOf } from '../../queries/units'
import { factsOfType, powerById, type UnitTypeId } from '../../tables/types'
import { discard, loseArtifact, takeFrom } from '../bags'
import { showTargets } from '../magic/lay'
import { resolveTable } from '../magic/resolve'
import { battleIn } from '../magic/work'
import { doNext, type Scene, tell } from '../scene'
import { show, written } from '../units'

/** A side has planned; when both have, the plans are revealed (AM-11.9). */
export function commit(scene: Scene, role: Role, isFinal: boolean): void {
  const battle = battleIn(scene)
  const side = battle.sides[role]
  side.committed = true
  side.final ||= isFinal
  tell(scene, { type: 'planCommitted', seat: battle[role] })
  askPlans(scene)
}

/** Asks whoever still plans, the defender first; one that has made its last plan makes none (AM-11.9). */
export function askPlans(scene: Scene): void {
  const battle = battleIn(scene)
  for (const role of ['d', 'a'] as const) {
    const { committed, final } = battle.sides[role]
    if (committed || final) continue
    battle.step = role === 'd' ? 'planD' : 'planA'
    return
  }
  const { a, d } = battle.sides
  if (a.plan.length === 0 && d.plan.length === 0) battle.step = 'roll'
  else revealPlans(scene)
}

/** Both plans lie open; what they cost is paid, what is put on the table can be answered (AM-11.15 to AM-11.17). */
function revealPlans(scene: Scene): void {
  const battle = battleIn(scene)
  const { a, d } = reading(scene.draft).battle?.sides ?? battle.sides
  const plans: Readonly<Record<Role, readonly PlanItem[]>> = { a: a.plan, d: d.plan }
  tell(scene, {
    type: 'plansRevealed',
    hex: battle.hex,
    plans: { a: { seat: battle.a, items: a.plan }, d: { seat: battle.d, items: d.plan } },
  })
  const spells = { a: paid(scene, 'a', plans.a), d: paid(scene, 'd', plans.d) }
  const inTurn = (...kinds: readonly PlanItem['kind'][]): readonly Task[] =>
    (['a', 'd'] as const).flatMap((role) =>
      plans[role]
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap((item) => [
          { do: 'item', seat: battle[role], item, of: doerOf(scene, item) } as const,
          { do: 'combatants' } as const,
        ]),
    )
  const first = spells.a.length > 0 ? battle.d : battle.a
  const cast = [...spells.a, ...spells.d].flatMap((id) => [
    { do: 'spell', id } as const,
    { do: 'combatants' } as const,
  ])
  doNext(
    scene,
    { do: 'responses', next: first, passed: [] },
    ...inTurn('swap', 'leave', 'guard'),
    ...inTurn('paralyze', 'artifact'),
    ...inTurn('power'),
    ...cast,
    { do: 'clearTable' },
    { do: 'endExchange' },
  )
}

function doerOf({ draft }: Scene, item: PlanItem): UnitTypeId | null {
  const unit = 'unit' in item ? unitById(reading(draft), item.unit) : undefined
  return unit?.type ?? null
}

/** Takes what a plan costs, and puts its spells on the table: their names there, in order. */
function paid(scene: Scene, role: Role, plan: readonly PlanItem[]): readonly string[] {
  const ids = plan.flatMap((item) => {
    pay(scene, role, item)
    return item.kind === 'cast' ? [putOnTable(scene, battleIn(scene)[role], item)] : []
  })
  for (const item of plan) if (item.kind === 'power') payPower(scene, role, item.power)
  return ids
}

/** What an item uses up, and whom it shows (AM-11.15). */
function pay(scene: Scene, role: Role, item: PlanItem): void {
  const side = battleIn(scene).sides[role]
  if ('unit' in item) show(scene, item.unit, 'battle')
  if (item.kind === 'power' || item.kind === 'artifact') showTargets(scene, { targets: item.targets ?? {} })
  const use = (unit: UnitId, what: string) => (side.used[unit] ??= []).push(what)
  switch (item.kind) {
    case 'swap':
      if (item.by === 'vanish') written(scene, item.unit).used.push('vanish')
      else use(item.unit, 'skirmish')
      return
    case 'leave':
      written(scene, item.unit).used.push('vanish')
      return
    case 'guard':
    case 'paralyze':
      use(item.unit, item.kind)
      return
    case 'support':
      side.supports.push(item.unit)
      return
    case 'artifact':
      side.inUse[item.unit] = { artifact: item.artifact, choose: item.choose ?? null, spent: false }
      return
    case 'cast':
    case 'power':
      return
  }
}

/** A power is used, and paid for with all spells that are not cast in the same plan (AM-P.14). */
function payPower(scene: Scene, role: Role, id: string): void {
  const battle = battleIn(scene)
  const by = archmagusOf(reading(scene.draft), battle[role])
  if (!by) return
  show(scene, by.id, by.hex === battle.hex ? 'battle' : 'turn')
  ;(battle.sides[role].used[by.id] ??= []).push(id)
  if (powerById(id)?.cost === 'spells')
    discard(scene, 'spells', battle[role], [...scene.draft.mages[battle[role]].spells])
}

/** A spell leaves the hand of its seat, with the Farcast that goes along, and lies on the table: its name there. */
export function putOnTable(
  scene: Scene,
  seat: MageSeat,
  casting: Casting,
  answers: Pick<TableSpell, 'to' | 'retarget'> = { to: null, retarget: null },
): string {
  const { draft } = scene
  const { caster, spell, farcast, from } = casting
  spend(scene, seat, casting)
  show(scene, caster, 'turn')
  showTargets(scene, casting)
  const { hex } = unitOf(reading(draft), caster)
  const id = nameFor(scene, spell)
  const entry: TableSpell = { ...castingOnly(casting), ...answers, id, seat, for: seat, hex, state: 'open' }
  draft.table.push(entry as Draft<TableSpell>)
  if (farcast !== undefined) {
    takeFrom(draft.mages[seat].spells, farcast)
    const far: TableSpell = {
      ...{ caster, spell: farcast, targets: {}, seat, for: seat, hex, state: 'open', retarget: null },
      ...{ id: nameFor(scene, farcast), to: id },
    }
    draft.table.push(far as Draft<TableSpell>)
  }
  if (answers.to === null)
    tell(scene, { type: 'spellCast', seat, casting: openPartOf(scene, casting), id, hex })
  else tell(scene, { type: 'spellAnswered', seat, spell, caster, to: answers.to })
  if (from !== undefined) useScrolls(scene, casting)
  return id
}

/** The fields of a casting alone: a plan item has more. */
function castingOnly({ caster, spell, targets, farcast, from, enter }: Casting): Casting {
  return {
    ...{ caster, spell, targets },
    ...(farcast !== undefined && { farcast }),
    ...(from !== undefined && { from }),
    ...(enter !== undefined && { enter }),
  }
}

/** What others learn of a casting: a chit that it names out of a battle stays hidden, unless it is a Site (AM-M.6). */
function openPartOf({ draft }: Scene, casting: Casting): Casting {
  const { chit, ...open } = casting.targets
  const isHidden = chit !== undefined && !draft.battle && !isA(factsOfType(chit), 'Site')
  return castingOnly(isHidden ? { ...casting, targets: open } : casting)
}

function spend({ draft }: Scene, seat: MageSeat, { spell, from }: Casting): void {
  if (from === undefined) takeFrom(draft.mages[seat].spells, spell)
  else takeFrom(draft.scrolls[from] ?? [], spell)
}

/** Scrolls are in use where they are read in a battle, and go with their last spell (AM-A.47). */
function useScrolls(scene: Scene, { caster, from }: Casting): void {
  if (from === undefined) return
  const { battle, scrolls } = scene.draft
  const bearer = written(scene, caster)
  const side = battle && (bearer.seat === battle.a ? battle.sides.a : battle.sides.d)
  const isEmpty = (scrolls[from]?.length ?? 0) === 0
  if (side && bearer.hex === battle.hex) side.inUse[caster] = { artifact: from, choose: null, spent: isEmpty }
  if (!isEmpty) return
  takeFrom(bearer.artifacts, from)
  loseArtifact(scene, from)
  tell(scene, { type: 'artifactSpent', seat: bearer.seat, artifact: from })
}

/** A spell's name on the table: with a number where the same lies there already. */
function nameFor({ draft }: Scene, spell: string): string {
  const alike = draft.table.filter((one) => one.spell === spell).length
  return alike === 0 ? spell : `${spell}-${alike + 1}`
}

/** A spell is cast out of a battle: it is answered and resolved (AM-M.12). */
export function castOutside(scene: Scene, seat: MageSeat, casting: Casting, first: MageSeat): void {
  const id = putOnTable(scene, seat, casting)
  resolveTable(scene, [id], first)
}

/** An exchange is over: the next one, or the end of the segment without a roll (AM-11.9, AM-11.21). */
export function endExchange(scene: Scene): void {
  const battle = battleIn(scene)
  for (const role of ['a', 'd'] as const) Object.assign(battle.sides[role], { plan: [], committed: false })
  if (battle.isCut) {
    doNext(scene, { do: 'respite' })
    return
  }
  battle.exchange += 1
  askPlans(scene)
}
