/** What a drawing takes from the page's styles, and what each is worth where nothing is said. */
const PROPERTIES: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'paint-order': 'normal',
  'font-family': '',
  'font-size': '16px',
  'font-weight': '400',
  'font-style': 'normal',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
}

/** What is not handed down to what lies within. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  transform: 'none',
}

export type Styles = Readonly<Record<string, string>>

/** The styles with which a drawing begins. */
export const PLAIN: Styles = PROPERTIES

/** How an element looks, by its computed style: what it hands down, and its own. */
export function stylesOf(element: Element): { readonly passedOn: Styles; readonly own: Styles } {
  const computed = getComputedStyle(element)
  const pick = (names: Styles) =>
    Object.fromEntries(
      Object.entries(names).map(([name, usual]) => [name, computed.getPropertyValue(name) || usual]),
    )
  return { passedOn: pick(PROPERTIES), own: pick(OWN) }
}

/** What has to be said of an element, once what it is handed down is known. */
export function saidOf({ passedOn, own }: ReturnType<typeof stylesOf>, handedDown: Styles): Styles {
  const differing = (styles: Styles, known: Styles) =>
    Object.entries(styles).filter(([name, value]) => value !== known[name])
  return Object.fromEntries([...differing(passedOn, handedDown), ...differing(own, OWN)])
}

/** Whether an element is not seen at all. */
export function isUnseen(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden'
}
