import { type ComponentType, useDeferredValue, useEffect, useMemo } from 'react'
import type { BoardArrow, ZoneKind } from '@/board/board-props'
import { counted } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { kept } from '@/widgets/kept'
import { sharedState, type SharedState } from '@/widgets/shared-state'
import writingStyles from '@/widgets/writing.module.css'
import { IDLE } from '../desk/answer'
import type { DeskParts, GestureOf } from '../desk/desk'
import type { OverlaysProps } from '../play/play-model'
import { AskedCard } from './AskedCard'
import type { Overlay, OverlayEntry, OverlayFigure, OverlayNote } from './overlay'
import { OverlayDoor } from './OverlayDoor'
import { usePointed } from './use-pointed'
import { useSubject } from './use-subject'

/** What players want to see over the board. */
export interface OverlayChoices<Ahead> {
  readonly isOpen: boolean
  readonly on: readonly ZoneKind[]
  /** The hex of which is asked who can hit it. */
  readonly asked: HexId | null
  /** What the game lets be chosen besides, such as how far ahead is looked. */
  readonly ahead: Ahead
}

/** What is looked at, and how. */
export interface Sight<View, Ahead> {
  readonly view: View
  readonly ahead: Ahead
  /** The stack pointed at or picked, or null. */
  readonly subject: HexId | null
}

/** Hexes that an overlay shows. */
export interface ShownHexes {
  readonly hexes: readonly HexId[]
  readonly notes?: readonly OverlayNote[]
  readonly figures?: readonly OverlayFigure[]
  /** What else sums it up: '2 stacks in danger'. */
  readonly remark?: string
}

/** An overlay as a game declares it. */
export interface DeclaredOverlay<View, Ahead> extends OverlayEntry {
  /** Whether it is of the stack pointed at or picked; others are not told of one, and stay while that changes. */
  readonly isOfSubject?: boolean
  readonly shows: (sight: Sight<View, Ahead>) => ShownHexes
}

/** What could hit a hex, in words and as an arrow. */
interface Threat extends Pick<BoardArrow, 'id' | 'from' | 'kind'> {
  readonly text: string
}

/** What a game tells of its overlays. */
export interface OverlayWays<P extends DeskParts, Ahead> {
  /** In the order of their menu. */
  readonly overlays: readonly DeclaredOverlay<P['view'], Ahead>[]
  readonly threatsTo: (view: P['view'], hex: HexId, ahead: Ahead) => readonly Threat[]
  readonly isHeld: (view: P['view'], hex: HexId) => boolean
  /** The hex of what is in hand, the same in words, and all that can act. */
  readonly hexOf: (view: P['view'], gesture: GestureOf<P>) => HexId | undefined
  readonly inHandWords: (view: P['view'], gesture: GestureOf<P>) => string
  readonly hexesToAct: (view: P['view']) => readonly HexId[]
  /** What is chosen of the rest at first, and its controls. */
  readonly ahead: Ahead
  readonly Ahead: ComponentType<{
    readonly view: P['view']
    readonly ahead: Ahead
    readonly onAhead: (ahead: Ahead) => void
  }>
}

/** The overlays of a game. What is chosen is kept as long as the page lives: it serves both players and the next game. */
export function overlaysBy<P extends DeskParts, Ahead>(ways: OverlayWays<P, Ahead>) {
  const choices = sharedState<OverlayChoices<Ahead>>({
    isOpen: false,
    on: [],
    asked: null,
    ahead: ways.ahead,
  })
  return {
    choices,
    Overlays: (props: OverlaysProps<P>) => <Overlays {...props} ways={ways} choices={choices} />,
  }
}

interface OverlaysByProps<P extends DeskParts, Ahead> extends OverlaysProps<P> {
  readonly ways: OverlayWays<P, Ahead>
  readonly choices: SharedState<OverlayChoices<Ahead>>
}

/** What can be laid over the board, and who can hit the hex asked about. */
const Overlays = kept(function Overlays<P extends DeskParts, Ahead>(props: OverlaysByProps<P, Ahead>) {
  const { ways, choices, view, gesture: latest, pointing, onLay } = props
  // A click is answered on the board first, and laid over and told a moment later; so is what was picked before the
  // overlays had come, for a voice hears only of what changes in a place that it already knows.
  const gesture = useDeferredValue<GestureOf<P>>(latest, IDLE)
  const chosen = choices.use()
  const { isOpen, on, asked, ahead } = chosen
  const choose = (change: Partial<OverlayChoices<Ahead>>) => choices.put({ ...choices.now(), ...change })
  const pointed = usePointed(
    pointing,
    isOpen || ways.overlays.some(({ kind, isOfSubject }) => isOfSubject && on.includes(kind)),
  )
  const subject = useSubject((hex) => ways.isHeld(view, hex), pointed, ways.hexOf(view, gesture) ?? null)
  const lasting = useMemo(
    () => shownOf(ways.overlays, on, { view, ahead, subject: null }),
    [ways, on, view, ahead],
  )
  const overlays = useMemo(
    () => withSubjects(ways.overlays, on, { view, ahead, subject }, lasting),
    [ways, on, view, ahead, subject, lasting],
  )
  const threats = useMemo(
    () => (asked === null ? [] : ways.threatsTo(view, asked, ahead)),
    [ways, view, asked, ahead],
  )
  useEffect(() => {
    const arrows = threats.flatMap(({ id, from, kind }) =>
      asked === null || asked === from ? [] : { id, from, to: asked, kind },
    )
    onLay({ zones: overlays, arrows })
  }, [onLay, overlays, threats, asked])
  // The other player asks for himself.
  useEffect(() => () => choices.put({ ...choices.now(), asked: null }), [choices])
  return (
    <OverlayDoor
      entries={ways.overlays}
      {...{ isOpen, overlays, pointing, pointed, asked }}
      onOpen={(open) => choose({ isOpen: open })}
      onTurn={(kind, isOn) => {
        const others = on.filter((other) => other !== kind)
        choose({ on: isOn ? [...others, kind] : others })
      }}
      onAsk={(hex) => choose({ asked: asked === hex ? null : hex })}
      // What was opened last is closed first.
      onCancel={() => {
        if (latest.name === 'Idle') choose(asked === null ? { isOpen: false } : { asked: null })
      }}
      spoken={<PickedSpoken {...{ ways, view, gesture }} />}
      card={
        asked === null ? null : (
          <AskedCard
            hex={asked}
            threats={threats.map(({ text }) => text)}
            onClose={() => choose({ asked: null })}
          />
        )
      }
    >
      <ways.Ahead view={view} ahead={ahead} onAhead={(next) => choose({ ahead: next })} />
    </OverlayDoor>
  )
})

/** The overlays that are switched on and ask for no subject: moving the pointer does not work them out anew. */
function shownOf<View, Ahead>(
  declared: readonly DeclaredOverlay<View, Ahead>[],
  on: readonly ZoneKind[],
  sight: Sight<View, Ahead>,
): readonly Overlay[] {
  return declared.flatMap((one) => (on.includes(one.kind) && !one.isOfSubject ? [overlayOf(one, sight)] : []))
}

/** All overlays that are switched on, in the order of their menu. */
function withSubjects<View, Ahead>(
  declared: readonly DeclaredOverlay<View, Ahead>[],
  on: readonly ZoneKind[],
  sight: Sight<View, Ahead>,
  lasting: readonly Overlay[],
): readonly Overlay[] {
  return declared.flatMap((one) =>
    one.isOfSubject && on.includes(one.kind)
      ? [overlayOf(one, sight)]
      : lasting.filter(({ kind }) => kind === one.kind),
  )
}

function overlayOf<View, Ahead>(
  { kind, name, shows }: DeclaredOverlay<View, Ahead>,
  sight: Sight<View, Ahead>,
): Overlay {
  const { hexes, notes = [], figures, remark } = shows(sight)
  const count = counted(hexes.length, 'hex', 'hexes')
  const summary = remark === undefined ? count : `${count}, ${remark}`
  const label = `${name}: ${summary}`
  return { id: kind, kind, hexes, notes, summary, label, ...(figures && { figures }) }
}

interface PickedSpokenProps<P extends DeskParts> {
  readonly ways: Pick<OverlayWays<P, unknown>, 'hexOf' | 'inHandWords' | 'hexesToAct'>
  readonly view: P['view']
  readonly gesture: GestureOf<P>
}

/** What N, Shift+N or a click has picked, for a screen reader, and which of how many that can act it is. */
const PickedSpoken = kept(function PickedSpoken<P extends DeskParts>(props: PickedSpokenProps<P>) {
  const { ways, view, gesture } = props
  const words = ways.inHandWords(view, gesture)
  const hexes = ways.hexesToAct(view)
  const hex = ways.hexOf(view, gesture)
  const nth = hex === undefined ? -1 : hexes.indexOf(hex)
  return (
    <p className={writingStyles['visually-hidden']} role="status">
      {nth < 0 ? words : `${words} ${nth + 1} of ${hexes.length} that can act.`}
    </p>
  )
})
