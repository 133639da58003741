/** What players see of a table, and functions that look; those run in the page, and may use nothing from outside themselves. */

/** The button that ends the segment at hand, whatever it is called there. */
export const SEGMENT_END =
  /^(End (wandering orcs|summoning|haste|movement|fireballs|combat|Terrain Change|Equip and Mount|Movement|Combat|the turn|recruit units|recruit spells|scout|exploration|battle|your moves|recruiting|study)|Check haunts|Pass\b)/

/** Where the game stands: 'Turn 2, Wizard: Combat', or what covers the table; '' while a screen is on its way. */
export function momentSeen(): string {
  const curtain = document.querySelector('[class*="curtain__heading_-"], [class*="end__title_-"]')
  if (curtain) return curtain.textContent
  const step = document.querySelector('[aria-current="step"]')
  if (!step) return ''
  const track = step.closest('[aria-label^="Sequence"]')?.getAttribute('aria-label') ?? ''
  const side = step.closest('ol')?.getAttribute('aria-label') ?? ''
  const turn = track.replace(/^Sequence of play, (?:game-)?(.)/, (_, first: string) => first.toUpperCase())
  return `${turn}, ${side}: ${step.textContent}`
}

/** 'seen' where the focus is on something in sight, or what is wrong with its place. */
export function focusSeen(): string {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return 'nowhere'
  const { top, bottom, left, right } = activeElement.getBoundingClientRect()
  const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return isInside && activeElement.checkVisibility() ? 'seen' : `out of sight: ${activeElement.outerHTML}`
}

/** How the board lies in the window. */
export interface BoardSeen {
  /** The part of the window in which it is shown. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Of the camera, as a style says it. */
  readonly transform: string
  /** Of the board, before the camera. */
  readonly size: { readonly width: number; readonly height: number }
  /** Whether the table is turned to the player on its far side. */
  readonly isFar: boolean
}

/** Whether a click at a point of the window would be one on the board. */
export function isOnBoard({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return document.elementFromPoint(x, y)?.matches('[data-part="surface"], [data-part="surface"] *') === true
}

/** How the board lies in the window; null while there is none. */
export function boardSeen(): BoardSeen | null {
  const surface = document.querySelector('[data-part="surface"]')
  const world = document.querySelector<HTMLElement>('[data-part="world"]')
  if (!surface || !world) return null
  const { x, y, width, height } = surface.getBoundingClientRect()
  return {
    box: { x, y, width, height },
    transform: world.style.transform,
    size: {
      width: parseFloat(world.style.getPropertyValue('--width')),
      height: parseFloat(world.style.getPropertyValue('--height')),
    },
    isFar: document.documentElement.dataset['facing'] === 'far',
  }
}
