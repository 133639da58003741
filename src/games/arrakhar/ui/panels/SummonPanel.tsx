import { DiceRow } from '@/table/log/DiceRow'
import { DieRow } from '@/table/panel/DieRow'
import { HexButtons } from '@/table/panel/HexButtons'
import { once } from '@/table/desk/once'
import { capitalized, counted } from '@/engine/phrases'
import { PANEL } from '../../content/panel-text'
import { classNames } from '@/widgets/class-names'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import panelStyles from '@/widgets/panel.module.css'
import styles from '@/table/panel/action-panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import pickingStyles from '@/table/panel/picking.module.css'
import { hauntName } from '../../content/command-text'
import { type HauntId, hauntKindOf, STACKING_LIMIT, SUMMONED_AT, UNIT_NAMES } from '../../content/units'
import { nowIn } from '../../rules/guards'
import type { PendingSummon } from '../../rules/position'
import { roomAt } from '../../rules/segments/summon-choices'
import { unitOf } from '../../rules/stacking'
import { castNamed, hauntsFor, summonerHexes } from '../gestures/summon'
import { eventsOfSegment } from '../desk/segment-events'
import { unitName } from '../sentences/unit-name'
import { ClauseLink } from '../rules-help/ClauseLink'
import { LastRoll } from '../planner/LastRoll'
import type { Desk, PanelProps } from '../desk/desk'
import { stackOptions } from '../words/stack-text'

/** Summonings one by one, and the last roll on its table (AR-6). */
export function SummonPanel({ desk }: PanelProps) {
  return (
    <>
      <Summoning desk={desk} />
      <LastRoll desk={desk} />
    </>
  )
}

/** Names a summoning, rolls it, and asks how many are placed (AR-6). */
function Summoning({ desk }: PanelProps) {
  const now = nowIn(desk.view, 'summon')
  if (!now) return null
  if (now.pending) return <PendingCount desk={desk} pending={now.pending} />
  switch (desk.gesture.name) {
    case 'SummonNamed':
      return <NamedSummon desk={desk} gesture={desk.gesture} />
    case 'SummonerPicked':
      return (
        <HauntChoice desk={desk} title="Summon at" haunts={hauntsFor(desk.view, desk.gesture.sorcerer)} />
      )
    case 'HauntPicked':
      return (
        <HexButtons
          title={`${hauntName(desk.gesture.haunt)}: who summons?`}
          options={stackOptions(desk.view, summonerHexes(desk.view, desk.gesture.haunt))}
          onChoose={desk.choose}
        />
      )
    default:
      return <HauntChoice desk={desk} title="Haunts within reach" haunts={hauntsFor(desk.view)} />
  }
}

interface HauntChoiceProps extends PanelProps {
  readonly title: string
  readonly haunts: readonly HauntId[]
}

function HauntChoice({ desk, title, haunts }: HauntChoiceProps) {
  const options = haunts.flatMap((haunt) => {
    const hex = desk.view.haunts[haunt]
    return hex === undefined ? [] : [{ hex, text: `${hauntName(haunt)}: ${roomText(desk, haunt)}` }]
  })
  if (options.length === 0)
    return <p className={writingStyles.soft}>No sorcerer can summon any more this turn.</p>
  return <HexButtons title={title} options={options} onChoose={desk.choose} />
}

function roomText({ view }: Desk, haunt: HauntId): string {
  const type = SUMMONED_AT[hauntKindOf(haunt)]
  const room = roomAt(view, haunt)
  return room === STACKING_LIMIT ? UNIT_NAMES[type].many : `${UNIT_NAMES[type].many}, room for ${room}`
}

interface NamedSummonProps extends PanelProps {
  readonly gesture: Extract<Desk['gesture'], { name: 'SummonNamed' }>
}

function NamedSummon({ desk, gesture }: NamedSummonProps) {
  const { view } = desk
  const type = SUMMONED_AT[hauntKindOf(gesture.haunt)]
  const sorcerer = unitOf(view, gesture.sorcerer)
  const who = sorcerer ? capitalized(unitName(sorcerer.id, sorcerer.type)) : ''
  return (
    <section className={panelStyles.stack} aria-label="Summoning">
      <p className={styles['panel-result']}>
        {who} at {hauntName(gesture.haunt)}; {counted(roomAt(view, gesture.haunt), 'place', 'places')} free.
      </p>
      <DieRow
        title={`Summon Table: ${UNIT_NAMES[type].many} that may come`}
        aside={<ClauseLink clause="AR-6.6" />}
        results={view.settings.tables.summon.map(String)}
        rolled={null}
      />
      <PrimaryButton onClick={() => desk.follow(castNamed(gesture))}>
        {PANEL.summon(UNIT_NAMES[type].many, gesture.haunt)}
      </PrimaryButton>
    </section>
  )
}

interface PendingCountProps extends PanelProps {
  readonly pending: PendingSummon
}

/** Offers every count that the roll and the hex allow; what the pool holds is for the sorcerer to know. */
function PendingCount({ desk, pending }: PendingCountProps) {
  const { view, log } = desk
  const type = SUMMONED_AT[hauntKindOf(pending.haunt)]
  const roll = eventsOfSegment(log).findLast((event) => event.type === 'summonCast')?.roll
  const most = Math.min(pending.upTo, roomAt(view, pending.haunt))
  const counts = Array.from({ length: most + 1 }, (_, count) => count)
  return (
    <section className={panelStyles.stack} aria-label="Summoned">
      <p className={styles['panel-result']}>
        <DiceRow faces={roll === undefined ? [] : [roll]} />
        Up to {pending.upTo} {UNIT_NAMES[type].many} answer at {hauntName(pending.haunt)}. How many are
        placed?
      </p>
      <div className={pickingStyles['count-row']} role="group" aria-label="How many are placed">
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            className={classNames(
              controlStyles.button,
              count === most ? controlStyles['button--primary'] : undefined,
            )}
            aria-label={`Place ${counted(count, UNIT_NAMES[type].one, UNIT_NAMES[type].many)}`}
            onClick={once(() => desk.send({ type: 'placeSummoned', count }))}
          >
            {count}
          </button>
        ))}
      </div>
    </section>
  )
}
