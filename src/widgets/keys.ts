/** A press of a key: its name as the browser tells it, letters small. */
interface Press {
  readonly key: string
  readonly ctrl?: true
  /** Of letters only: who types a sign may need Shift for it. */
  readonly shift?: true
  /** Does the same as the press before it, and need not be told. */
  readonly unnamed?: true
}

/** What tells one key press from another. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Every key of the table, by what it does: what is heard, what the sheet of keys shows, and what lessons name. */
const KEYS = {
  cursor: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }, { key: 'ArrowLeft' }, { key: 'ArrowRight' }],
  hexside: [{ key: 'q' }, { key: 'w' }, { key: 'e' }, { key: 'a' }, { key: 's' }, { key: 'd' }],
  choose: [{ key: 'Enter' }, { key: ' ' }],
  lookInto: [{ key: 'i' }],
  closer: [{ key: '+' }, { key: '=', unnamed: true }],
  farther: [{ key: '-' }],
  wholeMap: [{ key: '0' }],
  turnMap: [{ key: 'f' }],
  counters: [{ key: 'h' }],
  hexNumbers: [{ key: 'g' }],
  draw: [{ key: 'x' }],
  boardInWords: [{ key: 'b' }],
  next: [{ key: 'n' }],
  previous: [{ key: 'n', shift: true }],
  planner: [{ key: 'p' }],
  overlays: [{ key: 'o' }],
  threats: [{ key: 't' }],
  planMoves: [{ key: 'l' }],
  hint: [{ key: 'm' }],
  endSegment: [{ key: 'Enter', ctrl: true }],
  cancel: [{ key: 'Escape' }],
  undo: [{ key: 'u' }, { key: 'z', ctrl: true }],
  redo: [{ key: 'r' }, { key: 'y', ctrl: true }, { key: 'z', ctrl: true, shift: true }],
  keySheet: [{ key: '?' }],
  search: [{ key: '/' }],
  forward: [{ key: 'ArrowRight' }, { key: 'PageDown' }],
  back: [{ key: 'ArrowLeft' }, { key: 'PageUp' }],
} as const satisfies Readonly<Record<string, readonly Press[]>>

export type KeyId = keyof typeof KEYS

/** What keys do, as texts name them. */
export const KEY_IDS: readonly string[] = Object.keys(KEYS)

/** What the names of keys are on a keyboard, where it is not what the browser tells. */
const ENGRAVED: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
  '-': '−',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
}

const LETTER = /^[a-z]$/

/** Whether there is a key that does this. */
export function isKeyId(id: string): id is KeyId {
  return Object.hasOwn(KEYS, id)
}

/** Whether a press of a key means this. */
export function isPressed(id: KeyId, event: KeyPress): boolean {
  return pressesOf(id).some((press) => isSame(press, event))
}

/** Which of some meanings a press of a key has. */
export function pressedOf<Id extends KeyId>(ids: readonly Id[], event: KeyPress): Id | undefined {
  return ids.find((id) => isPressed(id, event))
}

/** The keys that do this, as a keyboard shows them: 'U', 'Ctrl+Z'. */
export function keyNamesOf(id: KeyId): readonly string[] {
  return pressesOf(id)
    .filter(({ unnamed }) => !unnamed)
    .map(({ key, ctrl, shift }) =>
      [ctrl ? 'Ctrl' : '', shift ? 'Shift' : '', engraved(key)].filter((part) => part !== '').join('+'),
    )
}

/** The first of the keys that do this: 'Ctrl+Enter'. */
export function keyNameOf(id: KeyId): string {
  return keyNamesOf(id)[0] ?? ''
}

/** The same for `aria-keyshortcuts`: 'Control+Enter'. */
export function shortcutOf(id: KeyId): string | undefined {
  const [press] = pressesOf(id)
  if (!press) return undefined
  const { key, ctrl, shift } = press
  return [...(ctrl ? ['Control'] : []), ...(shift ? ['Shift'] : []), capital(key)].join('+')
}

function pressesOf(id: KeyId): readonly Press[] {
  return KEYS[id]
}

function isSame({ key, ctrl, shift }: Press, event: KeyPress): boolean {
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (event.altKey || pressed !== key || (event.ctrlKey || event.metaKey) !== (ctrl ?? false)) return false
  return !LETTER.test(key) || event.shiftKey === (shift ?? false)
}

function engraved(key: string): string {
  return ENGRAVED[key] ?? capital(key)
}

function capital(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key
}
