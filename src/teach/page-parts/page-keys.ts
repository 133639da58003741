const BUSY = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** Whether a key is meant for the page: nobody writes, no dialog is open, nothing else has taken it. */
export function isForPage({ defaultPrevented, target }: KeyboardEvent): boolean {
  return !defaultPrevented && !isIn(target, BUSY)
}

/** Whether a key goes to the board, where arrows lead the cursor. */
export function isForBoard({ target }: KeyboardEvent): boolean {
  return isIn(target, '[role="application"]')
}

/** Hears keys pressed anywhere until told to stop; one that was answered does nothing else. */
export function hearKeys(answer: (event: KeyboardEvent) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (answer(event)) event.preventDefault()
  }
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
