/** What a chart says of one thing, such as a unit, a spell or an item, as it is looked up. */
export interface RuleCard {
  /** 'card-creatures-12': what its address ends with. */
  readonly id: string
  /** The id of its chart, and what that is called. */
  readonly chart: string
  readonly about: string
  readonly title: string
  /** What is said of it, under the heads of the chart's columns. */
  readonly says: readonly (readonly [head: string, says: string])[]
}

/** What begins the id of every card, and of nothing else in a rulebook. */
export const CARD = 'card-'

/** What a card says, in one line. */
export function cardText({ says }: RuleCard): string {
  return says.map(([head, said]) => `${head}: ${said}`).join(' · ')
}
