import { oneDecimal } from '@/engine/basics/figures'

/** What dice give, as the report heads it and as it stands in a sentence. */
const GIVEN = {
  eliminated: { name: 'Units eliminated', many: 'eliminated units' },
  summoned: { name: 'Units summoned', many: 'summoned units' },
  orcs: { name: 'Wandering orcs', many: 'wandering orcs' },
  haste: { name: 'Bonus by haste', many: 'points of haste' },
} as const

export const RECKONING_TEXT = {
  losses: 'Units lost',
  nameOf: (kind: keyof typeof GIVEN) => GIVEN[kind].name,
  /** 'The dice gave the wizard 3.2 eliminated units more than average.' */
  excess: (kind: keyof typeof GIVEN, seatName: string, excess: number) => {
    const { many } = GIVEN[kind]
    const seat = seatName.toLowerCase()
    const amount = oneDecimal(Math.abs(excess))
    if (amount === '0') return `The dice gave the ${seat} an average number of ${many}.`
    return `The dice gave the ${seat} ${amount} ${many} ${excess > 0 ? 'more' : 'fewer'} than average.`
  },
} as const
