import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { fieldLooks } from '@/board/field/field-looks'
import { Board } from '@/board/view/Board'
import type { BoardBelow, BoardProps, FanWays, HexMark } from '@/board/board-props'
import { StandingSheet } from '@/board/motion/StandingSheet'
import type { HexId } from '@/engine/kernel/hex'
import type { Drawing } from '@/engine/rulebook/rulebook'
import type { Pace, Pen } from '@/engine/table/table'
import { kept } from '@/widgets/kept'
import { IDLE } from '../desk/answer'
import type { DeskParts, GestureOf, PropsOf } from '../desk/desk'
import { makePointing } from '../desk/pointing'
import type { PastOf } from '../desk/past'
import type { BoardLooksOf } from '../desk/use-looking'
import { BoardMotion } from '../motion/BoardMotion'
import type { BoardModel, LaidOver } from './play-model'

const NOTHING_LAID: LaidOver = { zones: [], arrows: [] }
const NO_SITES: BoardProps['sites'] = []
const NOTHING_DRAWN: readonly Drawing[] = []
const ONLY_SEEN: FanWays = { pickableIn: () => [], onPick: () => undefined }

export interface BoardPaneProps<P extends DeskParts> {
  readonly model: BoardModel<P>
  readonly view: P['view']
  readonly gesture: GestureOf<P>
  /** Hexes that a line of the log names. */
  readonly noted: readonly HexId[]
  /** Whether what is secret shows to whoever may know it. */
  readonly isPeeking?: boolean
  /** The board is only looked at. */
  readonly isLocked?: boolean
  /** Whose counters are to be read at once, though not all of the map is seen. */
  readonly opensFor?: BoardProps['opensFor']
  /** Told of where the board shows how things came about. */
  readonly log?: PropsOf<P>['log']
  readonly pace?: Pace
  readonly onChooseHex: (hex: HexId) => void
  /** Where the keyboard is led. */
  readonly led?: BoardProps['led']
  /** None where there is nothing to look back on and no desk. */
  readonly looks?: BoardLooksOf<P>
  readonly drawings?: readonly Drawing[] | undefined
  readonly pen?: Pen | undefined
  /** How counters that are spread are picked; only seen when left out. */
  readonly fan?: FanWays
  /** What lies over the counters, below what moves. */
  readonly over?: ((below: BoardBelow) => ReactNode) | undefined
  /** What there is to see, where it is not the whole board of a game. */
  readonly label?: string
}

/** The board of the play screen; rendered again only when the position, the gesture or what is noted changes. */
export const BoardPane = kept(function BoardPane<P extends DeskParts>(props: BoardPaneProps<P>) {
  const { model, looks, drawings = NOTHING_DRAWN, label = model.label, fan = ONLY_SEEN } = props
  const { Overlays } = model
  const [pointing] = useState(makePointing)
  const [laid, setLaid] = useState(NOTHING_LAID)
  const { look, onChooseHex, ...drawn } = useDrawn(props, laid)
  return (
    <>
      <Board
        {...look}
        sites={look.sites ?? NO_SITES}
        {...drawn}
        art={look.art ?? model.art}
        opensFor={props.opensFor}
        fan={fan}
        overlay={(below) => (
          <>
            {props.over?.(below)}
            <Moving below={below} field={look.field} {...props} />
          </>
        )}
        label={label}
        onChooseHex={onChooseHex}
        {...looks?.answers}
        drawings={drawings}
        {...props.pen}
        led={props.led ?? null}
        onPointAt={(hex) => {
          looks?.answers.onPointAt(hex)
          pointing.tell(hex)
        }}
      />
      {looks && Overlays ? (
        <Overlays view={props.view} gesture={props.gesture} pointing={pointing} onLay={setLaid} />
      ) : null}
    </>
  )
})

/** What lies on the board, what it means to the choice at hand, and how it answers: each the same as long as nothing changes. */
function useDrawn<P extends DeskParts>(props: BoardPaneProps<P>, laid: LaidOver) {
  const { model, isPeeking = false, isLocked = false, looks } = props
  const { past, view, noted, gesture } = shownBy(props)
  const over = past ? NOTHING_LAID : laid
  const { boardOf } = model
  const look = useMemo(() => boardOf(view, isPeeking), [boardOf, view, isPeeking])
  const choices = useMemo(
    () => (past || isLocked ? [] : model.marksOf(view, gesture)),
    [model, past, isLocked, view, gesture],
  )
  const marks = useMarks(choices, noted, looks?.inspected)
  const arrows = useMemo(
    () => [...(past?.arrows ?? model.arrowsOf(view, gesture)), ...over.arrows],
    [model, past, view, gesture, over],
  )
  const zones = useMemo(
    () => [...(look.zones ?? []), ...model.zonesOf(view, gesture), ...over.zones],
    [model, look, view, gesture, over],
  )
  const isAnswering = !past && !isLocked
  const describeHex = useCallback(
    (hex: HexId) => {
      const loss = isAnswering ? model.lossAt(view, gesture, hex) : undefined
      const words = model.hexInWords(view, hex, choices, isPeeking)
      // Before all else that the hex is, lest it be overread.
      return loss === undefined ? words : `${hex}, ${loss}! ${words.replace(`${hex}, `, '')}`
    },
    [model, view, gesture, choices, isPeeking, isAnswering],
  )
  // A hex that is lit to be picked is not gone to.
  const pathTo = useCallback(
    (hex: HexId) =>
      choices.some((mark) => mark.hex === hex && mark.kind === 'choice')
        ? null
        : (model.pathTo?.(view, gesture, hex) ?? null),
    [model, view, gesture, choices],
  )
  const onChooseHex = past?.onLeave ?? props.onChooseHex
  return { look, marks, arrows, zones, describeHex, pathTo, onChooseHex }
}

/** What the board shows: the present, or the earlier moment that is looked back on. */
function shownBy<P extends DeskParts>({ view, noted, gesture, looks }: BoardPaneProps<P>) {
  const past = looks?.past ?? null
  return past ? { past, view: past.view, noted: past.hexes, gesture: IDLE } : { past, view, noted, gesture }
}

/** The marks of what may be chosen, and those of hexes that are named or looked at. */
function useMarks(
  choices: readonly HexMark[],
  noted: readonly HexId[],
  inspected: HexId | null | undefined,
): readonly HexMark[] {
  return useMemo(() => {
    const hexes = inspected ? [...noted, inspected] : noted
    return hexes.length === 0
      ? choices
      : [...choices, ...hexes.map((hex): HexMark => ({ hex, kind: 'noted' }))]
  }, [choices, noted, inspected])
}

interface MovingProps<P extends DeskParts> extends BoardPaneProps<P> {
  readonly below: BoardBelow
  readonly field: BoardProps['field']
}

/** What moves above the counters; where nothing is to move, what stands there. */
function Moving<P extends DeskParts>({
  below,
  model,
  field,
  view,
  log,
  pace = 'none',
  looks,
}: MovingProps<P>) {
  const { effectsOf, setPiecesOf } = model
  const counters = useMemo(() => (field ? { looks: fieldLooks(field) } : {}), [field])
  const past = looks?.past ?? null
  if (!log || !effectsOf) return null
  if (pace === 'none') return setPiecesOf ? <Standing {...{ below, view, log, past, setPiecesOf }} /> : null
  return <BoardMotion {...{ below, view, log, pace, past, effectsOf, setPiecesOf }} {...counters} />
}

interface StandingProps<P extends DeskParts> {
  readonly below: BoardBelow
  readonly view: P['view']
  readonly log: PropsOf<P>['log']
  readonly past: PastOf<P> | null
  readonly setPiecesOf: NonNullable<BoardModel<P>['setPiecesOf']>
}

/** Where nothing moves, the dice of the last command and the banners of its moments stand until the next. */
function Standing<P extends DeskParts>({ below, view, log, past, setPiecesOf }: StandingProps<P>) {
  const pieces = useMemo(() => {
    if (past) return setPiecesOf(past.news.before, past.news.step, past.news.events)
    const last = log.at(-1)
    return last ? setPiecesOf(view, last) : []
  }, [view, log, past, setPiecesOf])
  return <StandingSheet grid={below.grid} pieces={pieces} />
}
