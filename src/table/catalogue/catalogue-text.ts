/** Words of every catalogue of cards. */
export const CATALOGUE_TEXT = {
  title: 'Catalogue',
  shown: (count: number, of: number) => (count === of ? `All ${of} cards` : `${count} of ${of} cards`),
  none: 'No card fits. Loosen the filters.',
  filters: 'Filters',
  search: 'Search',
  searchHint: 'A name, or a word on the card',
  any: 'Any',
  order: 'Order',
  inWords: 'In words',
  inWordsOf: (name: string) => `${name} in words`,
  remove: (name: string) => `Remove ${name}`,
} as const
