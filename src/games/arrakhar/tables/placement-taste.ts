/** What makes a hex a good one when haunts and sorcerers are placed by chance: weights, to be set against each other. */
export const PLACEMENT_TASTE = {
  /** Hexes from the middle of the valley to a ring that has room for nine haunts. */
  ringRadius: 5,
  /** What a hex farther in or out than the ring costs, against a hex nearer to another haunt. */
  offTheRing: 3,
  /** What a hex nearer to the other haunts of a fortress gains, against one nearer to its corner. */
  packing: 1 / 4,
  /** How much farther off its place a haunt may lie before another place is better for sure. */
  whim: 1.5,
  /** How far chance decides which haunt gets a guard too many: less than a guard counts. */
  lot: 1 / 2,
  /** What it gains to stand beside a haunt at all, and what each guard there has cost already. */
  besideHaunt: 1000,
  guard: 10,
  /** What it costs to stand in a haunt's own hex, where nothing could be summoned. */
  onHaunt: 2000,
} as const
