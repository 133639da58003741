/** Fired on the page by whoever wants a file to be chosen. */
export const FILE_WANTED = 'hexhearth-file-wanted'

/** Lets somebody choose a file to open. */
export function askForFile(): void {
  dispatchEvent(new Event(FILE_WANTED))
}
