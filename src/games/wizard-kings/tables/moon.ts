/** The phases of the moon, one a turn (WB-1). */
export const MOONS = ['waxing', 'full', 'waning', 'new'] as const
export type Moon = (typeof MOONS)[number]

/** What each adds to the hit number of a werebeast (WB-2). */
export const MOON_BONUS: Readonly<Record<Moon, number>> = { waxing: 0, full: 1, waning: 0, new: -1 }

/** The phase so many turns after another. */
export function moonAfter(moon: Moon, turns: number): Moon {
  return MOONS[(MOONS.indexOf(moon) + turns) % MOONS.length] ?? moon
}
