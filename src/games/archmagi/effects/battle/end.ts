import { reading } from '@/engine/kernel/draft'
import type { Task } from '../../state/state'
import { revivable } from '../../queries/battle/revival'
import { putBack } from '../bags'
import { endEffects } from '../lasting'
import { battleIn } from '../magic/work'
import { doNext, type Scene, tell } from '../scene'
import { strand } from '../stranding'
import { spendUsed } from './used'

/** A battle is over: who may bring somebody back is asked, then all is put away (AM-11.63). */
export function endBattle(scene: Scene): void {
  const battle = battleIn(scene)
  battle.isCut = true
  const state = reading(scene.draft)
  const asks = [battle.a, battle.d].flatMap((seat) =>
    battle.revive
      .filter((one) => one.seat === seat && revivable(state, one).length > 0)
      .map(({ from, caster }): Task => ({ ask: 'revive', seat, from, caster })),
  )
  doNext(scene, ...asks, { do: 'clearBattle' })
}

/** Whatever was there for the battle goes, in order (AM-11.63). */
export function clearBattle(scene: Scene): void {
  const { draft } = scene
  const battle = battleIn(scene)
  const { hex, a, d } = battle
  for (const side of [battle.sides.a, battle.sides.d])
    if (side.chit !== null) putBack(scene, 'spells', side.chit)
  spendUsed(scene)
  for (const { spell } of draft.table) putBack(scene, 'spells', spell)
  draft.table = []
  draft.rolled = null
  endEffects(
    scene,
    ({ until, does }) => until === 'battle' && (does.op === 'exists' || does.op === 'charmed'),
  )
  endEffects(scene, ({ until }) => until === 'battle' || (typeof until === 'object' && 'rolls' in until))
  for (const unit of draft.units) if (unit.shown === 'battle') unit.shown = 'no'
  for (const side of [battle.sides.a, battle.sides.d])
    for (const type of side.killed) putBack(scene, 'units', type)
  draft.battle = null
  draft.fought.push({ hex, owner: d })
  tell(scene, { type: 'battleEnded', hex, a, d })
  if (draft.mages[draft.active].out) doNext(scene, { do: 'endTurn' })
  strand(scene, ({ hex: where, seat }) => where === hex && (seat === a || seat === d))
}
