import type { HexMark, MarkKind } from '@/board/board-props'
import type { HexField, HexId } from '@/engine/kernel/hex'
import type { Hands } from '../commands/hands'
import type { DeskParts, GestureOf } from '../desk/desk'
import { bearing } from './compass'
import type { ActInWords } from './WordsPages'

/** What a game tells of the hexes that may be chosen. */
interface ChoiceWays<P extends DeskParts> extends Pick<
  Hands<P['view'], P['gesture'], P['command']>,
  'marksOf' | 'hexesToAct' | 'hexOf'
> {
  readonly gridOf: (view: P['view']) => HexField
  readonly placeInWords: (view: P['view'], hex: HexId) => string
  /** What those have in common that are marked so. */
  readonly titleOf: (view: P['view'], gesture: GestureOf<P>, kind: MarkKind) => string
  /** Whether a mark is a choice, and not only a sign. */
  readonly isChoice: (view: P['view'], gesture: GestureOf<P>, mark: HexMark) => boolean
  /** What the text of a mark means: '3 points left'. */
  readonly textOf: (text: string) => string
  /** What to expect of choosing a hex, with the comma before it; '' where there is nothing to foretell. */
  readonly outlookOf: (view: P['view'], gesture: GestureOf<P>, hex: HexId) => string
  /** The heading of those who can act beside what is in hand, which no mark on the board shows. */
  readonly others: string
  readonly nothing: string
}

/** Kinds of marks on hexes that a click can use, the most wanted first. */
const CHOSEN: readonly MarkKind[] = ['target', 'reach', 'forbidden', 'choice']

/** The hexes that may be chosen, by what they mean and with all that speaks for or against them. */
export function choicesInWords<P extends DeskParts>(
  ways: ChoiceWays<P>,
  view: P['view'],
  gesture: GestureOf<P>,
): Pick<ActInWords<P>, 'groups' | 'nothing'> {
  const marks = ways.marksOf(view, gesture).filter((mark) => ways.isChoice(view, gesture, mark))
  const from = ways.hexOf(view, gesture)
  const optionOf = ({ hex, text }: HexMark) => {
    const way = from === undefined ? '' : bearing(ways.gridOf(view), from, hex)
    const parts = [ways.placeInWords(view, hex), text === undefined ? '' : ways.textOf(text), way]
    return { hex, text: parts.filter(Boolean).join(', ') + ways.outlookOf(view, gesture, hex) }
  }
  const isMarked = (hex: HexId) => marks.some((mark) => mark.hex === hex && mark.kind === 'choice')
  const others = gesture.name === 'Idle' ? [] : ways.hexesToAct(view)
  const groups = [
    ...CHOSEN.map((kind) => ({
      title: ways.titleOf(view, gesture, kind),
      options: marks.filter((mark) => mark.kind === kind).map(optionOf),
    })),
    {
      title: ways.others,
      isAnew: true,
      options: others
        .filter((hex) => hex !== from && !isMarked(hex))
        .map((hex) => ({ hex, text: ways.placeInWords(view, hex) })),
    },
  ]
  return { groups, nothing: groups.every(({ options }) => options.length === 0) ? ways.nothing : '' }
}
