import type { GameNames } from '../library'

/** A save as it goes into a file: with its names, where the save's version has a place for them. */
export function namedSave(save: object, { title, players }: GameNames): object {
  if (!('card' in save)) return save
  return { ...save, card: { ...(title ? { title } : {}), ...(players ? { players } : {}) } }
}
