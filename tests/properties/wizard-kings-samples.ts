import { freeze } from 'immer'
import { handDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { wizardKingsRules } from '@/games/wizard-kings/rules'
import type { State } from '@/games/wizard-kings/state/state'
import { firing, scene } from '../games/wizard-kings/skirmish'
import type { Sample } from './archmagi-samples'

/** Positions of the cases leave open what a file must say: here is what random games seldom come to. */
export function samplesOfWizardKings(): Map<string, Sample> {
  const samples = new Map<string, Sample>()
  for (const position of [studying(), hit()])
    for (const command of wizardKingsRules.legalCommands(position))
      if (!samples.has(command.type)) samples.set(command.type, { command, position: freeze(position, true) })
  return samples
}

/** A wizard stands at a henge. */
function studying(): State {
  return scene({ north: [['elves.wicana', '1104', 1]], south: [['orcs.orc', '0604', 1]] }, { step: 'study' })
}

/** One of two equally strong blocks is hit. */
function hit(): State {
  const position = firing()
  const [fire] = wizardKingsRules.legalCommands(position)
  const fired = fire && play(wizardKingsRules, position, fire, handDice([1, 6, 6, 6]))
  if (fired?.outcome !== 'played') throw new Error('nobody fires')
  return fired.position
}
