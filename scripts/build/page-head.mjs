/* global document, location -- one function runs in the page */
import { createHash } from 'node:crypto'

import { GAMES } from './layers.mjs'

/**
 * What the built page may load: its own files and nothing else, so that a table works offline and tells
 * nobody. 'unsafe-inline' is for styles only: a Radix dialog stops the page from scrolling behind it with a
 * style element that it writes itself, and a static page has no nonce to give it.
 * @param {string} script the one script that stands in the page
 * @returns {string}
 */
const securityPolicy = (script) =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * Stands in the page's head as text, and runs before any file has come: asks for what every page has, and for what the
 * address shows. No sheet that is asked for by a script holds up the first paint.
 * @param {readonly string[]} frame
 * @param {readonly (readonly [string, readonly string[]])[]} filesOf by the beginnings of addresses
 * @param {readonly string[]} reading what pages of no other files show: long texts, by their face
 */
function fetchAhead(frame, filesOf, reading) {
  const [, page = '', game] = location.hash.split('/')
  const [, own = reading] =
    filesOf.find(([address]) => address === page || address === `${page}/${game}`) ?? []
  for (const file of [...frame, ...own]) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'stylesheet' : file.endsWith('.js') ? 'modulepreload' : 'preload'
    if (link.rel === 'preload') link.as = 'font'
    link.crossOrigin = ''
    link.href = file
    // Whoever needs it asks once more, and tells what is missing.
    link.onerror = () => link.remove()
    document.head.append(link)
  }
}

/** The layers of every page, and those of addresses, by how these begin. */
const FRAME = ['entry', 'page']
const PARTS = [['', 'home'], ...GAMES.map((game) => [`play/${game}`, game])]
/** The page for frames on other pages, and what it shows: a table whole, below a lesson or none. */
const EMBED_PAGE = '/embed.html'
const EMBEDDED_PARTS = GAMES.flatMap((game) => ['open', 'lesson'].map((page) => [`${page}/${game}`, game]))
/** The face of long texts, of which a table shows none before they are asked for. */
const BOOK_FACE = /alegreya-latin-/
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * What the built page has in its head: the policy, a script that asks for what the address shows, and the fonts. The
 * development server needs inline scripts of its own and has none of this.
 * @returns {import('vite').Plugin}
 */
export function pageHead() {
  return {
    name: 'page-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle = {} }) => {
        // The sheet of the entry stands at the page's end, where it holds up nothing and needs no script: should the one
        // in the head be refused, for somebody has rewritten the page on its way, all is asked for a little later.
        const sheets = html.match(SHEET) ?? []
        const isThere = (file) => sheets.some((tag) => tag.includes(file))
        const always = new Set(FRAME.flatMap((layer) => filesOf(bundle, layer)))
        const frame = [...always].filter((file) => !isThere(file))
        const parts = (path === EMBED_PAGE ? EMBEDDED_PARTS : PARTS).map(([address, layer]) => [
          address,
          filesOf(bundle, layer).filter((file) => !always.has(file)),
        ])
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
        const reading = fonts.filter((file) => BOOK_FACE.test(file))
        const asked = [frame, parts, reading].map((files) => JSON.stringify(files))
        const script = `(${String(fetchAhead)})(${asked.join(',')})`
        const policy = { 'http-equiv': 'Content-Security-Policy', content: securityPolicy(script) }
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }
        return {
          html: html.replace(SHEET, '').replace(/\s*<\/body>/, `${sheets.join('')}\n  </body>`),
          tags: [
            { tag: 'meta', attrs: policy, injectTo: 'head-prepend' },
            { tag: 'script', children: script, injectTo: 'head' },
            ...fonts
              .filter((file) => !reading.includes(file))
              .map((file) => ({
                tag: 'link',
                attrs: { ...font, href: `./${file}` },
                injectTo: 'head',
              })),
          ],
        }
      },
    },
  }
}

/** The files of a layer and of all that it imports, style sheets too. */
function filesOf(bundle, layer) {
  const chunks = Object.values(bundle).filter(({ type, name }) => type === 'chunk' && name === layer)
  const found = new Set(chunks.map(({ fileName }) => fileName))
  for (const file of found) {
    const { imports = [], viteMetadata } = bundle[file] ?? {}
    for (const next of [...imports, ...(viteMetadata?.importedCss ?? [])]) found.add(next)
  }
  return [...found]
}
