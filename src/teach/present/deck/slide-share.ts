import type { Lesson } from '@/engine/lesson/lesson'
import type { Place, Study } from '@/engine/study/study'
import { writeStudy } from '@/engine/study/study-file'
import { freshDice } from '@/store/fresh-dice'
import { lessonAddress } from '../../addresses/learn-address'
import { savePosition } from '../../editor/position-file'
import { isOfCourse } from '../../learn/find-lesson'
import { saveLesson } from '../../learn/save-lesson'
import { LINK_TEXT } from '../../links/links-text'
import type { Offer, Shared } from '../../links/share-offers'
import { linkedByAddress, linkedLesson, linkedPosition, linkedStudy } from '../../links/teaching-links'
import type { Stage } from '../../stage/stage'
import { downloadStudy } from '../../study/download'
import { rulesOf } from '../../study/opened/open-study'
import { lookName } from '../../study/opened/study-text'
import { type Deck, partAt } from './deck'
import type { GameDeck } from './game-deck'

/** Whose eyes a class looks with. */
type ClassLook = 'table' | 'referee'

/** What is shared from a slide, and its file, for whom a link would be too long. */
export interface SlideShare {
  readonly shared: Shared
  readonly onSaveFile: () => void
}

/** What is presented, with what can be shared of it. */
export interface SharedDeck extends Deck {
  /** What is shared from a slide, by its place, as the class sees it. */
  shareOf(nth: number, look: ClassLook): SlideShare
}

/** A lesson is shared at the chapter of the slide. */
export function lessonShared(
  stage: Stage,
  deck: Deck,
  { addressId, lesson }: { readonly addressId: string; readonly lesson: Lesson },
): SharedDeck {
  const { id } = stage.game
  const whole = (nth: number): readonly Offer[] => {
    const chapter = partAt(deck, nth)
    if (!isOfCourse(addressId)) return linkedLesson(lesson, chapter).offers
    const { offers } = linkedByAddress(lesson, chapter, (at) => lessonAddress(id, addressId, at))
    return offers.map((offer) => ({ ...offer, hint: LINK_TEXT.courseLead }))
  }
  return {
    ...deck,
    shareOf: (nth, look) => ({
      shared: {
        ...sharedAs(stage, deck.title, [...whole(nth), positionOn(stage, deck, [nth, look])]),
        ...(isOfCourse(addressId) ? { lead: LINK_TEXT.addressLead } : {}),
      },
      onSaveFile: () => saveLesson(lesson),
    }),
  }
}

/** A line of a study, or a game as one, at the step of the slide. */
export function studyShared(
  stage: Stage,
  deck: GameDeck,
  { study, chapter, line }: { readonly study: Study; readonly chapter: number; readonly line: Place['line'] },
): SharedDeck {
  const rules = rulesOf(stage)
  return {
    ...deck,
    shareOf(nth, look) {
      const at = { chapter, line, step: deck.stepOf(nth), look }
      const words = LINK_TEXT.openAtStep(
        deck.slide(nth).title,
        lookName(look, (seat) => seat),
      )
      const whole = linkedStudy(rules, study, { at, words })
      const offers = deck.secrets === 'open' ? [whole, positionOn(stage, deck, [nth, look])] : [whole]
      return {
        shared: sharedAs(stage, study.title, offers),
        onSaveFile: () => downloadStudy(writeStudy(rules, study, freshDice())),
      }
    },
  }
}

/** The position at the editor, in which nothing is a secret. */
export function positionShared(stage: Stage, deck: Deck): SharedDeck {
  const { game, files } = stage
  return {
    ...deck,
    shareOf: (nth, look) => ({
      shared: sharedAs(stage, deck.title, [positionOn(stage, deck, [nth, look])]),
      onSaveFile: () => savePosition(game.id, files.writePosition(deck.slide(nth).position)),
    }),
  }
}

function sharedAs({ game }: Stage, title: string, [first, ...others]: readonly Offer[]): Shared {
  if (!first) throw new Error('Nothing is shared from a slide')
  return { gameId: game.id, title, offers: [first, ...others] }
}

function positionOn({ rules, files }: Stage, deck: Deck, [nth, look]: readonly [number, ClassLook]): Offer {
  const { position } = deck.slide(nth)
  return linkedPosition(files.writePosition(position), { look, hasHidden: rules.hasSecrets(position) })
}
