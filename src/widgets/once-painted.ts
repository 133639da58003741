/** Loads something once what is being rendered has been painted: the first screen comes first. */
export async function oncePainted<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // A frame is asked for before the paint; a timer set in it comes after.
  await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)))
  return load()
}
