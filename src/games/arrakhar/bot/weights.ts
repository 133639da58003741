/**
 * What each feature of `featuresOf` adds to the wizard's side's chance, in log odds: fitted by logistic regression
 * to the ends of games that the bots played against each other.
 */
// prettier-ignore
export const WEIGHTS: readonly number[] = [
  // balance of forces, of casters, size of the wizard's, the pool, the wizard's turn to move
  5.49, -1.39, -0.39, 3.21, 1.45,
  // hidden: in all, haunts left, distance
  -0.51, -1.36, -0.57,
  // held: in all, distance, holders, to move, to move and near an entry hex
  0.78, -0.5, 2.1, 0.4, 0.64,
  // loose: in all, distance, wizard's distance, barred
  -0.04, 0.48, -2.69, 0.21,
  // late
  -0.48,
]
