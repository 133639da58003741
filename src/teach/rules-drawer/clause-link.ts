/** A link to rules that was clicked, and the place that it names. */
interface ClickedLink {
  readonly element: HTMLElement
  readonly place: string
}

/** The link to a game's rules under a plain click; a click that asks for another tab, or for the page, is left alone. */
export function clausePlaceOf(event: MouseEvent, gameId: string): ClickedLink | undefined {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return undefined
  const start = `#/rules/${gameId}/`
  const element = event.target.closest<HTMLElement>(`a[href^="${start}"]:not([data-page])`)
  const place = element?.getAttribute('href')?.slice(start.length)
  return element && place ? { element, place } : undefined
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
}
