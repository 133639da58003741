import { Soft } from '@/table/panel/PanelParts'
import { MAGIC_PANEL } from '../../tables/table-text'
import { spellText } from '../../tables/magic-text'
import { SPELLS } from '../../tables/spells'
import { SEAT_NAMES } from '../../tables/text'
import { SEATS } from '../../state/position'
import type { View } from '../../state/view'
import styles from './panels.module.css'

interface SpellCardsProps {
  readonly view: View
  /** Whether they lie open at once. */
  readonly isOpen?: boolean
}

/** The spell cards laid out, for who only looks on. */
export function SpellCardsOpen({ view }: Pick<SpellCardsProps, 'view'>) {
  return <SpellCards view={view} isOpen />
}

/** The spell cards of both sides as far as the viewer knows them, and the number of the others (AA-1.9, AA-17.6). */
export function SpellCards({ view, isOpen }: SpellCardsProps) {
  return SEATS.filter((seat) => view.spellCount[seat] > 0).map((seat) => {
    const known = view.spells[seat] ?? view.revealed[seat]
    const hidden = view.spellCount[seat] - known.length
    return (
      <details key={seat} className={styles['spell-cards']} open={isOpen}>
        <summary>
          {MAGIC_PANEL.cards(SEAT_NAMES[seat])}
          <Soft>
            {' '}
            {known.length}
            {hidden > 0 ? `, ${MAGIC_PANEL.hidden(hidden)}` : ''}
          </Soft>
        </summary>
        <ul>
          {known.map((spell) => {
            const { name, type, level, cost, casting } = SPELLS[spell]
            const facts = `${type} ${level}, ${MAGIC_PANEL.cost(cost)}, ${casting}`
            return (
              <li key={spell} title={spellText(spell)}>
                <b>{name}</b> <Soft>{facts}</Soft>
              </li>
            )
          })}
        </ul>
      </details>
    )
  })
}
