/** Where somebody is; kept in the address behind '#', so that any static host will do. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'about' }
  | { readonly page: 'new'; readonly gameId: string }
  | { readonly page: 'play'; readonly gameId: string }
  | TeachingRoute

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
  'author',
  'study',
  'edit',
  'present',
  'open',
] as const
export type TeachingPage = (typeof TEACHING_PAGES)[number]

/** The route of an address's hash; one that means nothing leads home. */
export function routeOf(hash: string): Route {
  const [page, gameId, ...rest] = hash.replace(/^#?\/?/, '').split('/')
  if (page === 'about') return { page }
  if ((page === 'new' || page === 'play') && gameId) return { page, gameId }
  const teaching = TEACHING_PAGES.find((one) => one === page)
  return teaching && gameId ? { page: teaching, gameId, rest } : { page: 'home' }
}

/** The address of a route, for links. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'about':
      return '#/about'
    case 'new':
    case 'play':
      return `#/${route.page}/${route.gameId}`
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
