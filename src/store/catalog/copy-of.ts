/** A save to be played on beside the one that it is a copy of. */
export function copyOf(save: object): Promise<object> {
  return Promise.resolve(structuredClone(save))
}
