import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import type { Battle, BattleSide } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { availableOfSide, type Role, unitsOfSide } from '../../queries/battle/fighters'
import { isConfused } from '../../queries/battle/pairs'
import { isAvailable, unitOf } from '../../queries/units'
import { destroy } from '../destruction'
import { drawCombatant } from '../magic/procedures'
import { takeField } from '../magic/deeds'
import { battleIn } from '../magic/work'
import { doNext, type Scene, tell } from '../scene'
import { show } from '../units'

/** A side as it is when a battle begins. */
function freshSide(): BattleSide {
  return {
    ...{ pick: null, combatant: null, chit: null, held: null, committed: false, final: false },
    ...{ plan: [], supports: [], inUse: {}, used: {}, defeated: [], killed: [] },
  }
}

/** The active seat begins to fight another in a hex (AM-11.1). */
export function startBattle(scene: Scene, hex: HexId, d: MageSeat): void {
  const { draft } = scene
  const a = draft.active
  const battle: Battle = {
    ...{ hex, a, d, round: 0, exchange: 1, step: 'pickA', isCut: false, left: [], revive: [] },
    sides: { a: freshSide(), d: freshSide() },
  }
  draft.battle = battle as Draft<Battle>
  tell(scene, { type: 'battleBegan', hex, a, d })
  beginRound(scene)
}

/** Another battle round begins with the Reveal, unless the attacker has nobody to send (AM-11.8). */
export function beginRound(scene: Scene): void {
  const battle = battleIn(scene)
  battle.round += 1
  battle.exchange = 1
  battle.isCut = false
  for (const role of ['a', 'd'] as const) {
    const side = battle.sides[role]
    Object.assign(side, {
      pick: null,
      combatant: null,
      chit: null,
      held: null,
      plan: [],
      committed: false,
      final: false,
    })
    // Of a stack of one the number tells whom it sends (AM-11.6).
    const [only, ...more] = unitsOfSide(reading(scene.draft), battle, role)
    if (only && more.length === 0) side.pick = only.id
  }
  if (availableOfSide(reading(scene.draft), battle, 'a').length === 0) doNext(scene, { do: 'endBattle' })
  else askPicks(scene)
}

/** Asks whoever still has to pick, the attacker first, and reveals both when nobody has (AM-11.6). */
export function askPicks(scene: Scene): void {
  const battle = battleIn(scene)
  if (mustPick(scene, 'a')) battle.step = 'pickA'
  else if (mustPick(scene, 'd')) battle.step = 'pickD'
  else reveal(scene)
}

/** Whether a side picks: who is confused does not, as long as it has anybody who can fight (AM-11.7). */
function mustPick(scene: Scene, role: Role): boolean {
  const battle = battleIn(scene)
  if (battle.sides[role].pick !== null) return false
  const state = reading(scene.draft)
  return !isConfused(state, battle[role]) || availableOfSide(state, battle, role).length === 0
}

/** Both combatants are seen together; a defender who can only present the helpless loses one of them (AM-11.8). */
function reveal(scene: Scene): void {
  const battle = battleIn(scene)
  for (const role of ['a', 'd'] as const) {
    const side = battle.sides[role]
    if (side.pick === null || isConfused(reading(scene.draft), battle[role])) drawCombatant(scene, role)
    else if (isAvailable(reading(scene.draft), unitOf(reading(scene.draft), side.pick)))
      takeField(scene, battle[role], side.pick)
  }
  const helpless = battle.sides.d.combatant === null ? battle.sides.d.pick : null
  if (helpless === null) {
    battle.step = 'planD'
    return
  }
  show(scene, helpless, 'battle')
  battle.isCut = true
  destroy(scene, helpless, 'helpless')
  doNext(scene, { do: 'bury' }, { do: 'respite' })
}
