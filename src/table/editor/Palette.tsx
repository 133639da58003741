import { type PointerEvent, type ReactNode, useId } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import type { Grip } from '../drag/dragger'
import type { PieceGroup } from './editor-model'
import { EDITOR_TEXT } from './editor-text'
import type { Tool } from './tool'
import styles from './palette.module.css'

interface PaletteProps {
  readonly groups: readonly PieceGroup<unknown>[]
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  readonly onGrab: (event: PointerEvent, grip: Grip<Tool>) => void
}

/** All that can be put on the map, each to be picked or dragged. */
export function Palette({ groups, ...held }: PaletteProps) {
  const name = useId()
  return (
    <div className={styles.palette} role="radiogroup" aria-label={EDITOR_TEXT.tools}>
      <div className={classNames(styles['palette__group'], styles['palette__group--plain'])}>
        <Item {...{ ...held, name }} own={{ kind: 'hand' }} label={EDITOR_TEXT.hand} face={sign(HAND)} />
        <Item
          {...{ ...held, name }}
          own={{ kind: 'eraser' }}
          label={EDITOR_TEXT.eraser}
          face={sign(ERASER)}
        />
      </div>
      {groups.map(({ name: title, pieces }) => (
        <div key={title} role="group" aria-label={title}>
          <h2 className={styles['palette__title']}>{title}</h2>
          <div className={styles['palette__group']}>
            {pieces.map(({ id, name: label, short, count, face }) => (
              <Item
                key={id}
                {...{ ...held, name, short, count, face }}
                own={{ kind: 'piece', id }}
                label={capitalized(label)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

interface ItemProps extends Omit<PaletteProps, 'groups'> {
  readonly name: string
  readonly own: Tool
  readonly label: string
  readonly short?: string | undefined
  readonly count?: string
  readonly face: ReactNode
}

function Item({ name, own, label, short, count, face, tool, onTool, onGrab }: ItemProps) {
  const isPicked = isSame(own, tool)
  return (
    <label
      className={styles['palette__item']}
      title={label}
      data-picked={isPicked ? '' : undefined}
      onPointerDown={(event) => own.kind === 'piece' && onGrab(event, { piece: own, isOnBoard: false })}
    >
      <input
        type="radio"
        className={writingStyles['visually-hidden']}
        name={name}
        checked={isPicked}
        onChange={() => onTool(own)}
      />
      <span className={styles['palette__face']}>{face}</span>
      {short === undefined ? (
        <span className={styles['palette__name']}>{label}</span>
      ) : (
        <span className={styles['palette__name']}>
          <span className={writingStyles['visually-hidden']}>{label}</span>
          <span aria-hidden="true">{short}</span>
        </span>
      )}
      {count !== undefined && <span className={styles['palette__count']}>{count}</span>}
    </label>
  )
}

function isSame(one: Tool, other: Tool): boolean {
  if (one.kind === 'piece') return other.kind === 'piece' && one.id === other.id
  return one.kind === other.kind
}

const HAND =
  'M7 11V5.5a1.5 1.5 0 0 1 3 0V10V4a1.5 1.5 0 0 1 3 0v6V5a1.5 1.5 0 0 1 3 0v6V7.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-11 3.3L4.6 13.6a1.5 1.5 0 0 1 2.4-1.8Z'
const ERASER = 'M9 20h11M13.5 4.5 20 11l-8.5 9H8l-4-4ZM9 9l6.500 6.500'

function sign(path: string) {
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
