/** Fired on the page by whoever wants a file to be chosen; whoever lets it be chosen prevents the default. */
export const FILE_WANTED = 'hexhearth-file-wanted'

/** Whether a file was asked for before anybody could let it be chosen: the door is loaded after the page. */
let waits = false

/** Lets somebody choose a file to open. */
export function askForFile(): void {
  waits = dispatchEvent(new Event(FILE_WANTED, { cancelable: true }))
}

/** Whether somebody has been waiting to choose a file; asked once. */
export function fileWasWanted(): boolean {
  const wanted = waits
  waits = false
  return wanted
}
