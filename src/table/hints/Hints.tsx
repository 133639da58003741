import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Reason, Thought } from '@/engine/bot/bot'
import type { AnyCommand, AnyEvent } from '@/engine/kernel/game'
import type { TableProps } from '@/engine/table/table'
import { Notice } from '@/widgets/Notice'
import { isElsewhere, takeHintWish } from '../desk/use-table-keys'
import { isPressed } from '@/widgets/keys'
import { optionalComponent } from '@/widgets/late'
import { useCommands } from '../set-up/use-commands'
import { adviceOf, type Advising } from './advice'
import {
  closeHint,
  type Hint,
  type HintOffer,
  offerHints,
  showHint,
  type Told,
  turnHint,
  useHintDesk,
} from './hint-desk'
import { HINT } from './hint-text'
import type { ClauseComponent } from './HintCard'

/** Many games are played without a hint. */
const HintCard = optionalComponent(() => import('./HintCard').then((module) => module.HintCard))

/** How a game puts a bot's thought into words and drawings; always the same object. */
export interface HintWays<View, Command extends AnyCommand> {
  /** Written as a method, so that the ways of one game fit where those of any are asked for. */
  hintOf(view: View, thought: Thought<Command, Reason>): Told
  /** A clause as a link into the game's rules. */
  readonly Clause: ClauseComponent
  readonly rulesAt: (clause: string) => string
}

interface HintsProps<View extends object, Command extends AnyCommand> extends Pick<
  TableProps<View, Command, AnyEvent>,
  'view' | 'play' | 'refusalOf' | 'onHint'
> {
  /** Always the same object. */
  readonly advising: Advising<View, Command> & { readonly ways: HintWays<View, Command> }
}

/** Hints at a table: offered for the position shown, asked for by key, shown, and played move by move where they are taken. */
export function Hints<View extends object, Command extends AnyCommand>(props: HintsProps<View, Command>) {
  const { view, play, refusalOf, onHint, advising } = props
  const { ways } = advising
  const { stage } = useHintDesk()
  const { refusal, say, send } = useCommands<Command>(play)
  const isThinking = stage.name === 'thinking'
  // Before the next command of a plan is played, whose refusal is to be seen.
  useLayoutEffect(() => say(undefined), [view, say])
  useLayoutEffect(() => {
    if (isThinking) say(undefined)
  }, [isThinking, say])
  const goesOn = useRef<Thought<Command, Reason> | null>(null)
  const adviseOn = useEffectEvent(() => {
    const rest = goesOn.current
    const [next] = rest?.commands ?? []
    goesOn.current = null
    if (rest && next && onHint && !refusalOf(next)) showHint(adviceOf(view, rest, advising))
  })
  useLayoutEffect(() => {
    offerHints(onHint ? offerOf(view, onHint, advising) : null)
    adviseOn()
  }, [view, onHint, advising])
  useLayoutEffect(() => () => offerHints(null), [])
  const close = () => {
    say(undefined)
    closeHint()
  }
  const isOpen = stage.name !== 'closed' || refusal !== undefined
  useHintKeys(isOpen, close)
  useLayoutEffect(() => {
    if (refusal) goesOn.current = null
  }, [refusal])
  const take = (hint: Hint) => {
    closeHint()
    // What this table's own bot has planned.
    goesOn.current = hint.goesOn as Thought<Command, Reason> | null
    send(...(hint.commands as readonly Command[]))
  }
  if (!isOpen) return null
  const refused = refusal && stage.name === 'closed' && (
    <Notice
      text={`${HINT.refused} ${refusal.message}`}
      clause={refusal.clause}
      href={ways.rulesAt(refusal.clause)}
    />
  )
  return (
    <Suspense>
      <HintCard stage={stage} refused={refused} Clause={ways.Clause} onPlay={take} onClose={close} />
    </Suspense>
  )
}

function offerOf<View extends object, Command extends AnyCommand>(
  view: View,
  onHint: NonNullable<HintsProps<View, Command>['onHint']>,
  advising: Advising<View, Command>,
): HintOffer {
  return {
    view,
    think: async (onProgress) => {
      const { thought, stop } = await onHint(onProgress)
      return { hint: thought.then((found) => found && adviceOf(view, found, advising)), stop }
    },
  }
}

/** M asks for a hint and closes it again; Escape closes it before it lets go of anything else. */
function useHintKeys(isOpen: boolean, close: () => void): void {
  // Asked for before this had been loaded.
  useEffect(() => {
    if (takeHintWish()) turnHint()
  }, [])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    if (isPressed('hint', event)) {
      event.preventDefault()
      turnHint()
    } else if (isPressed('cancel', event) && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [])
}
