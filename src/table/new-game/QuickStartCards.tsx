import { NEW_GAME_TEXT as TEXT } from './new-game-text'
import './new-game.css'

/** A ready-made game as a button. */
export interface QuickStartCard {
  readonly id: string
  readonly name: string
  /** What kind of game it is, in a word or two. */
  readonly tag: string
  readonly blurb: string
}

interface QuickStartCardsProps<Card extends QuickStartCard> {
  /** Paragraphs above the buttons. */
  readonly intro: readonly string[]
  readonly cards: readonly Card[]
  readonly onPick: (card: Card) => void
}

/** The ready-made games, a button each. */
export function QuickStartCards<Card extends QuickStartCard>({
  intro,
  cards,
  onPick,
}: QuickStartCardsProps<Card>) {
  return (
    <section className="panel new-game__quick" aria-labelledby="quick-start-title">
      <h2 className="panel__title" id="quick-start-title">
        {TEXT.quickTitle}
      </h2>
      {intro.map((paragraph) => (
        <p key={paragraph} className="new-game__intro">
          {paragraph}
        </p>
      ))}
      <ul className="quick-starts">
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" className="quick-start" onClick={() => onPick(card)}>
              <span className="quick-start__name">{card.name}</span>
              <span className="chip">{card.tag}</span>
              <span className="quick-start__blurb">{card.blurb}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
