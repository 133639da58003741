import type { HexMark, MarkKind } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'

/** What each mark means to the choice at hand, with the text on it, such as a price, behind it unless it says that itself. */
export type MarkMeanings = Readonly<Record<MarkKind, string | ((text: string | undefined) => string)>>

/** A hex in words: its number, what it is and who stands there, and what it means to the choice at hand. */
export function hexWithMarks(
  hex: HexId,
  place: string,
  marks: readonly HexMark[],
  meanings: MarkMeanings,
): string {
  const told = marks
    .filter((mark) => mark.hex === hex)
    .map(({ kind, text }) => {
      const meaning = meanings[kind]
      if (typeof meaning !== 'string') return meaning(text)
      return text === undefined ? meaning : `${meaning}, ${text}`
    })
  return [`${hex}, ${place}`, ...told].join('; ')
}
