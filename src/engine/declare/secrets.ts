import type { Seat, Viewer } from '../kernel/game'

/** What each seat knows alone; null where there is nothing, and for whoever does not know. */
export type Secrets<Side extends Seat, Value> = Readonly<Record<Side, Value | null>>

/** Secrets as a viewer may know them: the own ones, and all of them for the referee. */
export function seenSecrets<Side extends Seat, Value>(
  secrets: Secrets<Side, Value>,
  viewer: Viewer,
): Secrets<Side, Value> {
  return eachSecret(secrets, (value, side) => (isKnown(side, viewer) ? value : null))
}

/** Secrets with something in the place of each that is missing: a world that a view allows. */
export function filledSecrets<Side extends Seat, Value>(
  secrets: Secrets<Side, Value>,
  fill: (side: Side) => Value | null,
): Secrets<Side, Value> {
  return eachSecret(secrets, (value, side) => value ?? fill(side))
}

/** Secrets with something else in the place of each that a viewer may not know: they must look the same to it. */
export function exchangedSecrets<Side extends Seat, Value>(
  secrets: Secrets<Side, Value>,
  viewer: Viewer,
  other: (value: Value, side: Side) => Value | undefined,
): Secrets<Side, Value> {
  return eachSecret(secrets, (value, side) =>
    value === null || isKnown(side, viewer) ? value : (other(value, side) ?? value),
  )
}

function isKnown(side: Seat, viewer: Viewer): boolean {
  return viewer === 'referee' || viewer === side
}

function eachSecret<Side extends Seat, Value>(
  secrets: Secrets<Side, Value>,
  work: (value: Value | null, side: Side) => Value | null,
): Secrets<Side, Value> {
  const sides = Object.keys(secrets) as Side[]
  return Object.fromEntries(sides.map((side) => [side, work(secrets[side], side)])) as Record<
    Side,
    Value | null
  >
}
