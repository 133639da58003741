import type { HexId } from '@/engine/kernel/hex'
import type { DeskParts, GestureOf } from '../desk/desk'
import type { SpokenBoard } from './spoken-board'
import { WORDS_FRAME as TEXT } from './words-text'
import type { ActInWords } from './WordsPages'

/** A board by the hexes that may be chosen and by those where somebody is. */
export function boardInWords<P extends DeskParts>(
  model: SpokenBoard<P> & { readonly stackInWords: (view: P['view'], hex: HexId) => string },
  view: P['view'],
  gesture: GestureOf<P>,
): Pick<ActInWords<P>, 'groups' | 'nothing'> {
  const { boardOf, marksOf, hexInWords, stackInWords } = model
  const { grid, stacks } = boardOf(view, false)
  const marks = marksOf(view, gesture)
  // What is out of range is told of its hex, but is not among what may be chosen.
  const chosen = grid.ids.filter((hex) => marks.some((mark) => mark.hex === hex && mark.kind !== 'distant'))
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
