/** A browser in the driver's hands (W3C WebDriver): whatever is asked of it is asked by HTTP. */
export class Session {
  private constructor(
    private readonly address: string,
    readonly version: string,
  ) {}

  /** Asks a driver for a browser; an error where it is not there within a time. */
  static async at(address: string, withinMs: number): Promise<Session> {
    const { sessionId, capabilities } = await ask<{
      sessionId: string
      capabilities: { browserVersion: string }
    }>(`${address}/session`, {
      method: 'POST',
      body: JSON.stringify({ capabilities: {} }),
      signal: AbortSignal.timeout(withinMs),
    })
    return new Session(`${address}/session/${sessionId}`, capabilities.browserVersion)
  }

  async send<Value>(command: string, params: object): Promise<Value> {
    return ask<Value>(`${this.address}/${command}`, { method: 'POST', body: JSON.stringify(params) })
  }

  async end(): Promise<void> {
    await ask(this.address, { method: 'DELETE' })
  }
}

async function ask<Value>(url: string, request: RequestInit): Promise<Value> {
  const response = await fetch(url, request)
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error ?? ''}: ${value.message ?? ''}`)
  return value
}
