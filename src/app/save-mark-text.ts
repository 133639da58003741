/** What keeps a browser from keeping games, by the kind of error. */
const REASONS: Readonly<Record<string, string>> = {
  QuotaExceededError: 'this browser’s storage is full',
  SecurityError: 'this browser does not let the page keep anything',
  InvalidStateError: 'this browser’s storage was closed',
}

/** Why storage failed; an error that is not foreseen speaks for itself. */
export function storageReason(name: string, reason: string): string {
  return REASONS[name] ?? (reason || 'this browser’s storage failed')
}

/** What is said when the browser does not keep the game. */
export function notSaved(name: string, reason: string): string {
  return `Not saved: ${storageReason(name, reason)}`
}
