import { tidyName } from '@/engine/basics/phrases'
import type { Seat } from '@/engine/kernel/game'
import type { GameNames, SaveCard } from '../library'

/** The longest name that a player may take for a new game, where it has to fit on a curtain. */
export const LONGEST_NAME = 24

/** The players who have typed a name, by seat, as they are kept, so many letters at most; undefined where nobody has. */
export function namedPlayers(
  typed: Readonly<Record<Seat, string>>,
  most = LONGEST_NAME,
): GameNames['players'] {
  const named = Object.entries(typed).flatMap(([seat, name]) => {
    const tidy = tidyName(name, most)
    return tidy === '' ? [] : [[seat, tidy] as const]
  })
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

/** A save as it goes into a file: with its names, where the save's version has a place for them. */
export function namedSave(save: object, { title, players }: GameNames): object {
  if (!('card' in save) || typeof save.card !== 'object') return save
  const { title: _, players: __, ...card } = save.card as Partial<SaveCard>
  return { ...save, card: { ...card, ...(title ? { title } : {}), ...(players ? { players } : {}) } }
}
