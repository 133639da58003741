import type { Cooperative } from '@/engine/basics/cooperative'

/** Milliseconds for which work may keep a page from answering. */
const A_MOMENT = 40

/** Does work that pauses and lets the page answer in between, however long the whole takes. */
export async function cooperatively<Result>(work: Cooperative<Result>): Promise<Result> {
  let since = performance.now()
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value
    if (performance.now() - since < A_MOMENT) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
