import { type PointerEvent, type ReactNode, useId } from 'react'
import type { Grip } from '@/table/drag/dragger'
import { capitalized } from '@/engine/phrases'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import { ICONS } from '../../content/icons'
import { COUNTERMIX, hauntKindOf, type Side, TYPES_OF, UNIT_NAMES } from '../../content/units'
import { countOf } from '../../rules/counts'
import type { Position } from '../../rules/position'
import { UnitFace } from '../../ui/setup/UnitFace'
import { EDITOR_TEXT } from './editor-text'
import { nameOfTool, type Tool } from './tools'
import styles from './editor.module.css'

interface PaletteProps {
  readonly position: Position
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  readonly onGrab: (event: PointerEvent, grip: Grip<Tool>) => void
}

const SIDES: readonly Side[] = ['wizard', 'sorcerer']

/** All that can be put on the map, each to be picked or dragged. */
export function Palette({ position, tool, onTool, onGrab }: PaletteProps) {
  const name = useId()
  const item = (own: Tool, count: string, face: ReactNode) => (
    <Item
      key={nameOfTool(own)}
      {...{ name, own, count, face, onTool, onGrab }}
      isPicked={isSame(own, tool)}
    />
  )
  return (
    <div className={styles.palette} role="radiogroup" aria-label={EDITOR_TEXT.tools}>
      <div className={classNames(styles['palette__group'], styles['palette__group--plain'])}>
        {item({ kind: 'hand' }, '', <Sign path={HAND} />)}
        {item({ kind: 'eraser' }, '', <Sign path={ERASER} />)}
      </div>
      {SIDES.map((side) => (
        <div key={side} role="group" aria-label={EDITOR_TEXT.units[side]}>
          <h2 className={styles['palette__title']}>{EDITOR_TEXT.units[side]}</h2>
          <div className={styles['palette__group']}>
            {TYPES_OF[side].map((type) =>
              item(
                { kind: 'unit', type },
                `${countOf(position.units, type)} / ${COUNTERMIX}`,
                <UnitFace type={type} />,
              ),
            )}
          </div>
        </div>
      ))}
      <div role="group" aria-label={EDITOR_TEXT.haunts}>
        <h2 className={styles['palette__title']}>{EDITOR_TEXT.haunts}</h2>
        <div className={styles['palette__group']}>
          {position.settings.haunts.map((haunt) =>
            item(
              { kind: 'haunt', haunt },
              position.haunts[haunt] ?? '–',
              <Artwork path={ICONS[hauntKindOf(haunt)].path} />,
            ),
          )}
          {item(
            { kind: 'wand' },
            position.wand.hidden ? '–' : position.wand.hex,
            <Artwork path={ICONS.wand.path} />,
          )}
        </div>
      </div>
    </div>
  )
}

interface ItemProps {
  readonly name: string
  readonly own: Tool
  readonly count: string
  readonly face: ReactNode
  readonly isPicked: boolean
  readonly onTool: (tool: Tool) => void
  readonly onGrab: PaletteProps['onGrab']
}

function Item({ name, own, count, face, isPicked, onTool, onGrab }: ItemProps) {
  const isPiece = own.kind !== 'hand' && own.kind !== 'eraser'
  return (
    <label
      className={styles['palette__item']}
      title={labelOf(own)}
      data-picked={isPicked ? '' : undefined}
      onPointerDown={(event) => isPiece && onGrab(event, { piece: own, isOnBoard: false })}
    >
      <input
        type="radio"
        className={writingStyles['visually-hidden']}
        name={name}
        checked={isPicked}
        onChange={() => onTool(own)}
      />
      <span className={styles['palette__face']}>{face}</span>
      {own.kind === 'haunt' ? (
        <span className={styles['palette__name']}>
          <span className={writingStyles['visually-hidden']}>{labelOf(own)}</span>
          <span aria-hidden="true">{own.haunt}</span>
        </span>
      ) : (
        <span className={styles['palette__name']}>{labelOf(own)}</span>
      )}
      {count !== '' && <span className={styles['palette__count']}>{count}</span>}
    </label>
  )
}

function labelOf(tool: Tool): string {
  if (tool.kind === 'unit') return capitalized(UNIT_NAMES[tool.type].one)
  return capitalized(nameOfTool(tool))
}

function isSame(one: Tool, other: Tool): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

const HAND =
  'M7 11V5.5a1.5 1.5 0 0 1 3 0V10V4a1.5 1.5 0 0 1 3 0v6V5a1.5 1.5 0 0 1 3 0v6V7.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-11 3.3L4.6 13.6a1.5 1.5 0 0 1 2.4-1.8Z'
const ERASER = 'M9 20h11M13.5 4.5 20 11l-8.5 9H8l-4-4ZM9 9l6.500 6.500'

function Sign({ path }: { readonly path: string }) {
  return (
    <svg className={styles['palette__sign']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** Artwork of what lies under counters. */
export function Artwork({ path }: { readonly path: string }) {
  return (
    <svg className={styles['palette__art']} viewBox="0 0 256 256" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
