import { oneDecimal } from '@/engine/basics/figures'

/** The words of the report on luck. */
export const LUCK_TEXT = {
  losses: 'Units lost',
  name: 'Points rolled in battle',
  /** 'The dice gave Azure 3.2 points in battle more than average.' */
  said: (seatName: string, excess: number) => {
    const points = oneDecimal(Math.abs(excess))
    if (points === '0') return `The dice gave ${seatName} an average number of points in battle.`
    return `The dice gave ${seatName} ${points} points in battle ${excess > 0 ? 'more' : 'less'} than average.`
  },
} as const
