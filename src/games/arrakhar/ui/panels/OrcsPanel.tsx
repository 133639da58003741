import { DiceRow } from '@/table/log/DiceRow'
import { counted } from '@/engine/basics/phrases'
import { PANEL } from '../../tables/panel-text'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import actionPanelStyles from '@/table/panel/action-panel.module.css'
import { nowIn } from '../../queries/guards'
import { orcHexesOf } from '../../effects/wandering-orcs'
import { eventsOfSegment } from '../desk/segment-events'
import type { Desk, PanelProps } from '../desk/desk'
import { PrintedTable } from '../odds/PrintedTable'
import { Stacks } from './parts'

/** Rolls for wandering orcs and says how many are still to be placed (AR-5.1 to AR-5.4). */
export function OrcsPanel({ desk }: PanelProps) {
  const now = nowIn(desk.view, 'wanderingOrcs')
  if (!now) return null
  const roll = rolledOf(desk)
  return (
    <>
      <PrintedTable table={desk.view} of={{ table: 'wanderingOrcs', rolled: roll }} isBrief />
      {now.due === null ? (
        <PrimaryButton onClick={() => desk.send({ type: 'rollWanderingOrcs' })}>
          {PANEL.rollOrcs}
        </PrimaryButton>
      ) : (
        <OrcsDue desk={desk} due={now.due} roll={roll} />
      )}
    </>
  )
}

interface OrcsDueProps extends PanelProps {
  readonly due: number
  readonly roll: number | null
}

function OrcsDue({ desk, due, roll }: OrcsDueProps) {
  const hexes = due > 0 ? orcHexesOf(desk.view) : []
  return (
    <>
      <p className={actionPanelStyles['panel-result']}>
        <DiceRow faces={roll === null ? [] : [roll]} />
        {due > 0 ? `${counted(due, 'orc', 'orcs')} still to be placed` : 'All orcs are placed.'}
      </p>
      <Stacks desk={desk} title="Place one at" hexes={hexes} />
    </>
  )
}

function rolledOf({ log }: Desk): number | null {
  const rolled = eventsOfSegment(log).findLast((event) => event.type === 'wanderingOrcsRolled')
  return rolled?.roll ?? null
}
