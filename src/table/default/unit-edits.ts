import type { Json } from '@/engine/kernel/game'
import { listAt, valueAt } from '@/engine/files/json-look'

/** Where a position file lists its units: the key of the list, and the key of a unit's hex. */
export interface UnitList {
  readonly key: string
  readonly hex: string
}

/** A position file with another value under a key. */
export function fieldChanged(file: Json, key: string, value: Json): Json {
  return { ...(file as Readonly<Record<string, Json>>), [key]: value }
}

/** A position file with one more unit; one of the same id makes room. */
export function withUnit({ key }: UnitList, file: Json, unit: Json): Json {
  const others = listAt(file, key).filter((one) => valueAt(one, 'id') !== valueAt(unit, 'id'))
  return fieldChanged(file, key, [...others, unit])
}

/** A position file with another value under a key of a unit, such as its hex. */
export function withUnitSet(
  { key }: UnitList,
  file: Json,
  id: Json | undefined,
  set: { readonly key: string; readonly value: Json },
): Json {
  const units = listAt(file, key)
  return fieldChanged(
    file,
    key,
    units.map((unit) => (valueAt(unit, 'id') === id ? fieldChanged(unit, set.key, set.value) : unit)),
  )
}

/** A position file without a unit. */
export function withoutUnit({ key }: UnitList, file: Json, id: Json | undefined): Json {
  return fieldChanged(
    file,
    key,
    listAt(file, key).filter((unit) => valueAt(unit, 'id') !== id),
  )
}
