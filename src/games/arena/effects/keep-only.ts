/**
 * Leaves out of a list of a draft all that is not to stay. In place: a list of drafts put in its stead would
 * let drafts slip into what is read and told.
 */
export function keepOnly<Item>(list: Item[], stays: (item: Item) => boolean): void {
  const kept = list.filter(stays)
  list.splice(0, list.length, ...kept)
}
