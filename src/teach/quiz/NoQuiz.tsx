import { SheetPage } from '@/widgets/SheetPage'
import controlStyles from '@/widgets/control.module.css'
import { learnAddress } from '../addresses/learn-address'
import { QUIZ_TEXT as TEXT } from './quiz-text'

/** In place of a quiz that has no question. */
export function NoQuiz({ gameId, hint }: { readonly gameId: string; readonly hint: string }) {
  const ways = (
    <a className={controlStyles.button} href={learnAddress(gameId)}>
      {TEXT.back.course}
    </a>
  )
  return (
    <SheetPage title={TEXT.none} ways={ways}>
      <p>{hint}</p>
    </SheetPage>
  )
}
