interface Asked {
  readonly grant: () => void
  readonly refuse: () => void
}

/** Locks as browsers have them, as far as this program uses them: exclusive, by name, first come first served. */
export function fakeLocks() {
  const holders = new Map<string, Asked>()
  const queues = new Map<string, Asked[]>()

  const pass = (name: string, from: Asked) => {
    if (holders.get(name) !== from) return
    holders.delete(name)
    queues.get(name)?.shift()?.grant()
  }

  const request = (
    name: string,
    options: LockOptions,
    use: (lock: object | null) => unknown,
  ): Promise<unknown> => {
    const { ifAvailable = false, steal = false, signal } = options
    if (ifAvailable && holders.has(name)) return Promise.resolve(use(null))
    return new Promise((done, failed) => {
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      const asked: Asked = {
        grant() {
          holders.set(name, asked)
          void Promise.resolve(use({ name })).then((result) => {
            pass(name, asked)
            done(result)
          })
        },
        refuse: () => failed(new DOMException('', 'AbortError')),
      }
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(asked)
        if (place < 0) return
        queue.splice(place, 1)
        asked.refuse()
      })
      if (steal) holders.get(name)?.refuse()
      if (steal || !holders.has(name)) asked.grant()
      else queue.push(asked)
    })
  }
  return { request }
}
