/** Works something out once for each object it is asked of: positions never change. */
export function onceFor<Asked extends object, Found>(work: (asked: Asked) => Found): (asked: Asked) => Found {
  const known = new WeakMap<Asked, { readonly found: Found }>()
  return (asked) => {
    const before = known.get(asked)
    if (before) return before.found
    const found = work(asked)
    known.set(asked, { found })
    return found
  }
}
