import { useRef } from 'react'
import { Button } from '@/widgets/Button'

interface FileButtonProps {
  readonly label: string
  /** The kinds of files offered, as an input takes them; JSON when left out. */
  readonly accept?: string
  readonly onFile: (file: File) => void
}

/** Lets somebody choose a file. */
export function FileButton({ label, accept = '.json,application/json', onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // Emptied, so that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
