import type { BoardProps } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { Choice } from '../new-game/Choices'

/** A clause of the rules, to be read before one agrees on what a field changes. */
export interface ClauseToRead {
  readonly clause: string
  readonly href: string
}

/** A way to a page that tells more; it opens beside the form. */
interface MoreLink {
  readonly text: string
  readonly href: string
}

/** One of a few things, chosen from a list. */
interface SelectField<Value extends string, Change> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly name: string }[]
  readonly read?: ClauseToRead
  to(value: Value): Change
}

/** One of a few things, each a card of its own. */
interface CardsField<Value extends string, Change> {
  readonly label: string
  readonly hint?: string
  /** Of the group of radio buttons; one of its kind on the page. */
  readonly name: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly more?: MoreLink
  readonly problems?: readonly string[] | undefined
  /** What stands below the cards. */
  readonly fields?: readonly Field<Change>[]
  to(value: Value): Change
}

interface NumberField<Change> {
  readonly label: string
  readonly hint?: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly read?: ClauseToRead
  readonly problems?: readonly string[] | undefined
  to(value: number): Change
}

/** A box to tick; what it does is said in a hint, and the rule that it changes by a clause. */
interface CheckField<Change> {
  readonly label: string
  readonly hint?: string
  readonly value: boolean
  readonly read?: ClauseToRead
  to(isOn: boolean): Change
}

/** A text to paste or to read from a file. */
interface TextField<Change> {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly problems: readonly string[]
  to(text: string): Change
}

interface ButtonField<Change> {
  readonly label: string
  readonly isDisabled?: boolean
  /** Whether what it does is so already; undefined for what is done anew each time. */
  readonly isPressed?: boolean
  readonly isQuiet?: boolean
  to(): Change
}

/** Something that is there, and a button that does something with it: in a word to be seen, in full to be heard. */
interface EntryField<Change> {
  readonly id: string
  readonly label: string
  readonly action: { readonly short: string; readonly full: string }
  to(): Change
}

interface ChartCell {
  readonly value: string
  /** What it says unless somebody changes it. */
  readonly usual: string
}

/** A chart to fill in: what each cell says is chosen from a list. */
interface ChartField<Change> {
  readonly label: string
  /** What the heads of the rows are. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly ChartCell[] }[]
  readonly values: readonly { readonly value: string; readonly name: string }[]
  to(row: number, column: number, value: string): Change
}

/** A map to paint hex by hex, with a ground that is picked first. */
interface MapField<Change> {
  readonly label: string
  readonly hint: string
  readonly board: Pick<BoardProps, 'grid' | 'terrain' | 'art'>
  readonly size: { readonly columns: number; readonly rows: number; readonly most: number }
  readonly grounds: readonly { readonly id: string; readonly name: string }[]
  /** The ground of a hex, by its name. */
  readonly groundAt: (hex: HexId) => string
  /** Why nobody can play on it as it is. */
  readonly fault: string | undefined
  readonly isPrinted: boolean
  paint(hex: HexId, ground: string): Change
  /** The printed map again. */
  clear(): Change
  resize(size: { readonly columns: number; readonly rows: number }): Change
}

/** A line to read, told anew as it changes. */
interface NoteField {
  readonly label: string
}

/**
 * Fields that belong together under a name: below each other, beside each other or in columns, in a frame, folded
 * away until wanted; plainly beside each other, as a stack, or ruled off, they have no name to be read.
 */
interface GroupField<Change> {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly hint?: string
  readonly more?: MoreLink
  readonly as: 'list' | 'row' | 'plain' | 'columns' | 'frame' | 'fold' | 'stack' | 'ruled'
  /** Whether what is folded away is shown at once. */
  readonly isOpen?: boolean
  readonly problems?: readonly string[] | undefined
  readonly fields: readonly Field<Change>[]
}

/** A field of a form as data: what it shows, and the change that its owner is handed for another value. */
export type Field<Change> =
  | ({ readonly kind: 'select' } & SelectField<string, Change>)
  | ({ readonly kind: 'cards' } & CardsField<string, Change>)
  | ({ readonly kind: 'number' } & NumberField<Change>)
  | ({ readonly kind: 'check' } & CheckField<Change>)
  | ({ readonly kind: 'text' } & TextField<Change>)
  | ({ readonly kind: 'button' } & ButtonField<Change>)
  | ({ readonly kind: 'entry' } & EntryField<Change>)
  | ({ readonly kind: 'chart' } & ChartField<Change>)
  | ({ readonly kind: 'map' } & MapField<Change>)
  | ({ readonly kind: 'note' } & NoteField)
  | ({ readonly kind: 'group' } & GroupField<Change>)

/** What a field of a kind is drawn from. */
export interface FieldProps<Kind extends Field<never>['kind'], Change> {
  readonly field: Extract<Field<Change>, { kind: Kind }>
  readonly onChange: (change: Change) => void
}

/** A list to choose from, whose change is formed of its own values only. */
export function select<Value extends string, Change>(field: SelectField<Value, Change>): Field<Change> {
  return { kind: 'select', ...field }
}

/** Cards to choose from, whose change is formed of their own ids only. */
export function cards<Value extends string, Change>(field: CardsField<Value, Change>): Field<Change> {
  return { kind: 'cards', ...field }
}
