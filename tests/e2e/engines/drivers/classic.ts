/** A browser in the driver's hands (W3C WebDriver): whatever is asked of it is asked by HTTP. */
export class Session {
  private constructor(
    private readonly address: string,
    readonly version: string,
  ) {}

  static async at(address: string): Promise<Session> {
    const { sessionId, capabilities } = await ask<{
      sessionId: string
      capabilities: { browserVersion: string }
    }>(`${address}/session`, 'POST', { capabilities: {} })
    return new Session(`${address}/session/${sessionId}`, capabilities.browserVersion)
  }

  async send<Value>(command: string, params: object): Promise<Value> {
    return ask<Value>(`${this.address}/${command}`, 'POST', params)
  }

  async end(): Promise<void> {
    await ask(this.address, 'DELETE')
  }
}

async function ask<Value>(url: string, method: 'POST' | 'DELETE', params?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(params ? { body: JSON.stringify(params) } : {}) })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error ?? ''}: ${value.message ?? ''}`)
  return value
}
