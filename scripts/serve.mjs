import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, extname, join, resolve, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

import { ROOT } from './dependencies.mjs'

const DEFAULT_PORT = 4173
const PORTS_TRIED = 50
/** Text is sent compressed, as every host does. */
const COMPRESSED = /\.(css|html|js|json|svg|txt|webmanifest)$/

/** What a page cannot ask for in its own head, beside what docs/hosting.md tells hosts. */
const SAFETY = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
/** Keeps strangers' pages from framing what is kept here; the page that is made for frames keeps nothing. */
const UNFRAMED = { 'content-security-policy': "frame-ancestors 'self'" }
const FOR_FRAMES = 'embed.html'

const MEDIA_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The file a request asks for, or undefined if there is none inside the folder. */
function fileFor(folder, url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const asked = resolve(join(folder, path))
    if (asked !== folder && !asked.startsWith(folder + sep)) return undefined
    // What begins with a dot is notes of the build, not the site.
    if (asked.slice(folder.length).includes(`${sep}.`)) return undefined
    const file = statSync(asked).isDirectory() ? join(asked, 'index.html') : asked
    const { size, mtimeMs } = statSync(file)
    return { file, size, mtimeMs }
  } catch {
    return undefined
  }
}

/** Files as they go over the line, by path; a file that has changed is compressed anew. */
const compressed = new Map()

function gzipped({ file, mtimeMs }) {
  const known = compressed.get(file)
  if (known?.mtimeMs === mtimeMs) return known.bytes
  const bytes = gzipSync(readFileSync(file))
  compressed.set(file, { mtimeMs, bytes })
  return bytes
}

function mayCompress({ file }, request) {
  return COMPRESSED.test(file) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
}

function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const found = fileFor(folder, request.url ?? '/')
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
    return
  }
  send(found, mayCompress(found, request), request, response)
}

function send(found, compress, request, response) {
  const body = compress ? gzipped(found) : undefined
  response.writeHead(200, {
    'content-type': MEDIA_TYPES[extname(found.file)] ?? 'application/octet-stream',
    'content-length': compress ? body.length : found.size,
    ...(compress ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
    'cache-control': 'no-cache',
    ...SAFETY,
    ...(basename(found.file) === FOR_FRAMES ? {} : UNFRAMED),
  })
  if (request.method === 'HEAD' || compress) response.end(body)
  else createReadStream(found.file).pipe(response)
}

/** Listens on one address; answers undefined if the port is taken there. */
function listen(folder, port, host) {
  const server = createServer((request, response) => answer(folder, request, response))
  return new Promise((settle, fail) => {
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? settle(undefined) : fail(error)))
    server.listen(port, host, () => settle(server))
  })
}

/**
 * Listens on the port for both meanings of localhost, since a browser may try IPv6 first and meet
 * a stranger there. Answers undefined if either is taken; a machine without IPv6 has only the one.
 */
async function listenLocally(folder, port) {
  const four = await listen(folder, port, '127.0.0.1')
  if (!four) return undefined
  const bound = four.address().port
  try {
    const six = await listen(folder, bound, '::1')
    if (six) return [four, six]
    four.close()
    return undefined
  } catch {
    return [four]
  }
}

/**
 * Serves a folder, dist/ if none is named, on the port or the next free one. There are no rewrite
 * rules: what works here works on any static host.
 * @param {{ port?: number, host?: string, folder?: string }} [options]
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve({ port = DEFAULT_PORT, host, folder = join(ROOT, 'dist') } = {}) {
  for (let tried = port; tried < port + PORTS_TRIED; tried += 1) {
    const wanted = port === 0 ? 0 : tried
    const one = host ? await listen(folder, wanted, host) : undefined
    const servers = host ? one && [one] : await listenLocally(folder, wanted)
    if (servers) return running(servers)
  }
  throw new Error(`No free port from ${port} to ${port + PORTS_TRIED - 1}: name another with --port.`)
}

function running(servers) {
  return {
    url: `http://localhost:${servers[0].address().port}/`,
    close() {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
