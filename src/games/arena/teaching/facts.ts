import { factsByList } from '@/engine/lesson/lesson-reach'

/** What never comes back: creatures that have died, for the resurrected are new ones, and turns that are over. */
export const FACTS = factsByList('creatures')
