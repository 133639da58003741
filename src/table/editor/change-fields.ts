import { type Field, select } from '../fields/field'
import { EDITOR_TEXT as TEXT } from './editor-text'
import type { FileEdit } from './file-edits'

/** A change of the file, as a field brings it about. */
interface EditChange {
  readonly edit: FileEdit
}

/** Something in the position, and a button that takes it off. */
export function entry(id: string, label: string, edit: FileEdit): Field<EditChange> {
  const action = { short: TEXT.takeOff, full: TEXT.takesOff(label) }
  return { kind: 'entry', id, label, action, to: () => ({ edit }) }
}

/** A list to choose from. */
export function choice<const Value extends string, Change>(
  label: string,
  value: NoInfer<Value>,
  options: readonly { readonly value: Value; readonly name: string }[],
  to: (value: Value) => Change,
): Field<Change> {
  return select({ label, value, options, to })
}

/** Some values as what there is to choose from. */
export function named<const Value extends string>(values: readonly Value[], name: (value: Value) => string) {
  return values.map((value) => ({ value, name: name(value) }))
}

/** How much there is of something. */
export function amount(
  label: string,
  value: number,
  bounds: { readonly min: number; readonly max: number },
  to: (value: number) => FileEdit,
): Field<EditChange> {
  return { kind: 'number', label, value, ...bounds, to: (next) => ({ edit: to(next) }) }
}

/** A button, and what comes of it. */
export function button<Change>(label: string, change: Change, isDisabled = false): Field<Change> {
  return { kind: 'button', label, isDisabled, to: () => change }
}
