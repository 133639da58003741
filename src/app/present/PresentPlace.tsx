import { isLocked } from '@/store/table'
import type { TeachingPageProps } from '@/teach/page-parts/page-props'
import type { TableNow } from '@/teach/present/deck/open-deck'
import { PresentPage } from '@/teach/present/PresentPage'
import { sessionStore } from '../session/table-session'

/** The presenter, which may show the game at this page's table; no other page of teaching knows of that. */
export function PresentPlace(props: TeachingPageProps) {
  return <PresentPage {...props} atTable={atTable} />
}

function atTable(saveId: string): TableNow | undefined {
  const { session } = sessionStore.getState()
  if (session?.saveId !== saveId) return undefined
  return { history: session.history, isLocked: isLocked(session) }
}
