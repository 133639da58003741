import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import { SheetPage } from '@/widgets/SheetPage'
import type { TeachingPageProps } from '../page-parts/page-props'
import { draftLessons, useShelf } from '../learn/own-lessons'
import { LEARN_TEXT } from '../learn/learn-text'
import { useStage } from '../stage/use-stage'
import { authorAddress } from '../addresses/author-address'
import { AUTHOR_TEXT } from './author-text'
import { numbersOf } from './chapter-changes'
import { DraftDesk } from './DraftDesk'
import { DraftShelf } from './DraftShelf'

/** Where lessons are written: the drafts of this browser, or one of them. */
export function AuthorPage({ game, rest }: TeachingPageProps) {
  const stage = useStage(game)
  const drafts = useShelf(draftLessons, game.id)
  const [id, chapter = ''] = rest
  if (!stage) return <p className={pageStyles.loading}>{LEARN_TEXT.loading}</p>
  if (id === undefined || id === '') return <DraftShelf stage={stage} drafts={drafts} />
  const lesson = drafts.find((draft) => draft.id === id)
  if (lesson)
    return (
      <DraftDesk key={id} stage={stage} lesson={lesson} drafts={drafts} first={numbersOf(chapter)[0] ?? 0} />
    )
  return (
    <SheetPage
      title={AUTHOR_TEXT.unknown}
      ways={
        <a className={controlStyles.button} href={authorAddress(game.id)}>
          {AUTHOR_TEXT.allDrafts}
        </a>
      }
    />
  )
}
