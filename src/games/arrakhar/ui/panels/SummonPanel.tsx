import { DiceRow } from '@/table/log/DiceRow'
import { HexButtons } from '@/table/panel/HexButtons'
import { once } from '@/table/desk/once'
import type { HexId } from '@/engine/kernel/hex'
import { capitalized, counted } from '@/engine/basics/phrases'
import { PANEL } from '../../tables/panel-text'
import { classNames } from '@/widgets/class-names'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import panelStyles from '@/widgets/panel.module.css'
import styles from '@/table/panel/action-panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import pickingStyles from '@/table/panel/picking.module.css'
import { hauntName } from '../../tables/command-text'
import { HAUNT_IDS, type HauntId, STACKING_LIMIT, UNIT_NAMES } from '../../tables/units'
import { nowIn } from '../../queries/guards'
import type { PendingSummon } from '../../state/position'
import { roomAt, typeSummonedAt } from '../../queries/summon-choices'
import type { View } from '../../state/view'
import type { PanelProps } from '../desk/desk'
import type { Aiming } from '../desk/gesture'
import { eventsOfSegment } from '../desk/segment-events'
import { carryOut } from '../gestures/aim-hand'
import { actorHexes, hauntsToSummonAt, targetsOf } from '../gestures/aims'
import { hauntIn } from '../gestures/haunt-hexes'
import { PrintedTable } from '../odds/PrintedTable'
import { typeLookup, unitText } from '../sentences/words'
import { Stacks } from './parts'

/** Names a summoning, rolls it, and asks how many are placed (AR-6). */
export function SummonPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  const pending = nowIn(view, 'summon')?.pending
  if (pending) return <PendingCount desk={desk} pending={pending} />
  if (!('aim' in gesture))
    return <HauntChoice desk={desk} title="Haunts within reach" hexes={hauntsToSummonAt(view)} />
  if (gesture.target === null)
    return <HauntChoice desk={desk} title="Summon at" hexes={targetsOf(view, 'summon', gesture.units)} />
  const haunt = hauntIn(view, gesture.target)
  if (!haunt) return null
  if (gesture.name === 'Aimed') return <NamedSummon desk={desk} held={gesture} haunt={haunt} />
  return (
    <Stacks
      desk={desk}
      title={`${hauntName(haunt)}: who summons?`}
      hexes={actorHexes(view, 'summon', gesture.target)}
    />
  )
}

interface HauntChoiceProps extends PanelProps {
  readonly title: string
  readonly hexes: readonly HexId[]
}

function HauntChoice({ desk: { view, choose }, title, hexes }: HauntChoiceProps) {
  const options = HAUNT_IDS.flatMap((haunt) => {
    const hex = view.haunts[haunt]
    return hex === undefined || !hexes.includes(hex)
      ? []
      : { hex, text: `${hauntName(haunt)}: ${roomText(view, haunt)}` }
  })
  if (options.length === 0)
    return <p className={writingStyles.soft}>No sorcerer can summon any more this turn.</p>
  return <HexButtons title={title} options={options} onChoose={choose} />
}

function roomText(view: View, haunt: HauntId): string {
  const { many } = UNIT_NAMES[typeSummonedAt(haunt)]
  const room = roomAt(view, haunt)
  return room === STACKING_LIMIT ? many : `${many}, room for ${room}`
}

interface NamedSummonProps extends PanelProps {
  readonly held: Extract<Aiming, { readonly name: 'Aimed' }>
  readonly haunt: HauntId
}

function NamedSummon({ desk, held, haunt }: NamedSummonProps) {
  const { view } = desk
  const { many } = UNIT_NAMES[typeSummonedAt(haunt)]
  const who = held.units.map((id) => capitalized(unitText(id, typeLookup(view)))).join()
  return (
    <section className={panelStyles.stack} aria-label="Summoning">
      <p className={styles['panel-result']}>
        {who} at {hauntName(haunt)}; {counted(roomAt(view, haunt), 'place', 'places')} free.
      </p>
      <PrintedTable
        table={view}
        of={{ table: 'summon', rolled: null }}
        title={`Summon Table: ${many} that may come`}
      />
      <PrimaryButton onClick={() => desk.follow(carryOut(view, held))}>
        {PANEL.summon(many, haunt)}
      </PrimaryButton>
    </section>
  )
}

interface PendingCountProps extends PanelProps {
  readonly pending: PendingSummon
}

/** Offers every count that the roll and the hex allow; what the pool holds is for the sorcerer to know. */
function PendingCount({ desk, pending: { haunt, upTo } }: PendingCountProps) {
  const { view, log } = desk
  const { one, many } = UNIT_NAMES[typeSummonedAt(haunt)]
  const roll = eventsOfSegment(log).findLast((event) => event.type === 'summonCast')?.roll
  const most = Math.min(upTo, roomAt(view, haunt))
  return (
    <section className={panelStyles.stack} aria-label="Summoned">
      <p className={styles['panel-result']}>
        <DiceRow faces={roll === undefined ? [] : [roll]} />
        Up to {upTo} {many} answer at {hauntName(haunt)}. How many are placed?
      </p>
      <div className={pickingStyles['count-row']} role="group" aria-label="How many are placed">
        {Array.from({ length: most + 1 }, (_, count) => (
          <button
            key={count}
            type="button"
            className={classNames(
              controlStyles.button,
              count === most ? controlStyles['button--primary'] : undefined,
            )}
            aria-label={`Place ${counted(count, one, many)}`}
            onClick={once(() => desk.send({ type: 'placeSummoned', count }))}
          >
            {count}
          </button>
        ))}
      </div>
    </section>
  )
}
