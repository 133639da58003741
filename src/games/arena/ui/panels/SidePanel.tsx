import { listed } from '@/engine/basics/phrases'
import type { ForcesProps } from '@/table/play/play-model'
import { type PanelPart, PanelParts } from '@/table/panel/PanelParts'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { FORCE_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { hexesOf } from '../../effects/control'
import { kingOf } from '../../queries/entry'
import { nameOf } from '../../queries/names'
import { type ArenaSeat, SEATS } from '../../state/position'
import type { View } from '../../state/view'
import { PLACES } from '../board/looks'
import type { Parts } from '../desk/desk'
import { threatsTo } from './king-danger'
import { StackPanel } from './StackPanel'
import styles from './panels.module.css'

/** What is in a hex, and what both sides have: creatures, hexes and magic. */
export function SidePanel({ view, hex }: Pick<ForcesProps<Parts>, 'view' | 'hex'>) {
  return (
    <>
      <StackPanel view={view} hex={hex} />
      <section aria-label={FORCE_PANEL.title}>
        <SideLines view={view} />
        <PanelParts parts={SEATS.map((seat) => dangerTo(view, seat))} />
      </section>
    </>
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
