/**
 * Whether `wanted` sites can be chosen of which none shuts out another; exact, for any map (AR-1.6).
 * `shutOut` gives for each site those that it shuts out, as bits.
 */
export function fitApart(shutOut: readonly bigint[], wanted: number): boolean {
  return fits({ shutOut, failed: new Set() }, (1n << BigInt(shutOut.length)) - 1n, wanted)
}

interface Search {
  readonly shutOut: readonly bigint[]
  /** What was left, and how many were wanted of it, where they did not fit. */
  readonly failed: Set<string>
}

function fits(search: Search, left: bigint, wanted: number): boolean {
  if (wanted <= 0) return true
  if (left === 0n || cliquesCovering(search, left, wanted) < wanted) return false
  const key = `${wanted} ${left.toString(36)}`
  if (search.failed.has(key)) return false
  // Any site, or one of those that it shuts out, is in some largest choice.
  const found = bitsOf(left & takenBy(search, lowest(left))).some((site) =>
    fits(search, left & ~takenBy(search, site), wanted - 1),
  )
  if (!found) search.failed.add(key)
  return found
}

/** A bound from above: sites that all shut each other out give one at most; counted until there are enough. */
function cliquesCovering({ shutOut }: Search, left: bigint, enough: number): number {
  let count = 0
  for (let rest = left; rest !== 0n && count < enough; count += 1) {
    let clique = rest
    while (clique !== 0n) {
      const site = lowest(clique)
      rest &= ~(1n << BigInt(site))
      clique &= shutOut[site] ?? 0n
    }
  }
  return count
}

/** A site and those that it shuts out. */
function takenBy({ shutOut }: Search, site: number): bigint {
  return (shutOut[site] ?? 0n) | (1n << BigInt(site))
}

function lowest(bits: bigint): number {
  let nth = 0
  let rest = bits
  while ((rest & 0xffffffffn) === 0n) {
    rest >>= 32n
    nth += 32
  }
  const word = Number(rest & 0xffffffffn)
  return nth + 31 - Math.clz32(word & -word)
}

function bitsOf(bits: bigint): number[] {
  const found: number[] = []
  let nth = 0
  for (let rest = bits; rest !== 0n; rest >>= 32n, nth += 32) {
    for (let word = Number(rest & 0xffffffffn); word !== 0; word &= word - 1) {
      found.push(nth + 31 - Math.clz32(word & -word))
    }
  }
  return found
}
