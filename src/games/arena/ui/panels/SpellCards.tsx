import writingStyles from '@/widgets/writing.module.css'
import { MAGIC_PANEL } from '../../tables/table-text'
import { spellText } from '../../tables/magic-text'
import { SPELLS, type SpellId } from '../../tables/spells'
import { SEAT_NAMES } from '../../tables/text'
import { type ArenaSeat, SEATS } from '../../state/position'
import type { View } from '../../state/view'
import styles from './panels.module.css'

/** The spell cards of both sides as far as the viewer knows them, and the number of the others (AA-1.9, AA-17.6). */
export function SpellCards({ view }: { readonly view: View }) {
  return SEATS.map((seat) =>
    view.spellCount[seat] > 0 ? <Cards key={seat} view={view} seat={seat} /> : null,
  )
}

interface CardsProps {
  readonly view: View
  readonly seat: ArenaSeat
}

function Cards({ view, seat }: CardsProps) {
  const known = view.spells[seat] ?? view.revealed[seat]
  const hidden = view.spellCount[seat] - known.length
  return (
    <details className={styles['spell-cards']}>
      <summary>
        {MAGIC_PANEL.cards(SEAT_NAMES[seat])}
        <span className={writingStyles.soft}>
          {' '}
          {known.length}
          {hidden > 0 ? `, ${MAGIC_PANEL.hidden(hidden)}` : ''}
        </span>
      </summary>
      <ul>
        {known.map((spell) => (
          <li key={spell} title={spellText(spell)}>
            <CardWords spell={spell} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function CardWords({ spell }: { readonly spell: SpellId }) {
  const { name, type, level, cost, casting } = SPELLS[spell]
  return (
    <>
      <b>{name}</b>{' '}
      <span className={writingStyles.soft}>
        {type} {level}, {MAGIC_PANEL.cost(cost)}, {casting}
      </span>
    </>
  )
}
