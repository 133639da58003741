import { useEffect, useRef } from 'react'
import { Buttons } from '@/table/panel/Buttons'
import { HexButtons } from '@/table/panel/HexButtons'
import { RollResult } from '@/table/panel/RollResult'
import type { HexId } from '@/engine/kernel/hex'
import { capitalized, counted } from '@/engine/basics/phrases'
import { PANEL } from '../../tables/panel-text'
import writingStyles from '@/widgets/writing.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { hauntName } from '../../tables/command-text'
import { HAUNT_IDS, STACKING_LIMIT, UNIT_NAMES } from '../../tables/units'
import { nowIn } from '../../queries/guards'
import type { PendingSummon, Table } from '../../state/position'
import { roomAt, typeSummonedAt } from '../../queries/summon-choices'
import type { Desk, PanelProps } from '../desk/desk'
import type { Aiming } from '../desk/gesture'
import { eventsOfSegment } from '../desk/segment-events'
import { carryOut } from '../gestures/aim-hand'
import { actorHexes, hauntsToSummonAt, targetsOf } from '../gestures/aims'
import { hauntIn } from '../../queries/haunts'
import { PrintedTable } from '../odds/PrintedTable'
import { typeLookup, unitText } from '../sentences/words'
import { Stacks } from './parts'

/** Names a summoning, rolls it, and asks how many are placed (AR-6). */
export function SummonPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  const setPlacingAll = usePlacingAll(desk)
  const pending = nowIn(view, 'summon')?.pending
  if (pending) return <PendingCount desk={desk} pending={pending} />
  if (!('aim' in gesture))
    return <HauntChoice desk={desk} title="Haunts within reach" hexes={hauntsToSummonAt(view)} />
  const { units, target } = gesture
  if (target === null)
    return <HauntChoice desk={desk} title="Summon at" hexes={targetsOf(view, 'summon', units)} />
  if (gesture.name === 'Aimed') return <NamedSummon desk={desk} held={gesture} onSummon={setPlacingAll} />
  const haunt = hauntIn(view, target)
  const title = `${haunt ? hauntName(haunt) : target}: who summons?`
  return <Stacks desk={desk} title={title} hexes={actorHexes(view, 'summon', target)} />
}

/**
 * Places all that a casting brings if that was asked for before its die: nothing is decided in between, and undo
 * gives the choice back. A die that is typed in may take its time, or be thrown for another casting.
 */
function usePlacingAll({ view, send }: Desk): (meant: boolean) => void {
  const placesAll = useRef(false)
  useEffect(() => {
    const pending = nowIn(view, 'summon')?.pending
    if (!placesAll.current || !pending) return
    placesAll.current = false
    const inPool = view.pool?.[typeSummonedAt(pending.haunt)] ?? pending.upTo
    send({ type: 'placeSummoned', count: Math.min(mostPlaced(view, pending), inPool) })
  }, [view, send])
  return (meant) => {
    placesAll.current = meant
  }
}

/** As many as the roll and the hex allow; what the pool holds is for the sorcerer to know. */
function mostPlaced(table: Table, { haunt, upTo }: PendingSummon): number {
  return Math.min(upTo, roomAt(table, haunt))
}

interface HauntChoiceProps extends PanelProps {
  readonly title: string
  readonly hexes: readonly HexId[]
}

function HauntChoice({ desk: { view, choose }, title, hexes }: HauntChoiceProps) {
  const options = HAUNT_IDS.flatMap((haunt) => {
    const hex = view.haunts[haunt]
    if (hex === undefined || !hexes.includes(hex)) return []
    const room = roomAt(view, haunt)
    const limit = room === STACKING_LIMIT ? '' : `, room for ${room}`
    return { hex, text: `${hauntName(haunt)}: ${UNIT_NAMES[typeSummonedAt(haunt)].many}${limit}` }
  })
  if (options.length === 0)
    return <p className={writingStyles.soft}>No sorcerer can summon any more this turn.</p>
  return <HexButtons title={title} options={options} onChoose={choose} />
}

interface NamedSummonProps extends PanelProps {
  readonly held: Extract<Aiming, { readonly name: 'Aimed' }>
  /** Tells whether all that come are placed at once. */
  readonly onSummon: (placesAll: boolean) => void
}

function NamedSummon({ desk: { view, follow }, held, onSummon }: NamedSummonProps) {
  const haunt = hauntIn(view, held.target)
  if (!haunt) return null
  const { many } = UNIT_NAMES[typeSummonedAt(haunt)]
  const summon = (placesAll: boolean) => {
    onSummon(placesAll)
    follow(carryOut(view, held))
  }
  const who = held.units.map((id) => capitalized(unitText(id, typeLookup(view)))).join()
  return (
    <section className={panelStyles.stack} aria-label="Summoning">
      <RollResult>
        {who} at {hauntName(haunt)}; {counted(roomAt(view, haunt), 'place', 'places')} free.
      </RollResult>
      <PrintedTable
        table={view}
        of={{ table: 'summon', rolled: null }}
        title={`Summon Table: ${many} that may come`}
      />
      <Buttons
        buttons={[
          { name: PANEL.summon(many, haunt), look: 'primary', onPress: () => summon(false) },
          { name: PANEL.summonAll, onPress: () => summon(true) },
        ]}
      />
    </section>
  )
}

interface PendingCountProps extends PanelProps {
  readonly pending: PendingSummon
}

/** Offers every count that the roll and the hex allow. */
function PendingCount({ desk: { view, log, send }, pending }: PendingCountProps) {
  const { haunt, upTo } = pending
  const { one, many } = UNIT_NAMES[typeSummonedAt(haunt)]
  const cast = eventsOfSegment(log).findLast((event) => event.type === 'summonCast')
  const most = mostPlaced(view, pending)
  return (
    <section className={panelStyles.stack} aria-label="Summoned">
      <RollResult faces={cast ? [cast.roll] : []}>
        Up to {upTo} {many} answer at {hauntName(haunt)}. How many are placed?
      </RollResult>
      <Buttons
        title="How many are placed"
        as="figures"
        buttons={Array.from({ length: most + 1 }, (_, count) => ({
          name: String(count),
          label: `Place ${counted(count, one, many)}`,
          look: count === most ? 'primary' : undefined,
          onPress: () => send({ type: 'placeSummoned', count }),
        }))}
      />
    </section>
  )
}
