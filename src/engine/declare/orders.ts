import type { CommandOf, Declarations, Values } from './command'
import type { CommandSet } from './command-set'
import type { GameTypes } from './game-types'

/** Ids as plain texts, as a lesson writes them. */
type Loose<V> = { readonly [K in keyof V]: V[K] extends string ? string : V[K] }

/** A way to give each command of a game, by its type. */
export type Orders<T extends GameTypes, C extends Declarations<T>> = {
  readonly [Type in keyof C & string]: C[Type] extends { readonly args: infer A }
    ? (values: Loose<Values<A>>) => CommandOf<T, Type, C[Type]>
    : never
}

/** What a seat may be told to do in lessons and tests: `order.move({ unit: 'north-1', to: '0203' })`. */
export function ordersOf<T extends GameTypes, C extends Declarations<T>>(
  { ground, commands }: CommandSet<T, C>,
  seat: T['seat'],
): Orders<T, C> {
  const orders = Object.keys(commands).map((type) => [
    type,
    (values: object) => ({ type, ...ground.commonOf(seat), ...values }),
  ])
  // Each order is made for the declaration under its own type; entries forget the pairing.
  return Object.fromEntries(orders) as Orders<T, C>
}
