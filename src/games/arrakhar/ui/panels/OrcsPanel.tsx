import { RollResult } from '@/table/panel/RollResult'
import { counted } from '@/engine/basics/phrases'
import { PANEL } from '../../tables/panel-text'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { nowIn } from '../../queries/guards'
import { orcHexesOf } from '../../effects/wandering-orcs'
import { eventsOfSegment } from '../desk/segment-events'
import type { PanelProps } from '../desk/desk'
import { PrintedTable } from '../odds/PrintedTable'
import { Stacks } from './parts'

/** Rolls for wandering orcs and says how many are still to be placed (AR-5.1 to AR-5.4). */
export function OrcsPanel({ desk }: PanelProps) {
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
