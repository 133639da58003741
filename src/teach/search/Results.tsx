import type { Rulebook } from '@/engine/rulebook/rulebook'
import controlStyles from '@/widgets/control.module.css'
import { rulesAddress, termAddress } from '../addresses/rules-address'
import type { BookPlace } from '../book/places'
import { Phrase } from './Phrase'
import type { Hit } from './search-book'
import { SEARCH_TEXT } from './search-text'
import styles from './search.module.css'

interface ResultsProps {
  readonly rulebook: Rulebook
  readonly hits: readonly Hit[]
  /** Where a card is shown. */
  readonly cardAddress: (card: BookPlace) => string
}

/** What was found, the best first, each a link with the phrase that says most of what was looked for. */
export function Results({ rulebook, hits, cardAddress }: ResultsProps) {
  return (
    <ol className={styles.results} aria-label={SEARCH_TEXT.results}>
      {hits.map(({ place, phrase, stems }) => (
        <li key={`${place.kind} ${place.id}`}>
          <a href={place.kind === 'card' ? cardAddress(place) : addressOf(rulebook.gameId, place)}>
            <span className={controlStyles.chip}>{signOf(place)}</span>{' '}
            <Phrase words={place.title} stems={stems} />
          </a>
          <p>
            <Phrase words={phrase} stems={stems} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function addressOf(gameId: string, { kind, id }: BookPlace): string {
  return kind === 'term' ? termAddress(gameId, id) : rulesAddress(gameId, id)
}

function signOf({ kind, id, about }: BookPlace): string {
  if (kind === 'clause') return id
  return kind === 'term' ? SEARCH_TEXT.glossary : about
}
