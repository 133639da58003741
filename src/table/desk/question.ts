import { useCallback, useMemo, useState } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import type { Comfort } from '@/engine/table/table'

/** What players are asked before they give up something that they cannot have again. */
export interface Question {
  /** '6 fireballs not cast: roll anyway?'. */
  readonly text: string
  /** Does it all the same: 'Roll'. */
  readonly yes: string
  readonly onYes: () => void
  /** What may be done in its place; to leave it at that where nothing is named. */
  readonly instead?: { readonly name: string; readonly onPress: () => void }
  /** It is about what would be lost for good: not asked where every step can be taken back. */
  readonly isOfLoss?: true
}

/** As much of a desk as a question needs. */
export interface Asking {
  /** The question that is open. */
  readonly asked: Question | null
  /** Asks before something is done, or does it at once where the players want no questions; null takes the last back. */
  readonly ask: (question: Question | null) => void
}

/** Asks before something is done by which something else is lost; where that is nothing, it is done at once. */
export function askIfLost(
  { ask }: Pick<Asking, 'ask'>,
  { lost, verb }: { readonly lost: string; readonly verb: string },
  act: () => void,
): void {
  if (lost === '') act()
  else
    ask({
      text: `${capitalized(lost)}: ${verb.toLowerCase()} anyway?`,
      yes: verb,
      onYes: act,
      isOfLoss: true,
    })
}

/** The question that is open; whatever else the player does, or happens, is an answer, too. */
export function useQuestion(
  view: object,
  gesture: object,
  { warnsAtEnd, losesNothing = false }: Comfort,
): Asking {
  const [open, setOpen] = useState<{ view: object; gesture: object; question: Question } | null>(null)
  const asked = open?.view === view && open.gesture === gesture ? open.question : null
  const ask = useCallback(
    (question: Question | null) => {
      const isWanted = warnsAtEnd && !(losesNothing && question?.isOfLoss)
      if (question === null || isWanted) setOpen(question && { view, gesture, question })
      else question.onYes()
    },
    [view, gesture, warnsAtEnd, losesNothing],
  )
  return useMemo(() => ({ asked, ask }), [asked, ask])
}
