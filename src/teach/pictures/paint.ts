import { type ExportedPicture, imageOf } from './picture-export'
import type { Size } from './sizes'

/** What stands below the map. */
export interface Caption {
  readonly moment: string
  readonly said: string
}

/** The share of a picture's height that its caption takes. */
const STRIP = 0.16
/** Lines of what is said. */
const LINES = 2

/** How much of a picture of a size is left to the map, in dots. */
export function mapSize({ width, height }: Size): Size {
  return { width, height: height - stripOf(height) }
}

function stripOf(height: number): number {
  return Math.round(Math.max(height * STRIP, 84))
}

/** Draws a map with its caption, in the colours and letters of the page, and gives its dots. */
export async function paint(
  canvas: HTMLCanvasElement,
  picture: ExportedPicture,
  caption: Caption,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  const image = await imageOf(picture.svg)
  const { width, height } = mapSize(canvas)
  const scale = Math.min(width / picture.width, height / picture.height)
  const [across, down] = [picture.width * scale, picture.height * scale]
  context.fillStyle = tokenOf('--color-page')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, (width - across) / 2, (height - down) / 2, across, down)
  paintCaption(context, caption)
  return context.getImageData(0, 0, canvas.width, canvas.height).data
}

function paintCaption(context: CanvasRenderingContext2D, { moment, said }: Caption): void {
  const { width, height } = context.canvas
  const strip = stripOf(height)
  const letters = Math.round(strip / 4.4)
  const margin = letters
  const family = getComputedStyle(document.body).fontFamily
  const line = (nth: number) => height - strip + letters * (1.3 + 1.2 * nth)
  context.fillStyle = tokenOf('--color-panel')
  context.fillRect(0, height - strip, width, strip)
  context.fillStyle = tokenOf('--color-line-strong')
  context.fillRect(0, height - strip, width, 2)
  context.fillStyle = tokenOf('--color-ink')
  context.font = `700 ${letters}px ${family}`
  context.fillText(moment, margin, line(0), width - 2 * margin)
  context.font = `400 ${letters}px ${family}`
  const widthOf = (text: string) => context.measureText(text).width
  for (const [nth, text] of linesOf(said, width - 2 * margin, widthOf).entries())
    context.fillText(text, margin, line(nth + 1))
}

/** A text in lines no wider than there is room for; what does not fit is left out, and an ellipsis says so. */
export function linesOf(text: string, room: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = []
  let words = text.split(/\s+/).filter((word) => word !== '')
  while (words.length > 0 && lines.length < LINES) {
    let count = 1
    while (count < words.length && widthOf(words.slice(0, count + 1).join(' ')) <= room) count++
    lines.push(words.slice(0, count).join(' '))
    words = words.slice(count)
  }
  if (words.length === 0) return lines
  let last = lines.at(-1) ?? ''
  while (last.includes(' ') && widthOf(`${last} …`) > room) last = last.slice(0, last.lastIndexOf(' '))
  return [...lines.slice(0, -1), `${last} …`]
}

function tokenOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name)
}
