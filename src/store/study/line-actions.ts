import { seededDice } from '@/engine/kernel/dice'
import type { AnyCommand } from '@/engine/kernel/game'
import { valuesOf } from '@/engine/kernel/play'
import type { Refusal } from '@/engine/kernel/refusal'
import { lineOf, type Place } from '@/engine/study/study'
import { branchAt, playAt, removeLine, renameLine, takeBack } from '@/engine/study/study-lines'
import { freshDice } from '../fresh-dice'
import { type DiceHand, diceOf, handAfter } from './dice-hand'
import type { Desk } from './study-desk'
import { chapterIn, isPlayable, movedTo, withChapterAt } from './study-state'

/** Playing on, and the branches that come of it. */
export interface LineActions {
  readonly goTo: (place: Place) => void
  /** Begins a branch at the place at hand, to be played on. */
  readonly branch: (title: string) => void
  /** Plays a command at the end of a branch: undefined when it was played or waits for dice, else why not. */
  readonly play: (command: AnyCommand) => Refusal | undefined
  /** Plays the command that led to the place at hand again, with other dice, on a branch of its own. */
  readonly reroll: (title: string) => void
  readonly provideFaces: (faces: readonly number[]) => void
  readonly cancelFaces: () => void
  readonly setDice: (dice: DiceHand) => void
  readonly takeBack: () => void
  readonly renameLine: (id: string, title: string) => void
  readonly removeLine: (id: string) => void
}

/** A command and where it is to be played. */
interface Attempt {
  readonly place: Place
  readonly command: AnyCommand
  /** What a branch is called that begins with it. */
  readonly title: string
}

/** The actions by which a study branches. */
export function lineActions(desk: Desk): LineActions {
  const { rules, state, show, edit } = desk
  const attempt = attempter(desk)
  const change = (made: (chapter: ReturnType<typeof chapterIn>) => ReturnType<typeof chapterIn>) =>
    edit(withChapterAt(state(), made(chapterIn(state()))))
  return {
    goTo: (place) => show({ place, refusal: null, awaited: null }),
    branch: (title) => edit(movedTo(state(), branchAt(chapterIn(state()), state().place, title))),
    play(command) {
      if (!isPlayable(rules, state()) || state().awaited) return undefined
      return attempt({ place: state().place, command, title: '' }, [])
    },
    reroll(title) {
      const { line, step } = state().place
      const last = lineOf(chapterIn(state()), line).history.steps[step - 1]
      if (last) attempt({ place: { line, step: step - 1 }, command: last.entry.command, title }, [])
    },
    provideFaces(faces) {
      const { awaited } = state()
      if (awaited) attempt(awaited, [...awaited.had, ...faces])
    },
    cancelFaces: () => show({ awaited: null }),
    setDice: (dice) => show({ dice }),
    takeBack: () => edit(movedTo(state(), takeBack(chapterIn(state()), state().place))),
    renameLine: (id, title) => change((chapter) => renameLine(chapter, id, title)),
    removeLine: (id) => change((chapter) => removeLine(chapter, id)),
  }
}

/** Plays commands with the dice at hand; `typed` are the faces entered so far. */
function attempter({ rules, state, show, edit }: Desk) {
  const random = seededDice(freshDice())
  return ({ place, command, title }: Attempt, typed: readonly number[]): Refusal | undefined => {
    const { dice: hand } = state()
    const handed = diceOf(hand, random, typed)
    const { played, ...moved } = playAt(
      rules,
      { chapter: chapterIn(state()), place },
      { command, ...handed },
      title,
    )
    switch (played.outcome) {
      case 'refused':
        show({ refusal: played.refusal, awaited: null })
        return played.refusal
      case 'rollsWanted':
        show({ awaited: { place, command, title, request: played.request, had: played.had } })
        return undefined
      case 'played':
        edit(movedTo(state(), moved))
        show({ dice: handAfter(hand, valuesOf(played.rolls).length) })
        return undefined
    }
  }
}
