import { oneDecimal } from '@/engine/basics/figures'

/** The words of the report on luck. */
export const LUCK_TEXT = {
  losses: 'Blocks lost',
  name: 'Hits scored',
  /** 'The dice gave North 3.2 hits more than average.' */
  said: (seatName: string, excess: number) => {
    const hits = oneDecimal(Math.abs(excess))
    if (hits === '0') return `The dice gave ${seatName} an average number of hits.`
    return `The dice gave ${seatName} ${hits} hits ${excess > 0 ? 'more' : 'less'} than average.`
  },
} as const
