/** Waits until what is being rendered has been painted. */
export function painted(): Promise<void> {
  // A frame is asked for before the paint; a timer set in it comes after.
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

/** Loads something once what is being rendered has been painted: the first screen comes first. */
export async function oncePainted<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await painted()
  return load()
}
