import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { embedCode, type FrameSize } from '@/teach/links/embed-code'
import { forbidStorage, listenForComplaints } from './in-page'

/** A page of somebody else's, at an origin of its own and under a strict policy, with a frame in its corner. */
export interface FramingPage {
  readonly address: string
  /** Where the frame's page comes from; that is the built site, but for storage, which throws there. */
  readonly home: string
}

/** Serves a page that frames a link of the site, given as what stands behind the '#', until the test is over. */
export async function framingPage(site: string, hash: string, size: FrameSize): Promise<FramingPage> {
  const home = await served('127.0.0.1', (request, response) => {
    void withoutStorage(site, request.url ?? '/').then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    )
  })
  const page = `<!doctype html><html lang="en"><title>Notes</title><style>body { margin: 0 }</style>${embedCode(home + hash, 'A game', size)}`
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src ${new URL(home).origin}`
  const address = await served('localhost', (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(page),
  )
  return { address, home }
}

/** A file of the site; the page for frames begins with a script that forbids storage, before its policy stands. */
async function withoutStorage(site: string, url: string) {
  const answer = await fetch(new URL(url, site))
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const { status } = answer
  if (!url.startsWith('/embed.html')) return { status, type, body: Buffer.from(await answer.arrayBuffer()) }
  const first = `<script>(${listenForComplaints.toString()})();(${forbidStorage.toString()})()</script>`
  return { status, type, body: (await answer.text()).replace('<head>', `<head>${first}`) }
}

/** The address of a server of one's own under a name of this machine, with a slash at its end. */
async function served(host: string, listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gives no port.')
  return `http://${host}:${address.port}/`
}
