import { BoardInWords } from '@/table/words/BoardInWords'
import type { PanelProps } from '../desk/desk'
import { WordsPages } from './WordsPages'

/** The board in words and its door. */
export function Words({ desk }: PanelProps) {
  return (
    <BoardInWords>
      <WordsPages desk={desk} />
    </BoardInWords>
  )
}
