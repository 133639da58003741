import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { TableProps } from '@/engine/table'
import { Notice } from '@/widgets/Notice'
import { isElsewhere } from '@/table/desk/use-table-keys'
import { useCommands } from '@/table/set-up/use-commands'
import { HINT } from '../../content/hint-text'
import { rulesAt } from '../../content/text'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { closeHint, type Hint, offerHints, turnHint, useHintDesk } from './hint-desk'
import { HintCard } from './HintCard'

interface HintsProps extends Pick<TableProps<View, Command, Event>, 'view' | 'play'> {
  readonly onHint: NonNullable<TableProps<View, Command, Event>['onHint']>
}

/** Hints at a table: offered for the position shown, asked for by key, shown, and played where they are taken. */
export function Hints({ view, play, onHint }: HintsProps) {
  const { stage } = useHintDesk()
  const { refusal, say, send } = useCommands<Command>(play)
  const isThinking = stage.name === 'thinking'
  // Before the next command of a plan is played, whose refusal is to be seen.
  useLayoutEffect(() => say(undefined), [view, say])
  useLayoutEffect(() => {
    if (isThinking) say(undefined)
  }, [isThinking, say])
  useLayoutEffect(() => offerHints({ view, onHint }), [view, onHint])
  useLayoutEffect(() => () => offerHints(null), [])
  const close = () => {
    say(undefined)
    closeHint()
  }
  const isOpen = stage.name !== 'closed' || refusal !== undefined
  useHintKeys(isOpen, close)
  const take = ({ commands }: Hint) => {
    closeHint()
    send(...commands)
  }
  if (!isOpen) return null
  const refused = refusal && stage.name === 'closed' && (
    <Notice
      text={`${HINT.refused} ${refusal.message}`}
      clause={refusal.clause}
      href={rulesAt(refusal.clause)}
    />
  )
  return <HintCard stage={stage} refused={refused} onPlay={take} onClose={close} />
}

/** M asks for a hint and closes it again; Escape closes it before it lets go of anything else. */
function useHintKeys(isOpen: boolean, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
    if (isOther || isElsewhere(event.target)) return
    if (event.key.toLowerCase() === 'm') turnHint()
    else if (event.key === 'Escape' && isOpen) {
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
