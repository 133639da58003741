import type { GameNames, SaveCard } from '../library'

/** A save as it goes into a file: with its names, where the save's version has a place for them. */
export function namedSave(save: object, { title, players }: GameNames): object {
  if (!('card' in save) || typeof save.card !== 'object') return save
  const { title: _, players: __, ...card } = save.card as Partial<SaveCard>
  return { ...save, card: { ...card, ...(title ? { title } : {}), ...(players ? { players } : {}) } }
}
