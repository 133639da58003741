import jsQR from 'jsqr'
import type { Locator } from 'playwright-core'

/** What a phone reads off a QR code as it is shown. */
export async function readCode(code: Locator): Promise<string | undefined> {
  await code.scrollIntoViewIfNeeded()
  const picture = (await code.screenshot()).toString('base64')
  const dots = await code.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, 0, 0)
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] }
  }, picture)
  // Turned round, black on white, it would be read by few phones.
  const how = { inversionAttempts: 'dontInvert' } as const
  return jsQR(Uint8ClampedArray.from(dots.data), dots.width, dots.height, how)?.data
}
