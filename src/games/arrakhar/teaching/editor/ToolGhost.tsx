import type { RefCallback } from 'react'
import { ICONS } from '../../content/icons'
import { hauntKindOf } from '../../content/units'
import type { Position } from '../../rules/position'
import { UnitFace } from '../../ui/setup/UnitFace'
import { Artwork } from './Palette'
import type { Tool } from './tools'
import styles from './editor.module.css'

interface ToolGhostProps {
  readonly hold: RefCallback<HTMLElement>
  readonly tool: Tool
  readonly position: Position
}

/** What hangs on the pointer; seen only. */
export function ToolGhost({ hold, tool, position }: ToolGhostProps) {
  return (
    <div ref={hold} className={styles['tool-ghost']} aria-hidden="true">
      <div className={styles['tool-ghost__piece']}>
        <Face tool={tool} position={position} />
      </div>
    </div>
  )
}

function Face({ tool, position }: Pick<ToolGhostProps, 'tool' | 'position'>) {
  if (tool.kind === 'unit') return <UnitFace type={tool.type} />
  if (tool.kind === 'haunt') return <Artwork path={ICONS[hauntKindOf(tool.haunt)].path} />
  if (tool.kind === 'wand') return <Artwork path={ICONS.wand.path} />
  const top = tool.kind === 'load' ? position.units.find(({ hex }) => hex === tool.from) : undefined
  return top ? <UnitFace type={top.type} /> : <Artwork path={ICONS.temple.path} />
}
