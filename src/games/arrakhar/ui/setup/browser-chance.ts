import type { Chance } from '../../commands/set-up/filling/chance'

/** The browser's own chance, for choices that no rule and no player makes. */
export const browserChance: Chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
