import { useEffect, useRef } from 'react'

/** Takes files that are dropped anywhere on the page. */
export function useFileDrop(onFile: (file: File) => void): void {
  const latest = useRef(onFile)
  useEffect(() => {
    latest.current = onFile
  })
  useEffect(() => {
    const listening = new AbortController()
    // Before the shell's own door, which takes whatever is dropped for a saved game.
    const options = { signal: listening.signal, capture: true }
    addEventListener(
      'drop',
      (event) => {
        const file = event.dataTransfer?.files[0]
        if (!file) return
        event.preventDefault()
        latest.current(file)
      },
      options,
    )
    addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
      },
      options,
    )
    return () => listening.abort()
  }, [])
}
