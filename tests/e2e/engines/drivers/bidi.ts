import { once } from 'node:events'
import { WebSocket } from 'ws'

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** What a browser answers; events, which have no id, are not asked for here. */
interface Answer {
  readonly id?: number
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

/** A line to a browser that speaks WebDriver BiDi (W3C): commands, and what is answered to each. */
export class BidiLine {
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Answer))
    socket.on('close', () => this.failAll(new Error('the browser has hung up')))
    socket.on('error', (error) => this.failAll(error))
  }

  static async to(address: string): Promise<BidiLine> {
    const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 })
    const line = new BidiLine(socket)
    await once(socket, 'open')
    return line
  }

  /** Sends a command; its result is as the specification types it. */
  async send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.last
    const answer = new Promise<unknown>((resolve, reject) => this.waiting.set(id, { resolve, reject }))
    this.socket.send(JSON.stringify({ id, method, params }))
    return answer.catch((error: unknown) => {
      throw new Error(`${method}: ${error instanceof Error ? error.message : String(error)}`)
    }) as Promise<Result>
  }

  hangUp(): void {
    this.socket.terminate()
  }

  private hear({ id, result, error, message }: Answer): void {
    const waiting = id === undefined ? undefined : this.waiting.get(id)
    if (id === undefined || !waiting) return
    this.waiting.delete(id)
    if (error === undefined) waiting.resolve(result)
    else waiting.reject(new Error(`${error}: ${message ?? ''}`))
  }

  private failAll(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}
