import type { Side } from '../../content/units'
import type { Command } from '../commands'
import type { Position } from '../position'
import { refusalOf } from '../refusals'
import { unresolvedIn } from '../segments/designating'
import { enemyOf } from '../stacking'
import { combatCommands } from './combat'
import { moveCommands } from './movement'
import { designCommands, sorcererPlacementCommands, wizardPlacementCommands } from './set-up'
import { fireballCommands, hasteCommands, orcCommands, summonCommands } from './spells'

/** Commands that `play` accepts now; see each segment for how plans of many parts are represented. */
export function legalCommands(position: Position): readonly Command[] {
  if (position.ending) return []
  if (position.drawOffer) return answers(enemyOf(position.drawOffer))
  return [
    ...segmentCommands(position),
    ...designationCommands(position),
    ...ending(position),
    ...agreements(position),
  ]
}

function answers(side: Side): readonly Command[] {
  return [
    { type: 'answerDraw', side, accept: true },
    { type: 'answerDraw', side, accept: false },
    { type: 'resign', side },
  ]
}

function segmentCommands(position: Position): readonly Command[] {
  switch (position.now.segment) {
    case 'sorcererDesign':
    case 'wizardDesign':
      return designCommands(position)
    case 'sorcererPlacement':
      return sorcererPlacementCommands(position)
    case 'wizardPlacement':
      return wizardPlacementCommands(position)
    case 'wanderingOrcs':
      return orcCommands(position)
    case 'summon':
      return summonCommands(position)
    case 'haste':
      return hasteCommands(position)
    case 'movement':
      return moveCommands(position)
    case 'fireball':
      return fireballCommands(position)
    case 'combat':
      return combatCommands(position)
    case 'hauntCheck':
      return []
  }
}

/** Rolls for what is designated, and taking it back while nothing is rolled. */
export function designationCommands(position: Position): readonly Command[] {
  const unresolved = unresolvedIn(position)
  const resolutions = unresolved.map((designation): Command => ({ type: 'resolve', designation }))
  const withdrawals = unresolved.map((designation): Command => ({ type: 'withdraw', designation }))
  return [...resolutions, ...withdrawals.filter((command) => !refusalOf(position, command))]
}

function ending(position: Position): readonly Command[] {
  const command: Command = { type: 'endSegment' }
  return refusalOf(position, command) ? [] : [command]
}

function agreements(position: Position): readonly Command[] {
  const commands: readonly Command[] = [
    { type: 'resign', side: position.side },
    { type: 'offerDraw', side: position.side },
  ]
  return commands.filter((command) => !refusalOf(position, command))
}
