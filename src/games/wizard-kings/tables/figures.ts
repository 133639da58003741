/** Figures of the rules that are no scenario's. */
export const FIGURES = {
  /** Blocks of a seat in a hex, castles not counted (MV-9). */
  stacking: 4,
  /**
   * Blocks that cross a hexside in one direction and lane (HX-2), and of those not native to it at most one where it
   * is strict (HX-3).
   */
  crossing: { total: 2, strict: 1 },
  /** Hexes more for a march along a road (MV-8). */
  roadMarch: 1,
  /** Hexes at most, blocks from a port, and blocks that land in a hex (SE-2, SE-3). */
  seaMove: { hexes: 6, perPort: 2, perLanding: 1, perFriendlyPort: 2 },
  /** Blocks that recruit in a hex (RC-4.1). */
  recruits: 2,
  /** Hit numbers go no further (CB-11), and native terrain adds this much (CB-12). */
  hit: { least: 1, most: 5, native: 1 },
  /** The round in which the attacker must leave, after three full ones (CB-6, CB-14). */
  lastRound: 4,
  /** The highest die by which a wizard learns at a henge (WZ-6). */
  henge: 2,
  /** What a capital is worth at least (SU-7). */
  capitalGold: 2,
} as const
