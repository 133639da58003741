import { useState } from 'react'

/** An order that the player may change; what is new comes last, what is gone drops out. */
export function useOrder(
  keys: readonly number[],
): readonly [order: readonly number[], move: (key: number, step: 1 | -1) => void] {
  const [kept, setKept] = useState<readonly number[]>([])
  const known = kept.filter((key) => keys.includes(key))
  const order = [...known, ...keys.filter((key) => !known.includes(key))]
  const move = (key: number, step: 1 | -1) => {
    const others = order.filter((other) => other !== key)
    const place = order.indexOf(key) + step
    setKept([...others.slice(0, place), key, ...others.slice(place)])
  }
  return [order, move]
}
