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
import { SummonPanel } from './SummonPanel'
import styles from './valley.module.css'
import { RollResult } from '@/table/panel/RollResult'
import { counted } from '@/engine/basics/phrases'
import { PANEL } from '../../tables/panel-text'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { nowIn } from '../../queries/guards'
import { orcHexesOf } from '../../effects/wandering-orcs'
import { PrintedTable } from '../odds/PrintedTable'
import { Stacks } from './parts'

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

/** Rolls for wandering orcs and says how many are still to be placed (AR-5.1 to AR-5.4). */
function OrcsPanel({ desk }: PanelProps) {
  const { view, log, send } = desk
  const due = nowIn(view, 'wanderingOrcs')?.due ?? null
  const rolled = eventsOfSegment(log).findLast((event) => event.type === 'wanderingOrcsRolled')?.roll
  return (
    <>
      <PrintedTable table={view} of={{ table: 'wanderingOrcs', rolled: rolled ?? null }} isBrief />
      {due === null ? (
        <PrimaryButton onClick={() => send({ type: 'rollWanderingOrcs' })}>{PANEL.rollOrcs}</PrimaryButton>
      ) : (
        <RollResult faces={rolled === undefined ? [] : [rolled]}>
          {due > 0 ? `${counted(due, 'orc', 'orcs')} still to be placed` : 'All orcs are placed.'}
        </RollResult>
      )}
      <Stacks desk={desk} title="Place one at" hexes={due !== null && due > 0 ? orcHexesOf(view) : []} />
    </>
  )
}
