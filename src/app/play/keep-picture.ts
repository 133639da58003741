import { download } from '@/teach/page-parts/download'

/** Keeps what an element shows of a board as a file of dots, and tells whether the browser could. */
export async function keepPicture(name: string, board: object): Promise<boolean> {
  if (!(board instanceof HTMLElement)) return false
  try {
    const { exportPicture, pictureInDots } = await import('@/teach/pictures/picture-export')
    const picture = exportPicture(board)
    const content = picture && (await pictureInDots(picture))
    if (content) download(`${name}.png`, content)
    return content !== null
  } catch {
    // The part for it did not come.
    return false
  }
}
