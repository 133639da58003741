import { onceFor } from '@/engine/basics/once'

const FACES = 6

/** Chances by dice and the highest die that scores; both are small, so that one number names them. */
const CHANCES = onceFor((key: number): readonly number[] => {
  const [dice, hitOn] = [Math.floor(key / 10), key % 10]
  const each = hitOn / FACES
  let chances = [1]
  for (let nth = 0; nth < dice; nth++)
    chances = Array.from(
      { length: nth + 2 },
      (_, hits) => (chances[hits] ?? 0) * (1 - each) + (chances[hits - 1] ?? 0) * each,
    )
  return chances
})

/** How likely so many dice score no hit, one, two and so on, each scoring on `hitOn` or less (CB-10). */
export function hitChances(dice: number, hitOn: number): readonly number[] {
  return CHANCES(dice * 10 + hitOn)
}

/** How likely so many dice score that often or more. */
export function chanceOfHits(hits: number, dice: number, hitOn: number): number {
  return hitChances(dice, hitOn).reduce((sum, chance, nth) => (nth < hits ? sum : sum + chance), 0)
}
