import { listed } from '@/engine/basics/phrases'
import type { ForcesProps } from '@/table/play/play-model'
import { type PanelPart, PanelParts } from '@/table/panel/PanelParts'
import { Secrets } from '@/table/panel/Secrets'
import controlStyles from '@/widgets/control.module.css'
import { FORCE_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { hexesOf } from '../../effects/control'
import { kingOf } from '../../queries/entry'
import { nameOf } from '../../queries/names'
import { type ArenaSeat, type Creature, type Position, SEATS } from '../../state/position'
import { positionOf, type View } from '../../state/view'
import { PLACES } from '../board/looks'
import type { Parts } from '../desk/desk'
import styles from './panels.module.css'
import { legalBy } from '@/engine/declare/legal'
import { COMMANDS } from '../../commands'
import { canHold, otherSeat } from '../../queries/creatures'
import { groundOf, hexOf } from '../../queries/spaces'

/** What both sides have: creatures, hexes and magic. */
export function SidePanel(props: ForcesProps<Parts>) {
  const { view } = props
  return (
    <section aria-label={FORCE_PANEL.title}>
      <SideLines view={view} />
      <PanelParts parts={SEATS.map((seat) => dangerTo(view, seat))} />
      {props.seal ? (
        <Secrets {...props} term={FORCE_PANEL.seal} sealed={FORCE_PANEL.sealed} isPeeking={null}>
          {null}
        </Secrets>
      ) : null}
    </section>
  )
}

/** What each side has, a line for each. */
export function SideLines({ view }: { readonly view: View }) {
  return (
    <ul className={styles['side-lines']}>
      {SEATS.map((seat) => (
        <li key={seat}>
          <span className={controlStyles.chip} data-side={PLACES[seat]}>
            {SEAT_NAMES[seat]}
          </span>{' '}
          {wordsOf(view, seat)}
        </li>
      ))}
    </ul>
  )
}

/** What a side has, in a line: creatures, hexes and, where anybody has anything to cast from one, the pool for it. */
function wordsOf(view: View, seat: ArenaSeat): string {
  const creatures = view.creatures.filter(({ controller }) => controller === seat).length
  const hasMagic = SEATS.some((side) => view.pools[side] > 0 || view.spellCount[side] > 0)
  return [
    FORCE_PANEL.creatures(creatures),
    FORCE_PANEL.hexes(hexesOf(view, seat).length),
    ...(hasMagic ? [FORCE_PANEL.pool(view.pools[seat])] : []),
  ].join(', ')
}

/** Who of the other side could stand on a king hex in its next Movement (AA-23.1). */
function dangerTo(view: View, seat: ArenaSeat): PanelPart {
  const threats = threatsTo(view, seat)
  if (threats.length === 0) return null
  return { kind: 'text', text: FORCE_PANEL.danger(listed(threats.map(nameOf)), kingOf(view, seat)) }
}

/**
 * Units of the other side that could stand on a seat's king hex after a Movement of theirs, were it the next thing
 * to come, or that stand there (AA-23.1).
 */
export function threatsTo(view: View, seat: ArenaSeat): readonly Creature[] {
  if (view.ending || view.turn === 0) return []
  const king = kingOf(view, seat)
  const enemy = otherSeat(seat)
  const ahead: Position = {
    ...positionOf(view),
    active: enemy,
    now: { phase: 'movement' },
    creatures: view.creatures.map((creature) => ({ ...creature, moved: false })),
  }
  return ahead.creatures.filter((unit) => {
    if (unit.controller !== enemy || unit.on !== null || !canHold(unit)) return false
    if (unit.at === groundOf(king)) return true
    return legalBy(COMMANDS, ahead, unit.id).some((way) => {
      if (!('path' in way) || ('land' in way && !way.land)) return false
      return (way.path.at(-1) ?? (unit.at && hexOf(unit.at))) === king
    })
  })
}
