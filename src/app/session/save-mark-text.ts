/** What keeps a browser from keeping games, by the kind of error. */
const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: 'this browser’s storage is full',
  SecurityError: 'this browser does not let the page keep anything',
  TimeoutError: 'this browser’s storage does not answer',
  DeletedError: 'this game was deleted in another tab',
  ClearedError: 'this browser’s storage was cleared in another tab',
  UpgradedError: 'a newer version of this program has taken over the storage; reload the page',
  InvalidStateError: 'this browser’s storage was closed',
}

/** Whether a game could be kept again at once: what took it away is over. */
export function canKeepAgain(name: string): boolean {
  return name === 'DeletedError' || name === 'ClearedError'
}

/** What keeps the game again. */
export const KEEP_AGAIN = 'Keep it again'

/** Why storage failed; an error that is not foreseen speaks for itself. */
export function storageReason(name: string, reason: string): string {
  return REASONS[name] ?? (reason || 'this browser’s storage failed')
}

/** What is said when the browser does not keep the game. */
export function notSaved(name: string, reason: string): string {
  return `Not saved: ${storageReason(name, reason)}`
}
