import type { Segment, Table } from '../../rules/position'
import type { Hand, LaterSegment } from './hand'
import { MOVEMENT_HAND } from './movement-hand'
import { HAUNT_CHECK_HAND, ORCS_HAND } from './plain-hands'

type Hands = Partial<Record<Segment, Hand>>

const FIRST_HANDS: Hands = {
  wanderingOrcs: ORCS_HAND,
  movement: MOVEMENT_HAND,
  hauntCheck: HAUNT_CHECK_HAND,
}
const LATER: readonly Segment[] = ['summon', 'haste', 'fireball', 'combat'] satisfies readonly LaterSegment[]

let hands = FIRST_HANDS
let loading: Promise<void> | undefined

/** Fetches the hands of the segments that a game does not begin with. */
export function loadHands(): Promise<void> {
  loading ??= import('./later-hands').then(({ LATER_HANDS }) => {
    hands = { ...FIRST_HANDS, ...LATER_HANDS }
  })
  return loading
}

/** What players can do with the board now; undefined while the forces are set up. */
export function handOf(table: Table): Hand | undefined {
  return hands[table.now.segment]
}

/** Resolves when the hand of a segment is there; null where it is already. */
export function awaitedHands(segment: Segment): Promise<void> | null {
  return LATER.includes(segment) && !(segment in hands) ? loadHands() : null
}
