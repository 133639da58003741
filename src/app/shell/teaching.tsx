import type { ComponentType } from 'react'
import type { AnyGame } from '@/contract/manifest'
import type { TeachingPageProps } from '@/teach/page-parts/page-props'
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
  author: () => import('@/teach/author/AuthorPage').then((module) => module.AuthorPage),
  study: () => import('@/teach/study/StudyPage').then((module) => module.StudyPage),
  edit: () => import('@/teach/editor/EditorPage').then((module) => module.EditorPage),
  present: () => import('@/teach/present/PresentPage').then((module) => module.PresentPage),
  report: () => import('@/teach/report/ReportPage').then((module) => module.ReportPage),
  open: () => import('@/teach/open-link/OpenPage').then((module) => module.OpenPage),
  lab: () => import('../lab/LabPlace').then((module) => module.LabPlace),
}

/** A page on which a game is taught. */
export async function teachingPage(game: AnyGame, route: TeachingRoute): Promise<Page> {
  const TeachingPage = await PAGES[route.page]()
  const element = <TeachingPage key={`${route.page} ${game.id}`} game={game} rest={route.rest} />
  return { title: TEXT.titleOf(PAGE_TITLES[route.page], game.name), element }
}
