/** The faces of styles/fonts.css that every page begins with. */
const FACES = ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Alegreya SC"']
/** That of long texts, of which a table shows none before they are asked for. */
const BOOK_FACE = '400 1em Alegreya'
/** Longer than this nobody waits for type. */
const MOST_MS = 1000

/** Waits for the page's own style sheets: its first script does not wait for them. */
async function stylesThere(): Promise<void> {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  )
  await Promise.all(
    coming.map(
      (link) =>
        new Promise((done) => {
          link.addEventListener('load', done)
          link.addEventListener('error', done)
        }),
    ),
  )
}

/**
 * Waits for the faces, which were asked for with the page, lest lines jump when they come; for that of long texts only
 * where there are some.
 */
export async function facesThere(withLongTexts: boolean): Promise<void> {
  // No face is known before its style sheet.
  await stylesThere()
  const wanted = withLongTexts ? [...FACES, BOOK_FACE] : FACES
  const faces = Promise.allSettled(wanted.map((face) => document.fonts.load(face)))
  await Promise.race([faces, new Promise((done) => setTimeout(done, MOST_MS))])
}
