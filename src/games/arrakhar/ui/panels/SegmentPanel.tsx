import { Buttons } from '@/table/panel/Buttons'
import { LastRoll } from '@/table/planner/Rolls'
import panelStyles from '@/widgets/panel.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { hauntName } from '../../tables/command-text'
import { SIDE_NAMES } from '../../tables/text'
import type { Side } from '../../tables/units'
import { enemyOf } from '../../queries/stacking'
import type { PanelProps } from '../desk/desk'
import { eventsOfSegment } from '../desk/segment-events'
import { hauntIn, occupiedHaunts } from '../../queries/haunts'
import { ROLLS } from '../odds/rolls'
import { stackText } from '../words/stack-text'
import { AimPanel } from './AimPanel'
import { MovementPanel } from './MovementPanel'
import { OrcsPanel } from './OrcsPanel'
import { SummonPanel } from './SummonPanel'
import styles from './valley.module.css'

/** What can be done beside the board in each segment, and while a draw is offered. */
export function SegmentPanel({ desk }: PanelProps) {
  const { now, drawOffer } = desk.view
  if (drawOffer !== null) return <DrawAnswer desk={desk} offeredBy={drawOffer} />
  switch (now.segment) {
    case 'wanderingOrcs':
      return <OrcsPanel desk={desk} />
    case 'summon':
    case 'haste':
    case 'fireball':
    case 'combat':
      return (
        <>
          {now.segment === 'summon' ? <SummonPanel desk={desk} /> : <AimPanel desk={desk} />}
          <LastRoll ways={ROLLS} desk={desk} recent={eventsOfSegment(desk.log)} />
        </>
      )
    case 'movement':
      return <MovementPanel desk={desk} />
    case 'hauntCheck':
      return <HauntCheck desk={desk} />
    default:
      return null
  }
}

/** The haunts that will be destroyed when the segment ends (AR-11.1). */
function HauntCheck({ desk: { view } }: PanelProps) {
  const occupied = occupiedHaunts(view)
  if (occupied.length === 0)
    return <p className={writingStyles.soft}>No haunt is held by the wizard’s side.</p>
  return (
    <ul className={styles['haunt-list']}>
      {occupied.map((hex) => {
        const haunt = hauntIn(view, hex)
        return (
          <li key={hex}>
            <b>{haunt && hauntName(haunt)}</b> at {hex}, held by {stackText(view, hex)}
          </li>
        )
      })}
    </ul>
  )
}

/** Asks the other side whether it takes the draw. */
function DrawAnswer({ desk, offeredBy }: PanelProps & { readonly offeredBy: Side }) {
  const answer = (accept: boolean) => desk.send({ type: 'answerDraw', side: enemyOf(offeredBy), accept })
  return (
    <section className={panelStyles.stack} aria-label="Offer of a draw">
      <p>The {SIDE_NAMES[offeredBy].toLowerCase()} offers a draw.</p>
      <Buttons
        buttons={[
          { name: 'Accept the draw', look: 'primary', onPress: () => answer(true) },
          { name: 'Play on', onPress: () => answer(false) },
        ]}
      />
    </section>
  )
}
