/** The page that other pages may frame; it shows what its address, behind the '#', leads to. */
const EMBED_PAGE = 'embed.html'

/** How large a frame is, in CSS pixels. */
export const FRAME_SIZES = {
  wide: { width: 640, height: 400 },
  narrow: { width: 320, height: 480 },
} as const
export type FrameSize = keyof typeof FRAME_SIZES

/** All that the page in the frame needs: its scripts, its own files, and a new tab for the whole program. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The HTML that shows a link in a frame on another page. */
export function embedCode(link: string, title: string, size: FrameSize): string {
  const { width, height } = FRAME_SIZES[size]
  const attributes = {
    src: embedAddress(link),
    title,
    width,
    height,
    loading: 'lazy',
    sandbox: SANDBOX,
    referrerpolicy: 'no-referrer',
    style: 'border: 0; max-width: 100%',
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return `<iframe ${written.join(' ')}></iframe>`
}

/** Where a link is shown without what stands around it. */
export function embedAddress(link: string): string {
  const { hash } = new URL(link)
  return new URL(EMBED_PAGE + hash, link).href
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
