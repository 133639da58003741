import type { Corpse, Item, Space } from '@/games/arena/state/position'
import { isUnder, moveOf, powerOf } from '@/games/arena/queries/values'
import type { Game } from '../on-the-table'

/** One use of a card: who stands where, what it is aimed at, and what must be seen when it has worked. */
export interface Scene {
  /** Creatures by id, as `arena` takes them; the caster is 'c', at C4 unless it says otherwise. */
  readonly creatures: Readonly<Record<string, string | readonly [string, object]>>
  readonly target?: object | null
  readonly more?: Readonly<Record<string, unknown>>
  readonly rolls?: readonly number[]
  readonly seen: (after: Game, before: Game) => void
}

export const power = (game: Game, id: string) => powerOf(game.position, game.creature(id))
export const move = (game: Game, id: string) => moveOf(game.position, game.creature(id))
export const isOut = (game: Game, id: string) =>
  !game.position.creatures.some((one) => (one.id as string) === id)
export const itemIn = (game: Game, id: string): Item | undefined =>
  game.position.items.find((item) => (item.id as string) === id)
export const under = (game: Game, id: string, key: Parameters<typeof isUnder>[2]) =>
  isUnder(game.position, game.creature(id), key)
export const cardsAt = (game: Game, space: string) =>
  game.position.creatures.filter(({ at }) => (at as string) === space).map(({ card }) => card as string)
export const corpses = ({ position }: Game): readonly Corpse[] => position.corpses
export const space = (name: string) => name as Space

export const at = (creature: string) => ({ creature })
export const orcOfEast = { o: 'orc 1 C5' }
export const orcOfWest = { o: 'orc 0 C5' }
export const deadElf = { corpses: [{ id: 'x', type: 'elf', owner: 1, at: 'C5' }] }
export const slowedOrc = { enchantments: [{ id: 'x', name: 'slow', seat: 1, on: { creature: 'o' } }] }
