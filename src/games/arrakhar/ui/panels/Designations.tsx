import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'
import { askIfLost } from '@/table/desk/question'
import { diceOf, presentationOf } from '@/table/events/presentation'
import { type DesignatedRow, DesignatedList } from '@/table/panel/DesignatedList'
import { useOneByOne } from '@/table/panel/use-one-by-one'
import { PANEL } from '../../tables/panel-text'
import { rolling } from '../../commands/designations'
import type { Event } from '../../events'
import type { DesignationId } from '../../state/position'
import type { View } from '../../state/view'
import { designatingIn, unresolvedIn } from '../../queries/designating'
import { designationText } from '../words/designation-text'
import type { PanelProps } from '../desk/desk'
import { eventsOfSegment } from '../desk/segment-events'
import { advancesLeft, lostByRolling } from '../play/still-to-do'
import { PRESENTATIONS } from '../events'
import { TermLink } from '../rules-help/TermLink'

/** What is designated in this segment: taken back before the first roll, then rolled in any order. */
export function Designations({ desk, declined }: PanelProps & { readonly declined: readonly HexId[] }) {
  const { view, log, send } = desk
  const resolveFrom = useOneByOne(desk, (now: View) =>
    advancesLeft(now, declined).length > 0 ? undefined : nextRoll(now),
  )
  const roll = (act: () => void) =>
    askIfLost(desk, { lost: lostByRolling(view, declined), verb: PANEL.roll }, act)
  const designations = designatingIn(view)?.designations ?? []
  if (designations.length === 0) return null
  const unresolved = unresolvedIn(view)
  const isRolling = unresolved.length < designations.length
  const first = nextRoll(view)
  return (
    <DesignatedList
      label="Designations"
      title={<TermLink term="designate">Designated</TermLink>}
      aside={`${unresolved.length} to roll`}
      all={{
        name: PANEL.resolveAll,
        isOff: first === undefined,
        onPress: () => (first ? roll(() => resolveFrom(first)) : undefined),
      }}
      halted={first ? PANEL.halted(advancesLeft(view, declined)) : ''}
      rows={designations.map((made) => ({
        key: made.id,
        place: made.hex,
        text: designationText(view, made),
        ...(made.resolved && { result: resultOf(log, made.id) }),
        buttons: [
          ...(isRolling
            ? []
            : [
                {
                  name: PANEL.takeBack,
                  look: 'quiet' as const,
                  onPress: () => send({ type: 'withdraw', designation: made.id }),
                },
              ]),
          { name: PANEL.roll, onPress: () => roll(() => send(rolling(made.id))) },
        ],
      }))}
    />
  )
}

/** What is rolled next in the order made. */
function nextRoll(view: View) {
  const [next] = unresolvedIn(view)
  return next === undefined ? undefined : rolling(next)
}

/** What the dice made of a designation of the current segment. */
function resultOf(log: readonly LogStep<Event>[], id: DesignationId): NonNullable<DesignatedRow['result']> {
  for (const event of eventsOfSegment(log)) {
    const { brief } = presentationOf(PRESENTATIONS, event)
    if (brief && 'designation' in event && event.designation === id)
      return { text: brief(event), faces: diceOf(PRESENTATIONS, event) }
  }
  return { text: 'resolved', faces: [] }
}
