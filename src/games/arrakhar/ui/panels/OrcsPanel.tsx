import { Suspense } from 'react'
import { HexButtons } from '@/table/panel/HexButtons'
import { counted } from '@/engine/phrases'
import { PANEL } from '../../content/panel-text'
import { classNames } from '@/widgets/class-names'
import styles from '@/table/panel/picking.module.css'
import controlStyles from '@/widgets/control.module.css'
import actionPanelStyles from '@/table/panel/action-panel.module.css'
import { nowIn } from '../../rules/guards'
import { orcHexesOf } from '../../rules/segments/wandering-orcs'
import { latePart } from '../play/late-part'
import { eventsOfSegment } from '../desk/segment-events'
import type { Desk, PanelProps } from '../desk/desk'
import { stackOptions } from '../words/stack-text'

/** What the faces give comes once the table stands. */
const DieRow = latePart((parts) => parts.DieRow)
/** Nothing has been rolled when the table first stands. */
const DiceRow = latePart((parts) => parts.DiceRow)

/** Rolls for wandering orcs and says how many are still to be placed (AR-5.1 to AR-5.4). */
export function OrcsPanel({ desk }: PanelProps) {
  const now = nowIn(desk.view, 'wanderingOrcs')
  if (!now) return null
  const { wanderingOrcs } = desk.view.settings.tables
  const roll = rolledOf(desk)
  return (
    <>
      <Suspense fallback={<div className={classNames(styles['small-table'], styles['small-table--room'])} />}>
        <DieRow title="Wandering orcs" results={wanderingOrcs.map(String)} rolled={roll} />
      </Suspense>
      {now.due === null ? (
        <button
          type="button"
          className={classNames(controlStyles.button, controlStyles['button--primary'])}
          onClick={() => desk.send({ type: 'rollWanderingOrcs' })}
        >
          {PANEL.rollOrcs}
        </button>
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
        <Suspense>
          <DiceRow faces={roll === null ? [] : [roll]} />
        </Suspense>
        {due > 0 ? `${counted(due, 'orc', 'orcs')} still to be placed` : 'All orcs are placed.'}
      </p>
      <HexButtons title="Place one at" options={stackOptions(desk.view, hexes)} onChoose={desk.choose} />
    </>
  )
}

function rolledOf({ log }: Desk): number | null {
  const rolled = eventsOfSegment(log).findLast((event) => event.type === 'wanderingOrcsRolled')
  return rolled?.roll ?? null
}
