import { useEffect, useState } from 'react'
import { gameOf } from '@/games'
import type { AnyGame } from '@/games/manifest'
import type { SaveCard } from '@/store/library'
import { cardOf } from '@/store/table'
import { hashOf } from './routes'
import { seatName } from './seats'
import { library, sessionStore } from './table-session'
import { HOME_TEXT } from './home-text'

/** The games in progress, the one touched last first. */
export function ContinueCards() {
  const cards = useCards()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="home-continue">
      <h2 id="home-continue" className="home__heading">
        {HOME_TEXT.continue}
      </h2>
      {cards.map((card) => {
        const game = gameOf(card.gameId)
        return game && <ContinueCard key={card.gameId} game={game} card={card} />
      })}
    </section>
  )
}

function ContinueCard({ game, card }: { readonly game: AnyGame; readonly card: SaveCard }) {
  const whose = card.asked === null ? HOME_TEXT.over : HOME_TEXT.waitsFor(seatName(game, card.asked))
  return (
    <article className="continue panel">
      <svg className="continue__icon" viewBox="0 0 512 512" aria-hidden="true">
        <path d={game.icon.path} />
      </svg>
      <div className="continue__facts">
        <h3>{game.name}</h3>
        <p>{[card.scenario, card.moment, whose].join(' · ')}</p>
      </div>
      <a
        className="button button--primary"
        href={hashOf({ page: 'play', gameId: game.id })}
        aria-label={HOME_TEXT.continueGame(game.name)}
      >
        {HOME_TEXT.continue}
      </a>
    </article>
  )
}

/** What the browser keeps, and the game at the table, which it may have refused to keep. */
function useCards(): readonly SaveCard[] {
  const [cards, setCards] = useState<readonly SaveCard[]>(atTheTable)
  useEffect(() => {
    void library.cards().then(
      (kept) =>
        setCards((now) => [
          ...now,
          ...kept.filter(({ gameId }) => now.every((card) => card.gameId !== gameId)),
        ]),
      () => undefined,
    )
  }, [])
  return cards.toSorted((one, other) => other.savedAt - one.savedAt)
}

function atTheTable(): readonly SaveCard[] {
  const { session } = sessionStore.getState()
  return session ? [cardOf(session)] : []
}
