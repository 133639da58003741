import { useState } from 'react'
import type { AnyCommand, AnyEvent, Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { listAt, valueAt } from '@/engine/files/json-look'
import type { EditorProps, PositionDesk } from '@/engine/table/table'
import panelStyles from '@/widgets/panel.module.css'
import { classNames } from '@/widgets/class-names'
import { Select } from '@/widgets/Select'
import { IDLE } from '../desk/answer'
import { ChoiceButtons } from '../panel/ChoiceButtons'
import { BoardPane } from '../play/BoardPane'
import { EditorFrame } from '../teaching/EditorFrame'
import { EDITOR_TEXT } from './editor-text'
import type { AnyTableModel, TableModel, TableParts } from './table-model'
import { fieldChanged, type UnitList, withoutUnit, withUnit, withUnitSet } from './unit-edits'

/** A field of the position file that has a few values. */
interface EditorField {
  readonly key: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

/** What a game tells of its position files so that units can be set up by hand. */
export interface EditorWays<View> {
  readonly desk: PositionDesk
  /** The position as the referee sees it, or null while it has no shape. */
  viewOf(file: Json): View | null
  readonly units: UnitList
  /** What can be placed, by the ids that the list has them under: each a new entry of it. */
  readonly pieces: readonly { readonly id: string; readonly name: string; make(hex: HexId): Json }[]
  readonly fields: readonly EditorField[]
  /** What a unit of the list is called; the piece of its id where left out. */
  readonly nameOf?: (unit: Json) => string
  /** A figure of a unit that may be set. */
  readonly figure?: UnitFigure
}

interface UnitFigure {
  readonly key: string
  /** 'Steps of Ranger'. */
  readonly label: (name: string) => string
  readonly most: (unit: Json) => number
}

/** An editor that places, moves and removes units, and sets the fields beside them. */
export function unitEditorOf<View extends object, Command extends AnyCommand, Event extends AnyEvent>(
  model: TableModel<View, Command, Event>,
  ways: EditorWays<View>,
) {
  return function Editor(props: EditorProps) {
    const view = ways.viewOf(props.file)
    return view ? (
      <UnitEditor {...props} {...{ model, ways, view }} />
    ) : (
      <p className={panelStyles.panel}>{EDITOR_TEXT.noShape}</p>
    )
  }
}

interface UnitEditorProps extends EditorProps {
  readonly model: AnyTableModel
  readonly ways: Omit<EditorWays<never>, 'viewOf'>
  readonly view: object
}

const MOVES = ''

function UnitEditor({ model, ways, view, file, onChange, drawings, onDraw, isDrawing }: UnitEditorProps) {
  const { desk, units, pieces, fields } = ways
  const [pieceId, setPieceId] = useState(MOVES)
  const [chosen, setChosen] = useState<HexId | null>(null)
  const piece = pieces.find(({ id }) => id === pieceId)
  const here = unitsIn(ways, file, chosen)
  const change = (next: Json) => {
    const opened = desk.open(next)
    onChange(opened.ok ? opened.value : next)
  }
  const choose = (hex: HexId) => {
    if (piece) change(withUnit(units, file, piece.make(hex)))
    else if (here[0] !== undefined && unitsIn(ways, file, hex).length === 0)
      change(withUnitSet(units, file, valueAt(here[0], 'id'), { key: units.hex, value: hex }))
    setChosen(hex)
  }
  return (
    <EditorFrame
      toolsName={EDITOR_TEXT.tools}
      tools={
        <Select
          label={EDITOR_TEXT.tool}
          value={pieceId}
          options={[
            { value: MOVES, name: EDITOR_TEXT.moves },
            ...pieces.map(({ id, name }) => ({ value: id, name: EDITOR_TEXT.places(name) })),
          ]}
          onChange={setPieceId}
        />
      }
      hint={hintOf(piece?.name, here.length > 0)}
      board={
        <BoardPane<TableParts>
          {...{ model, view, drawings }}
          gesture={IDLE}
          noted={chosen === null ? [] : [chosen]}
          isLocked
          pen={{ onDraw, isDrawing }}
          onChooseHex={choose}
        />
      }
      fields={
        <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={EDITOR_TEXT.fields}>
          {fields.map((field) => (
            <Select
              key={field.key}
              label={field.label}
              options={field.options}
              value={textAt(file, field.key)}
              onChange={(value) => change(fieldChanged(file, field.key, value))}
            />
          ))}
          <UnitsHere {...{ ways, file, here }} onChange={change} />
        </section>
      }
    />
  )
}

interface UnitsHereProps {
  readonly ways: UnitEditorProps['ways']
  readonly file: Json
  readonly here: readonly Json[]
  readonly onChange: (next: Json) => void
}

/** The units of the chosen hex: their figures, and a button that takes each off. */
function UnitsHere({ ways, file, here, onChange }: UnitsHereProps) {
  const { units, pieces, figure } = ways
  const nameOf =
    ways.nameOf ?? ((unit: Json) => pieces.find(({ id }) => id === valueAt(unit, 'id'))?.name ?? '')
  const named = here.map((unit) => ({ unit, id: textAt(unit, 'id'), name: nameOf(unit) }))
  return (
    <>
      {figure &&
        named.map(({ unit, id, name }) => (
          <Select
            key={id}
            label={figure.label(name)}
            options={upTo(figure.most(unit)).map((value) => ({ value, name: value }))}
            value={String(Number(valueAt(unit, figure.key)))}
            onChange={(value) =>
              onChange(withUnitSet(units, file, id, { key: figure.key, value: Number(value) }))
            }
          />
        ))}
      <ChoiceButtons
        title={EDITOR_TEXT.remove}
        choices={named.map(({ id, name }) => ({
          key: id,
          name,
          onChoose: () => onChange(withoutUnit(units, file, id)),
        }))}
      />
    </>
  )
}

function upTo(most: number): readonly string[] {
  return Array.from({ length: most }, (_, nth) => String(nth + 1))
}

function textAt(file: Json, key: string): string {
  const value = valueAt(file, key)
  return typeof value === 'string' ? value : ''
}

function hintOf(piece: string | undefined, isHolding: boolean): string {
  if (piece !== undefined) return EDITOR_TEXT.placeHint(piece)
  return isHolding ? EDITOR_TEXT.moveHint : EDITOR_TEXT.hint
}

function unitsIn({ units }: Pick<UnitEditorProps['ways'], 'units'>, file: Json, hex: HexId | null) {
  return listAt(file, units.key).filter((unit) => hex !== null && valueAt(unit, units.hex) === hex)
}
