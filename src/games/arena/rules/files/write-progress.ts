import type { Json } from '@/engine/game'
import type { OpenFight, Progress, ProgressOf } from '../position'
import { pair, seatNumber } from './seat-numbers'

/** The stage and the phase of a file, and the state that exists only there. */
export function progressFields(now: Progress): Readonly<Record<string, Json>> {
  switch (now.phase) {
    case 'build':
    case 'placeBasic':
    case 'over':
      return { stage: now.phase }
    case 'terrain':
      return { stage: 'play', ...now }
    case 'equip1':
    case 'equip2':
    case 'movement':
      return { stage: 'play', phase: now.phase }
    case 'magic1':
    case 'magic2': {
      const { phase, bout, nth, declared, queue } = now
      return { stage: 'play', phase, bout: seatNumber(bout), magic: { nth, declared, queue } }
    }
    case 'combat':
      return { stage: 'play', phase: now.phase, combat: combatFile(now) }
  }
}

function combatFile({ shots, settled, fight, choice, marks }: ProgressOf<'combat'>): Json {
  return {
    shots: { ...shots },
    settled,
    fight: fight && fightFile(fight),
    choice: choice && { ...choice, seat: seatNumber(choice.seat) },
    marks: { ...marks },
  }
}

function fightFile({ space, winner, losses, fighters, retreats }: OpenFight): Json {
  return {
    space,
    winner: winner && seatNumber(winner),
    losses: losses.map((loss) => ({ ...loss, whose: seatNumber(loss.whose) })),
    fighters: pair(fighters),
    retreats: retreats.map(seatNumber),
  }
}
