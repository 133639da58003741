/** Work that pauses now and then, so that whoever drives it may let others go first. */
export type Cooperative<Result> = Generator<undefined, Result>

/** Does work that pauses, in its own way: with or without heeding the pauses. */
export type Drive = <Result>(work: Cooperative<Result>) => Promise<Result>

/** Does work without heeding its pauses. */
export function atOnce<Result>(work: Cooperative<Result>): Result {
  let next = work.next()
  while (!next.done) next = work.next()
  return next.value
}
