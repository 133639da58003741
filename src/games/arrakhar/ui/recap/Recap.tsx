import type { ComponentProps } from 'react'
import { Recap as LookingBack, type RecapWays } from '@/table/recap/Recap'
import type { Parts } from '../desk/desk'
import { typeLookup } from '../sentences/words'
import { arrowsOfEvent } from './event-arrows'
import { recapItems } from './recap-items'
import { stepsSince } from './steps-since'

const WAYS: RecapWays<Parts> = {
  itemsOf: (log, seat, view) => recapItems(stepsSince(log, seat), typeLookup(view)),
  arrowsOf: arrowsOfEvent,
}

/** What the other side did since the seat's own last step, to be gone through thing by thing. */
export function Recap(props: Omit<ComponentProps<typeof LookingBack<Parts>>, 'ways'>) {
  return <LookingBack<Parts> {...props} ways={WAYS} />
}
