/** Where somebody is; kept in the address behind '#', so that any static host will do. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: (typeof PLAIN_PAGES)[number] }
  | { readonly page: 'new'; readonly gameId: string }
  /** A first game against a bot, which begins at once. */
  | { readonly page: 'begin'; readonly gameId: string }
  | PlayRoute
  | TeachingRoute

/** A table: that of one game that is kept, or without an id the last of its kind. */
export interface PlayRoute {
  readonly page: 'play'
  readonly gameId: string
  readonly saveId?: string | undefined
}

/** Pages on which a game is taught: `rest` tells where on the page, a clause or a lesson and its chapter. */
export interface TeachingRoute {
  readonly page: TeachingPage
  readonly gameId: string
  readonly rest: readonly string[]
}

/** The pages of `src/teach`, as their addresses begin. */
export const TEACHING_PAGES = [
  'rules',
  'charts',
  'audit',
  'learn',
  'lesson',
  'handout',
  'author',
  'study',
  'edit',
  'present',
  'open',
  'report',
  'mistakes',
  'lab',
  'paper',
  'class',
  'quiz',
] as const
export type TeachingPage = (typeof TEACHING_PAGES)[number]

/** The pages of no game in particular. */
const PLAIN_PAGES = ['about', 'games', 'results'] as const

/** The route of an address's hash; one that means nothing leads home. */
export function routeOf(hash: string): Route {
  const [page, gameId, ...rest] = hash.replace(/^#?\/?/, '').split('/')
  const plain = PLAIN_PAGES.find((one) => one === page)
  if (plain) return { page: plain }
  if ((page === 'new' || page === 'begin') && gameId) return { page, gameId }
  if (page === 'play' && gameId) return { page, gameId, saveId: rest[0] }
  const teaching = TEACHING_PAGES.find((one) => one === page)
  return teaching && gameId ? { page: teaching, gameId, rest } : { page: 'home' }
}

/** The address of a route, for links. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'about':
    case 'games':
    case 'results':
      return `#/${route.page}`
    case 'new':
    case 'begin':
      return `#/${route.page}/${route.gameId}`
    case 'play':
      return `#/play/${route.gameId}${route.saveId ? `/${route.saveId}` : ''}`
    default:
      return `#/${[route.page, route.gameId, ...route.rest].join('/')}`
  }
}

/** Goes to a route. */
export function goTo(route: Route): void {
  location.hash = hashOf(route)
}

/** Goes to a route in place of the one shown, so that the back button does not return to it. */
export function redirectTo(route: Route): void {
  location.replace(hashOf(route))
}
