import type { Problem } from '@/engine/kernel/refusal'
import { terrainAt } from '../../queries/board'
import { isSetUp } from '../../queries/guards'
import type { Ending, Position } from '../../state/position'
import { sideOf } from '../../queries/stacking'
import { fault } from './fault'

/** A draw offered, an ending and a turn that could not be (AR-12.6, AR-12.7, AR-13.5). */
export function outcomeFaults(position: Position): readonly Problem[] {
  const { ending, drawOffer, now } = position
  return [
    ...(drawOffer && (ending || isSetUp(now.segment))
      ? [fault('drawOffer', 'a draw is offered in play only; leave it out', 'AR-12.7')]
      : []),
    ...(ending ? endingFaults(position, ending) : []),
    ...turnFaults(position),
  ]
}

function endingFaults(position: Position, { winner, by }: Ending): readonly Problem[] {
  const remedy = ENDINGS[by].faultIn(position)
  if (isSetUp(position.now.segment) && by !== 'resignation')
    return [fault('ending.by', 'before play a game ends by resignation only', 'AR-12.7')]
  if (!ENDINGS[by].winners.includes(winner))
    return [fault('ending.winner', `must be ${ENDINGS[by].winners.join(' or ')}, as it ended so`)]
  return remedy === undefined ? [] : [fault('ending.by', remedy)]
}

interface Kind {
  readonly winners: readonly Ending['winner'][]
  /** Why a position cannot have ended so, if it cannot. */
  faultIn(position: Position): string | undefined
}

const ENDINGS: Readonly<Record<Ending['by'], Kind>> = {
  wand: {
    winners: ['wizard'],
    faultIn: (position) =>
      !position.wand.hidden && terrainAt(position, position.wand.hex) === 'entry'
        ? undefined
        : 'the wand is not in an entry hex',
  },
  elimination: {
    winners: ['sorcerer'],
    faultIn: ({ units }) =>
      units.some(({ type }) => sideOf(type) === 'wizard') ? "the wizard's side has units left" : undefined,
  },
  turnLimit: {
    winners: ['sorcerer'],
    faultIn: ({ turn, settings }) =>
      turn === settings.options.turnLimit ? undefined : 'the turn limit has not passed',
  },
  resignation: { winners: ['sorcerer', 'wizard'], faultIn: () => undefined },
  agreement: { winners: ['draw'], faultIn: () => undefined },
}

function turnFaults({ turn, now, settings }: Position): readonly Problem[] {
  const { turnLimit } = settings.options
  if (isSetUp(now.segment))
    return turn === 0 ? [] : [fault('turn', 'must be 0 before the first game-turn', 'AR-2.5')]
  return turnLimit !== null && turn > turnLimit
    ? [fault('turn', `must be ${turnLimit} or less, the turn limit`, 'AR-13.5')]
    : []
}
