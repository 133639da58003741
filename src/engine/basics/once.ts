/** What a word or a number leads to, worked out once for each and kept for ever. */
export function onceFor<Key extends string | number, Found extends object | string>(
  work: (key: Key) => Found,
): (key: Key) => Found {
  return keeping(new Map<Key, Found>(), work)
}

/** What an object leads to, worked out once for each and kept as long as the object. */
export function onceForEach<Key extends object, Found>(work: (key: Key) => Found): (key: Key) => Found {
  return keeping(new WeakMap<Key, Found>(), work)
}

interface Kept<Key, Found> {
  has(key: Key): boolean
  get(key: Key): Found | undefined
  set(key: Key, found: Found): unknown
}

function keeping<Key, Found>(known: Kept<Key, Found>, work: (key: Key) => Found): (key: Key) => Found {
  return (key) => {
    const before = known.get(key)
    if (before !== undefined || known.has(key)) return before as Found
    const found = work(key)
    known.set(key, found)
    return found
  }
}
