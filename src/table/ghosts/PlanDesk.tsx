import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { withDrawing } from '@/board/drawings/drawing-words'
import { fieldLooks } from '@/board/field/field-looks'
import { GhostSheet } from '@/board/ghosts/GhostSheet'
import { capitalized, listed } from '@/engine/basics/phrases'
import type { Seat } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { type Ghost, type MovePlan, NO_PLAN, type Planning } from '@/engine/table/move-plan'
import { isPressed } from '@/widgets/keys'
import { markAll } from '../commands/hand'
import { useWindowKey } from '../desk/use-table-keys'
import {
  ghostOf,
  hexesOf,
  type Planned,
  planAt,
  settledPlan,
  type Standings,
  standingOf,
  standingsOn,
  withoutGhost,
} from './ghost-plan'
import { GHOSTS_TEXT as TEXT } from './ghosts-text'
import type { PlannableBoard, PlannedBoard, PlanMode } from './planned-board'
import { PlanPanel } from './PlanPanel'
import styles from './plan-door.module.css'
import { ghostsOn } from './seen-ghosts'

/** A board to plan on. */
interface PlanningBoard extends PlannableBoard {
  /** Counters in a few words, by their ids; undefined where their labels do. */
  readonly inWords: (ids: readonly string[]) => string | undefined
}

interface PlanDeskProps {
  readonly seat: Seat
  readonly planning: Planning
  readonly board: PlanningBoard
  readonly isOn: boolean
  readonly onLay: (planned: PlannedBoard | null) => void
  readonly onClose: () => void
}

/** What is planned, what is in hand, and what the last click has come to. */
interface PlanHand extends Planned {
  readonly said: string
  readonly put: (next: Planned, news: string) => void
}

const EMPTY = { held: [] as readonly string[], said: '' }

/**
 * What a seat plans, laid over the board; where planning is on, the board and the panel answer to it, and a sign over
 * the board says so.
 */
export function PlanDesk(props: PlanDeskProps) {
  const { seat, board, isOn, onLay, onClose } = props
  const standings = useMemo(() => standingsOn(board.stacks), [board])
  const hand = useHand(props, standings)
  const laid = useMemo((): PlannedBoard => {
    const words = wordsOn(board, standings)
    const mode = isOn ? modeOf(hand, standings, words, onClose) : null
    return { seat, ...shownOf(hand.plan, board, standings, words), mode }
  }, [seat, board, standings, hand, isOn, onClose])
  useLayoutEffect(() => onLay(laid), [laid, onLay])
  useLayoutEffect(() => () => onLay(null), [onLay])
  return isOn ? <p className={styles['plan-banner']}>{TEXT.banner}</p> : null
}

/** The plan as it still holds, and what is in hand while planning is on; Escape lets go of that, then ends planning. */
function useHand({ planning, isOn, onClose }: PlanDeskProps, standings: Standings): PlanHand {
  const { plan: kept, onPlan } = planning
  const plan = useMemo(() => settledPlan(kept, standings), [kept, standings])
  const [hand, setHand] = useState(EMPTY)
  if (!isOn && hand !== EMPTY) setHand(EMPTY)
  const held = useMemo(() => hand.held.filter((id) => standings.has(id)), [hand, standings])
  useEffect(() => {
    if (plan !== kept) onPlan(plan)
  }, [plan, kept, onPlan])
  useWindowKey((event) => {
    if (!isOn || !isPressed('cancel', event)) return
    if (held.length === 0) onClose()
    else setHand({ held: [], said: TEXT.letGo })
  })
  const { said } = hand
  return useMemo(() => {
    const put: PlanHand['put'] = (next, news) => {
      if (next.plan !== plan) onPlan(next.plan)
      setHand({ held: next.held, said: news })
    }
    return { plan, held, said, put }
  }, [plan, held, said, onPlan])
}

/** What is seen and said of a plan on a board. */
function shownOf(
  plan: MovePlan,
  { field }: PlanningBoard,
  standings: Standings,
  words: PlanWords,
): Pick<PlannedBoard, 'ghosts' | 'drawings' | 'wordsAt'> {
  const ghosts = ghostsOn(plan, standings)
  const looks = field && fieldLooks(field)
  return {
    ghosts: ({ grid }) =>
      ghosts.length > 0 ? <GhostSheet {...{ grid, ghosts }} {...(looks && { looks })} /> : null,
    drawings: plan.drawings,
    wordsAt(hex) {
      const here = plan.ghosts.filter(({ goal }) => goal === hex)
      return listed(here.map((ghost) => TEXT.planned(words.way(ghost))))
    },
  }
}

/** How the table answers while moves are planned. */
function modeOf(hand: PlanHand, standings: Standings, words: PlanWords, onClose: () => void): PlanMode {
  const { plan, held, said, put } = hand
  return {
    marks: markAll(hexesOf(standings, held), 'selected'),
    onChooseHex(hex) {
      const next = planAt(hand, standings, hex)
      put(next, newsOf(hand, next, hex, words))
    },
    pen: {
      onDraw(from, to) {
        put({ plan: { ...plan, drawings: withDrawing(plan.drawings, from, to, 'yellow') }, held }, said)
      },
      isDrawing: false,
    },
    panel: (
      <PlanPanel
        said={said}
        held={held}
        counters={countersBeside(standings, held)}
        lines={plan.ghosts.map((ghost) => ({
          text: capitalized(words.way(ghost)),
          onRemove: () => put({ plan: withoutGhost(plan, ghost), held }, TEXT.removed(ghost.goal)),
        }))}
        drawings={plan.drawings.length}
        onHold={(ids) => put({ plan, held: ids }, words.hand(ids))}
        onClear={() => put({ plan: NO_PLAN, held: [] }, TEXT.cleared)}
        onClose={onClose}
      />
    ),
  }
}

/** The counters of the hexes in which those in hand stand. */
function countersBeside(standings: Standings, held: readonly string[]) {
  const hexes = hexesOf(standings, held)
  return [...standings.values()].filter(({ hex }) => hexes.includes(hex)).map(({ counter }) => counter)
}

interface PlanWords {
  readonly way: (ghost: Ghost) => string
  readonly hand: (held: readonly string[]) => string
}

/** Counters and their ways in words. */
function wordsOn({ inWords }: PlanningBoard, standings: Standings): PlanWords {
  const who = (ids: readonly string[]) =>
    inWords(ids) ?? listed(standingOf(standings, ids).map(({ counter }) => counter.label))
  return {
    way: ({ counters, via, goal }) => TEXT.way(who(counters), hexesOf(standings, counters), via, goal),
    hand: (held) => (held.length === 0 ? TEXT.letGo : TEXT.inHand(who(held), hexesOf(standings, held))),
  }
}

/** What a click has come to, to be heard. */
function newsOf(before: Planned, after: Planned, hex: HexId, words: PlanWords): string {
  if (after.plan === before.plan)
    return after.held === before.held ? TEXT.nothing(hex) : words.hand(after.held)
  const ghost = ghostOf(after.plan, after.held)
  return ghost ? `${TEXT.planned(words.way(ghost))}.` : TEXT.removed(hex)
}
