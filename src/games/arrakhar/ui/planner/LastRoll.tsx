import { useMemo } from 'react'
import { PLANNER } from '../../tables/planner-text'
import type { PanelProps } from '../desk/desk'
import { eventsOfSegment } from '../desk/segment-events'
import { typeLookup } from '../sentences/words'
import { RollCard } from './RollCard'
import { rollsOf } from './rolls'

/** What was rolled last in this segment, shown where it was read on its table. */
export function LastRoll({ desk }: PanelProps) {
  const { view, log } = desk
  const roll = useMemo(() => {
    const last = rollsOf(log).at(-1)
    return last && eventsOfSegment(log).includes(last.event) ? last : undefined
  }, [log])
  const typeOf = useMemo(() => typeLookup(view), [view])
  if (!roll) return null
  return <RollCard title={PLANNER.last} place="panel" table={view} log={log} roll={roll} typeOf={typeOf} />
}
