/** A part of Playwright that its types leave out. */
declare module 'playwright-core/lib/utilsBundle' {
  /** The sockets over which it talks to a browser. */
  export const ws: {
    readonly prototype: {
      send: (text: string, ...more: readonly unknown[]) => void
      readonly emit: (event: 'message', data: Buffer, isBinary: boolean) => boolean
    }
  }
}
