import { type ComponentType, Fragment } from 'react'
import type { AnyGame } from '@/contract/manifest'
import type { TeachingPageProps } from '@/teach/page-parts/page-props'
import { RulesDesk } from '@/teach/rules-drawer/RulesDesk'
import type { Page } from '../addresses/page'
import type { TeachingPage, TeachingRoute } from '../addresses/routes'
import { PAGE_TITLES, TEXT } from '../page-parts/text'

/** How the pages of teaching are loaded. */
const PAGES: Readonly<Record<TeachingPage, () => Promise<ComponentType<TeachingPageProps>>>> = {
  rules: () => import('@/teach/rules/RulesPage').then((module) => module.RulesPage),
  charts: () => import('@/teach/rules/ChartsPage').then((module) => module.ChartsPage),
  audit: () => import('@/teach/audit/AuditPage').then((module) => module.AuditPage),
  learn: () => import('@/teach/learn/LearnPage').then((module) => module.LearnPage),
  lesson: () => import('@/teach/learn/LessonPage').then((module) => module.LessonPage),
  handout: () => import('@/teach/handout/HandoutPage').then((module) => module.HandoutPage),
  author: () => import('@/teach/author/AuthorPage').then((module) => module.AuthorPage),
  study: () => import('@/teach/study/StudyPage').then((module) => module.StudyPage),
  edit: () => import('@/teach/editor/EditorPage').then((module) => module.EditorPage),
  present: () => import('../present/PresentPlace').then((module) => module.PresentPlace),
  report: () => import('@/teach/report/ReportPage').then((module) => module.ReportPage),
  mistakes: () => import('../mistakes/MistakesPlace').then((module) => module.MistakesPlace),
  open: () => import('@/teach/open-link/OpenPage').then((module) => module.OpenPage),
  paper: () => import('@/teach/paper/PaperPage').then((module) => module.PaperPage),
  class: () => import('@/teach/class/ClassPage').then((module) => module.ClassPage),
  quiz: () => import('@/teach/quiz/QuizPage').then((module) => module.QuizPage),
  lab: () => import('../lab/LabPlace').then((module) => module.LabPlace),
}

/** Where rules are looked up beside the page: the others have a field for it, or a table with a desk of its own. */
const IS_SEARCHED_BESIDE: ReadonlySet<TeachingPage> = new Set([
  'charts',
  'audit',
  'learn',
  'handout',
  'author',
  'report',
  'lab',
  'paper',
  'class',
])

/** A page on which a game is taught. */
export async function teachingPage(game: AnyGame, route: TeachingRoute): Promise<Page> {
  const TeachingPage = await PAGES[route.page]()
  const element = (
    <Fragment key={`${route.page} ${game.id}`}>
      <TeachingPage game={game} rest={route.rest} />
      {IS_SEARCHED_BESIDE.has(route.page) && <RulesDesk game={game} isSearchOnly />}
    </Fragment>
  )
  return { title: TEXT.titleOf(PAGE_TITLES[route.page], game.name), element }
}
