import { FORCE_PANEL } from '../../content/table-text'
import { SEAT_NAMES } from '../../content/text'
import { SEATS } from '../../rules/position'
import type { View } from '../../rules/view'
import { PLACES } from '../board/board-view'
import { wordsOf } from './force-words'
import './panels.css'

/** What both sides have: creatures, hexes and magic. */
export function ForcePanel({ view }: { readonly view: View }) {
  return (
    <section aria-label={FORCE_PANEL.title}>
      <ul className="side-lines">
        {SEATS.map((seat) => (
          <li key={seat}>
            <span className={`chip chip--${PLACES[seat]}`}>{SEAT_NAMES[seat]}</span> {wordsOf(view, seat)}
          </li>
        ))}
      </ul>
    </section>
  )
}
