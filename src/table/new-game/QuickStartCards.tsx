import { TitledPanel } from '@/widgets/TitledPanel'
import controlStyles from '@/widgets/control.module.css'
import { NEW_GAME_TEXT as TEXT } from './new-game-text'
import styles from './new-game.module.css'

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
    <TitledPanel id="quick-start-title" title={TEXT.quickTitle}>
      {intro.map((paragraph) => (
        <p key={paragraph} className={styles['new-game__intro']}>
          {paragraph}
        </p>
      ))}
      <ul className={styles['quick-starts']}>
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" className={styles['quick-start']} onClick={() => onPick(card)}>
              <span className={styles['quick-start__name']}>{card.name}</span>
              <span className={controlStyles.chip}>{card.tag}</span>
              <span className={styles['quick-start__blurb']}>{card.blurb}</span>
            </button>
          </li>
        ))}
      </ul>
    </TitledPanel>
  )
}
