import { painted } from './once-painted'

/** How many parts of the page are on their way. */
let parts = 0

/**
 * Marks the page with `data-coming` until a part of it is there, or known not to come, and is painted: without the mark
 * the page has settled, and what it shows is all there is to see.
 */
export async function coming<Part>(part: Promise<Part>): Promise<Part> {
  // The page that was marked, which may be gone by the time that the part is painted.
  const [page, view] = [document.documentElement, window]
  count(page, 1)
  try {
    return await part
  } finally {
    void painted(view).then(() => count(page, -1))
  }
}

function count(page: Element, step: 1 | -1): void {
  parts += step
  page.toggleAttribute('data-coming', parts > 0)
}
