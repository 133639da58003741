import { createStore, promisifyRequest } from 'idb-keyval'
import { ASIDE, LIBRARY_PLACE } from './library'

/** Saves of newer programs whose place was taken by other games, as they were stored. */
export async function savesAside(): Promise<readonly unknown[]> {
  const shelf = createStore(...LIBRARY_PLACE)
  return shelf('readonly', (objects) =>
    promisifyRequest<unknown[]>(objects.getAll(IDBKeyRange.bound(ASIDE, `${ASIDE}\uffff`))),
  )
}
