/** The place of the drawer at which rules are looked up; no part of a rulebook is called so. */
export const SEARCH_PLACE = '?'
