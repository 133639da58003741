import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { Ask, Task } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { askIn } from '../../queries/asked'
import { putBack } from '../bags'
import { eliminate, leaveLying } from '../destruction'
import { nextResponder } from './rounds'
import { doNext, type Scene, tell } from '../scene'
import { askNext } from '../set-up'

/** A seat is out by its own will; nothing of its Archmagus is rolled for (AM-V.5). */
export function concede(scene: Scene, seat: MageSeat): void {
  const { draft } = scene
  draft.mages[seat].out = true
  eliminate(scene, seat)
  const [winner, ...others] = draft.order.filter((one) => !draft.mages[one].out)
  if (winner && others.length === 0) {
    draft.ending = { winner, by: 'lastArchmagus' }
    tell(scene, { type: 'ended', ...draft.ending })
  } else goOnWithout(scene, seat)
}

/** What the seat had to do with comes to an end; the others go on. */
function goOnWithout(scene: Scene, seat: MageSeat): void {
  const { draft } = scene
  const { battle, active, setup } = draft
  const ask = askIn(reading(draft))
  if (setup) askNext(scene, seat)
  else if (isBattleEnding(scene)) draft.agenda = draft.agenda.filter((task) => !isAsked(task, seat))
  else if (battle && (battle.a === seat || battle.d === seat)) breakOff(scene, seat, { do: 'endBattle' })
  else if (active === seat) breakOff(scene, seat, { do: 'endTurn' })
  else if (ask?.seat === seat) passBy(scene, ask)
}

/** Whether a battle is over but for who may bring somebody back: nobody is asked that twice (AM-11.63). */
function isBattleEnding({ draft }: Scene): boolean {
  return draft.agenda.some((task) => 'do' in task && task.do === 'clearBattle')
}

function isAsked(task: Task, seat: MageSeat): boolean {
  return 'ask' in task && task.seat === seat
}

/** Of what was still to be done only those who have fallen are seen to, with what they carried (AM-11.54). */
const OF_FALLEN: readonly string[] = ['strike', 'save', 'bury', 'drown', 'heirloom', 'loot']

/** What is on the table comes to nothing, and the battle or the turn ends (AM-V.6). */
function breakOff(scene: Scene, seat: MageSeat, end: Task): void {
  const { draft } = scene
  const ask = askIn(reading(draft))
  if (ask?.seat === seat) decline(scene, ask)
  const left = draft.agenda.filter((task) => OF_FALLEN.includes('ask' in task ? task.ask : task.do))
  draft.agenda = [...left, end as Draft<Task>]
  draft.rolled = null
  for (const { spell } of draft.table) putBack(scene, 'spells', spell)
  draft.table = []
}

/** It answers no more; what it might have taken nobody takes (AM-A.0.8). */
function decline(scene: Scene, ask: Ask): void {
  scene.draft.agenda.shift()
  if (ask.ask === 'loot') leaveLying(scene, ask.artifact)
}

/** Where it was to answer something of others, it has passed. */
function passBy(scene: Scene, ask: Ask): void {
  const { draft } = scene
  decline(scene, ask)
  const next = nextResponder(reading(draft), draft.active)
  if (ask.ask === 'respond') doNext(scene, { do: 'responses', next, passed: [...ask.passed, ask.seat] })
  if (ask.ask === 'reroll') doNext(scene, { do: 'rerolls', passed: [...ask.passed, ask.seat] })
}
