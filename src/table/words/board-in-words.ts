import type { BoardProps, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { DeskParts, GestureOf } from '../desk/desk'
import { WORDS_FRAME as TEXT } from './words-text'
import type { ActInWords } from './WordsPages'

interface SpokenBoard<P extends DeskParts> {
  boardOf(view: P['view'], isPeeking: boolean): Pick<BoardProps, 'grid' | 'stacks'>
  marksOf(view: P['view'], gesture: GestureOf<P>): readonly HexMark[]
  hexInWords(view: P['view'], hex: HexId, marks: readonly HexMark[], isPeeking: boolean): string
  stackInWords(view: P['view'], hex: HexId): string
}

/** A board by the hexes that may be chosen and by those where somebody is. */
export function boardInWords<P extends DeskParts>(
  { boardOf, marksOf, hexInWords, stackInWords }: SpokenBoard<P>,
  view: P['view'],
  gesture: GestureOf<P>,
): Pick<ActInWords<P>, 'groups' | 'nothing'> {
  const { grid, stacks } = boardOf(view, false)
  const marks = marksOf(view, gesture)
  const chosen = grid.ids.filter((hex) => marks.some((mark) => mark.hex === hex))
  const taken = grid.ids.filter((hex) => !chosen.includes(hex) && stacks.some((stack) => stack.hex === hex))
  return {
    nothing: chosen.length === 0 ? TEXT.nothing : '',
    groups: [
      {
        title: TEXT.choices,
        // The button names the hex itself.
        options: chosen.map((hex) => ({
          hex,
          text: hexInWords(view, hex, marks, false).slice(hex.length + 2),
        })),
      },
      { title: TEXT.places, options: taken.map((hex) => ({ hex, text: stackInWords(view, hex) })) },
    ],
  }
}
