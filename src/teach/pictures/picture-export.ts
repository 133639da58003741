import { isUnseen, PLAIN, saidOf, type Styles, stylesOf } from './picture-style'

const SVG = 'http://www.w3.org/2000/svg'
/** What shows where somebody points is no part of a picture, nor is what has been picked. */
const PASSING =
  '[data-part="hover"], [data-part="cursor"], [data-part="path"], [data-part="standing"], [data-kind="selected"], title'
/** What a board leaves out where it is seen from afar. */
const FROM_AFAR = ['data-far', 'data-small', 'data-tiny']
/** A picture of dots has as many to a unit of the drawing. */
const DENSITY = 2
/** What a drawing needs to be drawn; all else is said as a style. */
const GEOMETRY = [
  ...['d', 'x', 'y', 'dx', 'dy', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'points', 'viewBox'],
  ...['x1', 'x2', 'y1', 'y2', 'fx', 'fy', 'id', 'offset', 'transform', 'fill', 'stroke', 'stop-opacity'],
  ...['patternUnits', 'patternTransform', 'gradientUnits', 'gradientTransform', 'clip-path', 'role'],
]

/** A picture that stands on its own. */
export interface ExportedPicture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/**
 * The drawing within an element of the page, its sheets laid over each other, as one SVG with all its styles
 * written out: it looks the same without this page's style sheets. Null where nothing is drawn.
 */
export function exportPicture(element: HTMLElement): ExportedPicture | null {
  const stage = onStage(element)
  try {
    const sheets = [...stage.querySelectorAll('svg')].filter(
      (svg) => svg.parentElement?.closest('svg') === null && svg.closest('button') === null,
    )
    const [first] = sheets
    const box = first?.getAttribute('viewBox')?.split(' ').map(Number)
    const [, , width = 0, height = 0] = box ?? []
    if (!first || width === 0) return null
    const picture = document.createElementNS(SVG, 'svg')
    picture.setAttribute('xmlns', SVG)
    picture.setAttribute('viewBox', first.getAttribute('viewBox') ?? '')
    picture.setAttribute('width', String(width))
    picture.setAttribute('height', String(height))
    for (const sheet of sheets) {
      const group = document.createElementNS(SVG, 'g')
      picture.append(group)
      writeChildren(sheet, group, writeStyles(sheet, group, PLAIN))
    }
    return { svg: new XMLSerializer().serializeToString(picture), width, height }
  } finally {
    stage.remove()
  }
}

/** A picture as a file of dots, as many across as wanted, or null where the browser cannot make one. */
export async function pictureInDots(
  { svg, width, height }: ExportedPicture,
  across = width * DENSITY,
): Promise<Blob | null> {
  try {
    const image = await imageOf(svg)
    const canvas = document.createElement('canvas')
    canvas.width = across
    canvas.height = Math.round((height * across) / width)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  } catch {
    return null
  }
}

/** An SVG as an image that can be painted; rejects where the browser cannot read it. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** A copy beside the page, as it looks from near. */
function onStage(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const attribute of FROM_AFAR) one.removeAttribute(attribute)
  for (const passing of copy.querySelectorAll(PASSING)) passing.remove()
  const stage = document.createElement('div')
  stage.setAttribute('aria-hidden', 'true')
  stage.inert = true
  Object.assign(stage.style, {
    position: 'fixed',
    left: '-20000px',
    top: '0',
    width: '1000px',
    height: '800px',
  })
  stage.append(copy)
  document.body.append(stage)
  return stage
}

function writeChildren(from: Element, to: Element, handedDown: Styles): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? '')
    else if (child instanceof SVGElement && !isUnseen(child)) writeElement(child, to, handedDown)
  }
}

function writeElement(element: SVGElement, to: Element, handedDown: Styles): void {
  if (element.tagName === 'path' && !element.getAttribute('d')) return
  const written = document.createElementNS(SVG, element.tagName)
  for (const { name, value } of element.attributes)
    if (GEOMETRY.includes(name)) written.setAttribute(name, value)
  to.append(written)
  writeChildren(element, written, writeStyles(element, written, handedDown))
}

/** Writes an element's looks on its copy, and tells what it hands down. */
function writeStyles(element: Element, to: Element, handedDown: Styles): Styles {
  const styles = stylesOf(element)
  for (const [name, value] of Object.entries(saidOf(styles, handedDown)))
    if (!(name === 'transform' && element.hasAttribute('transform'))) to.setAttribute(name, localized(value))
  return styles.passedOn
}

/** A reference to a part of this page is one to a part of the picture. */
function localized(value: string): string {
  return value.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g, 'url(#$1)')
}
