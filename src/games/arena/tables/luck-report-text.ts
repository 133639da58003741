import { oneDecimal } from '@/engine/basics/figures'

/** What dice give, as the report heads it and as it stands in a sentence. */
const GIVEN = {
  drawn: { name: 'Points of random casualties', many: 'points of enemy casualties' },
  blasted: { name: 'Creatures hit by blasts', many: 'enemy creatures hit by blasts' },
} as const

export const RECKONING_TEXT = {
  losses: 'Creatures lost',
  nameOf: (kind: keyof typeof GIVEN) => GIVEN[kind].name,
  /** 'The dice gave West 3.2 points of enemy casualties more than average.' */
  excess: (kind: keyof typeof GIVEN, seatName: string, excess: number) => {
    const { many } = GIVEN[kind]
    const amount = oneDecimal(Math.abs(excess))
    if (amount === '0') return `The dice gave ${seatName} an average number of ${many}.`
    return `The dice gave ${seatName} ${amount} ${many} ${excess > 0 ? 'more' : 'fewer'} than average.`
  },
} as const
