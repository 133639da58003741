import { reading } from '@/engine/kernel/draft'
import type { Dice } from '@/engine/kernel/dice'
import type { Draft } from 'immer'
import type { Event } from '../../events'
import type { Ask, State, Task } from '../../state/state'
import { checkCombatants } from '../battle/combatants'
import { clearBattle, endBattle } from '../battle/end'
import { endExchange } from '../battle/exchange'
import { resolveItem } from '../battle/items'
import { withdraw } from '../battle/retreat'
import { respite } from '../battle/roll'
import { bury, destroy, handDown, strike } from '../destruction'
import { resolveSpell } from '../magic/resolve'
import { clearTable } from '../magic/table'
import { goRoundRerolls, goRoundResponses, rollAgain } from './rounds'
import type { Scene } from '../scene'
import { endTurn, nextTurn } from '../turn'

type Job = Exclude<Task, Ask>

/** What is done for each kind of task. */
const JOBS: { readonly [Do in Job['do']]: (scene: Scene, task: Extract<Job, { do: Do }>) => void } = {
  responses: goRoundResponses,
  spell: (scene, { id }) => resolveSpell(scene, id),
  clearTable,
  item: resolveItem,
  combatants: checkCombatants,
  endExchange,
  rerolls: (scene, { passed }) => goRoundRerolls(scene, passed),
  reroll: (scene, { die, by }) => rollAgain(scene, die, by),
  strike: (scene, { unit, cause }) => strike(scene, unit, cause),
  bury,
  drown: (scene, { unit }) => destroy(scene, unit, 'sunk'),
  heirloom: (scene, { artifact, from }) => handDown(scene, artifact, from),
  withdraw: (scene, { to }) => withdraw(scene, to),
  respite,
  endBattle,
  clearBattle,
  endTurn,
  nextTurn,
}

/** Does what a command has set going, until somebody is asked or nothing is left; a game that is over needs no more. */
function runOn(scene: Scene): void {
  const { draft } = scene
  for (;;) {
    // Read as it is, not to be written: what comes of it may be told of when the draft is gone.
    const [task] = reading(draft).agenda
    if (!task || draft.ending || 'ask' in task) return
    draft.agenda.shift()
    const job = JOBS[task.do] as (scene: Scene, task: Task) => void
    job(scene, task)
  }
}

/** Carries out what a command begins, and all that follows from it: what has happened. */
export function happen(
  { draft, dice }: { readonly draft: Draft<State>; readonly dice: Dice },
  begin: (scene: Scene) => void,
): readonly Event[] {
  const scene: Scene = { draft, dice, events: [] }
  begin(scene)
  runOn(scene)
  return scene.events
}

/** The same for a command that answers what somebody is asked: the question is gone first. */
export function answer(
  doing: { readonly draft: Draft<State>; readonly dice: Dice },
  begin: (scene: Scene) => void,
): readonly Event[] {
  return happen(doing, (scene) => {
    scene.draft.agenda.shift()
    begin(scene)
  })
}
