import type { SpellId } from '../tables/spells'
import { type BySeat, type Position, SEATS } from '../state/position'

/** The spell cards of both sides in a line, as they are sealed: 'west: bless slay; east: '. */
export function sealedCards(spells: BySeat<readonly SpellId[]>): string {
  return SEATS.map((seat) => `${seat}: ${spells[seat].join(' ')}`).join('; ')
}

/** What is sealed of a game: its spell cards from when both armies are final, if there are any (AA-2.6, AA-17.6). */
export function sealedText({ now, spellCount, secrets }: Position): string | undefined {
  if (now.phase === 'build' || SEATS.every((seat) => spellCount[seat] === 0)) return undefined
  return sealedCards(secrets.spells)
}
