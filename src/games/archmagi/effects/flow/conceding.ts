import { reading } from '@/engine/kernel/draft'
import type { Ask } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { askIn } from '../../queries/asked'
import { archmagusOf } from '../../queries/units'
import { loseArtifact, putBack } from '../bags'
import { eliminate } from '../destruction'
import { nextResponder } from './rounds'
import { doNext, type Scene, tell } from '../scene'
import { askNext } from '../set-up'
import { removeUnit } from '../units'

/** A seat is out by its own will; nothing of its Archmagus is rolled for (AM-V.5). */
export function concede(scene: Scene, seat: MageSeat): void {
  const { draft } = scene
  const archmagus = archmagusOf(reading(draft), seat)
  if (archmagus) {
    for (const artifact of archmagus.artifacts) loseArtifact(scene, artifact)
    removeUnit(scene, archmagus.id)
  }
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
  else if (battle && (battle.a === seat || battle.d === seat)) {
    draft.agenda = []
    doNext(scene, { do: 'endBattle' })
  } else if (active === seat) {
    draft.agenda = []
    draft.rolled = null
    for (const { spell } of draft.table) putBack(scene, 'spells', spell)
    draft.table = []
    doNext(scene, { do: 'endTurn' })
  } else if (ask?.seat === seat) passBy(scene, ask)
}

/** Where it was to answer something of others, it has passed. */
function passBy(scene: Scene, ask: Ask): void {
  const { draft } = scene
  draft.agenda.shift()
  const next = nextResponder(reading(draft), draft.active)
  if (ask.ask === 'respond') doNext(scene, { do: 'responses', next, passed: [...ask.passed, ask.seat] })
  if (ask.ask === 'reroll') doNext(scene, { do: 'rerolls', passed: [...ask.passed, ask.seat] })
}
