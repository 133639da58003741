import { useEffect, useRef, useState } from 'react'
import { FILE_BROUGHT, fileThatWaits } from '@/teach/links/file-handoff'
import { FILE_WANTED, fileWasWanted } from '../page-parts/ask-for-file'
import { FILE_TEXT } from '../page-parts/file-text'
import styles from './file-dropzone.module.css'

/** What opens files is fetched with the first. */
async function openFile(file: File): Promise<void> {
  const opening = await import('./opening')
  await opening.openFile(file)
}

/** Where saved games come in: a file chosen, dropped anywhere on the page, or brought by a link. */
export function FileDropzone() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const choose = (event?: Event) => {
      event?.preventDefault()
      input.current?.click()
    }
    if (fileWasWanted()) choose()
    addEventListener(FILE_WANTED, choose)
    return () => removeEventListener(FILE_WANTED, choose)
  }, [])
  useEffect(() => {
    const take = (event: Event) => {
      if (!(event instanceof CustomEvent && event.detail instanceof File)) return
      event.preventDefault()
      void openFile(event.detail)
    }
    const waiting = fileThatWaits()
    if (waiting) void openFile(waiting)
    addEventListener(FILE_BROUGHT, take)
    return () => removeEventListener(FILE_BROUGHT, take)
  }, [])
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Emptied, so that the same file can be chosen again.
          if (file) void openFile(file).finally(() => (target.value = ''))
        }}
      />
      <DropArea />
    </>
  )
}

function DropArea() {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      addEventListener(type, listener, { signal: listening.signal })
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    })
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setIsOver(false)
    })
    listen('drop', (event) => {
      const file = event.dataTransfer?.files[0]
      setIsOver(false)
      // A page of its own files has taken it already.
      if (!file || event.defaultPrevented) return
      event.preventDefault()
      void openFile(file)
    })
    return () => listening.abort()
  }, [])
  return isOver && <div className={styles.drop}>{FILE_TEXT.drop}</div>
}
