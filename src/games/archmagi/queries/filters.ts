import type { Descriptor, Circumstance, Filter, Keyword, Traits } from '../tables/vocabulary'

/** Whether something is what a filter asks for (AM-E.0.1). */
export function matches(filter: Filter, traits: Traits): boolean {
  if (filter === true) return true
  if ('is' in filter) return isA(traits, filter.is)
  if ('has' in filter) return has(traits, filter.has)
  if ('not' in filter) return !matches(filter.not, traits)
  if ('all' in filter) return filter.all.every((one) => matches(one, traits))
  return filter.any.some((one) => matches(one, traits))
}

export function isA(traits: Traits, what: Descriptor | Circumstance): boolean {
  return traits.is.includes(what)
}

export function has(traits: Traits, keyword: Keyword): boolean {
  return traits.has.some(({ k }) => k === keyword)
}

/** The sum of a keyword's figures; 0 for who has not got it (AM-12.3). */
export function sumOf(traits: Traits, keyword: Keyword): number {
  return traits.has.reduce((sum, ability) => {
    return ability.k === keyword && 'n' in ability ? sum + ability.n : sum
  }, 0)
}
