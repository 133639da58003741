import { listed } from '@/engine/basics/phrases'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { FORCE_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { hexesOf } from '../../effects/control'
import { kingOf } from '../../queries/entry'
import { type ArenaSeat, SEATS } from '../../state/position'
import type { View } from '../../state/view'
import { PLACES } from '../board/looks'
import { nameOf } from '../../queries/names'
import { threatsTo } from './king-danger'
import styles from './panels.module.css'

/** What both sides have: creatures, hexes and magic. */
export function ForcePanel({ view }: { readonly view: View }) {
  return (
    <section aria-label={FORCE_PANEL.title}>
      <SideLines view={view} />
      {SEATS.map((seat) => (
        <Danger key={seat} view={view} seat={seat} />
      ))}
    </section>
  )
}

/** What each side has, a line for each. */
export function SideLines({ view }: { readonly view: View }) {
  return (
    <ul className={styles['side-lines']}>
      {SEATS.map((seat) => (
        <li key={seat}>
          <span className={classNames(controlStyles.chip, controlStyles[`chip--${PLACES[seat]}`])}>
            {SEAT_NAMES[seat]}
          </span>{' '}
          {wordsOf(view, seat)}
        </li>
      ))}
    </ul>
  )
}

/** What a side has, in a line: creatures, hexes and, where somebody has magic, the pool for it. */
function wordsOf(view: View, seat: ArenaSeat): string {
  const creatures = view.creatures.filter(({ controller }) => controller === seat).length
  return [
    FORCE_PANEL.creatures(creatures),
    FORCE_PANEL.hexes(hexesOf(view, seat).length),
    ...(hasMagic(view) ? [FORCE_PANEL.pool(view.pools[seat])] : []),
  ].join(', ')
}

/** Whether anybody has anything to cast from a pool. */
function hasMagic({ pools, spellCount }: View): boolean {
  return SEATS.some((seat) => pools[seat] > 0 || spellCount[seat] > 0)
}

interface DangerProps {
  readonly view: View
  readonly seat: ArenaSeat
}

/** Who of the other side could stand on a king hex in its next Movement (AA-23.1). */
function Danger({ view, seat }: DangerProps) {
  const threats = threatsTo(view, seat)
  if (threats.length === 0) return null
  return <p>{FORCE_PANEL.danger(listed(threats.map(nameOf)), kingOf(view, seat))}</p>
}
