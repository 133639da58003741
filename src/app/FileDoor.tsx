import { useEffect, useRef, useState } from 'react'
import { FILE_WANTED, fileWasWanted } from './ask-for-file'
import { openFile } from './opening'
import { FILE_TEXT } from './file-text'

/** Where saved games come in: a file chosen, or dropped anywhere on the page. */
export function FileDoor() {
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
      if (!file) return
      event.preventDefault()
      void openFile(file)
    })
    return () => listening.abort()
  }, [])
  return isOver && <div className="drop">{FILE_TEXT.drop}</div>
}
