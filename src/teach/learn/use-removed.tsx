import { type ReactNode, useState } from 'react'
import { UndoBar } from '@/widgets/UndoBar'
import { LEARN_TEXT } from './learn-text'

/** Something that was removed, in words, and how it comes back. */
export interface Removed {
  readonly words: string
  readonly bringBack: () => void
}

/** Remembers what was removed last, and the bar that brings it back. */
export function useRemoved(): { readonly tell: (removed: Removed) => void; readonly bar: ReactNode } {
  const [last, setLast] = useState<Removed & { readonly key: string }>()
  const [count, setCount] = useState(0)
  const tell = (removed: Removed) => {
    setLast({ ...removed, key: String(count) })
    setCount(count + 1)
  }
  const bar = (
    <UndoBar
      last={last}
      text={LEARN_TEXT.removal}
      onUndo={() => {
        last?.bringBack()
        setLast(undefined)
      }}
      onLetGo={() => setLast(undefined)}
    />
  )
  return { tell, bar }
}
