import { useEffect, useState } from 'react'
import { usePartTitle } from '@/widgets/page-title'
import pageStyles from '@/widgets/page.module.css'
import { keepOwnAddress } from '../addresses/own-address'
import { quizAddress, WHOLE_COURSE } from '../addresses/quiz-address'
import type { TeachingPageProps } from '../page-parts/page-props'
import { useStage } from '../stage/use-stage'
import { aboutOf } from './about'
import { NoQuiz } from './NoQuiz'
import { QUIZ_TEXT as TEXT } from './quiz-text'
import { QuizRoom } from './QuizRoom'
import { freshSeed, seedIn } from './seed'

/** A quiz about a game, made from its lessons: the address says about which, and which questions. */
export function QuizPage({ game, rest }: TeachingPageProps) {
  const stage = useStage(game)
  const [address = WHOLE_COURSE, named] = rest
  const [fresh] = useState(freshSeed)
  const seed = seedIn(named) ?? fresh
  const about = stage && aboutOf(stage, address)
  usePartTitle(about ? TEXT.pageTitle(about.title) : null)
  useEffect(() => keepOwnAddress(quizAddress(game.id, address, seed)), [game, address, seed])
  if (!stage) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  if (!about) return <NoQuiz gameId={game.id} hint={TEXT.noneHint.unknown} />
  return <QuizRoom key={`${address} ${seed}`} {...{ stage, address, about, seed }} />
}
