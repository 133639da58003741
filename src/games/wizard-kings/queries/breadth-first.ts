/** What is reached from somewhere, the nearest first and each key once; `nextOf` tells what lies beyond something. */
export function* breadthFirst<Node>(
  starts: readonly Node[],
  keyOf: (node: Node) => string,
  nextOf: (node: Node) => readonly Node[],
): Generator<Node> {
  const seen = new Set<string>()
  for (let front = starts; front.length > 0;) {
    const fresh = front.filter((node) => {
      const key = keyOf(node)
      return !seen.has(key) && seen.add(key)
    })
    yield* fresh
    front = fresh.flatMap((node) => nextOf(node))
  }
}
