import type { HexId } from '@/engine/hex'
import writingStyles from '@/widgets/writing.module.css'
import { INSPECTOR_TEXT } from '../../content/inspector-text'
import type { UnitId } from '../../rules/position'
import type { View } from '../../rules/view'
import { FactTags } from './FactTags'
import { factsOf } from './hex-facts'
import { StackFan } from './StackFan'
import styles from './inspector.module.css'

interface HexCardProps {
  readonly view: View
  readonly hex: HexId
  readonly pickable?: readonly UnitId[]
  readonly onPick?: (units: readonly UnitId[]) => void
}

const NOBODY: readonly UnitId[] = []
const nothing = () => undefined

/** All that lies open about a hex: its ground, what is on it, and its stack fanned out. */
export function HexCard({ view, hex, pickable = NOBODY, onPick = nothing }: HexCardProps) {
  const { facts, groups } = factsOf(view, hex)
  return (
    <div className={styles['inspector__card']}>
      <h2>{INSPECTOR_TEXT.name(hex)}</h2>
      <FactTags facts={facts} />
      {groups.length === 0 ? <p className={writingStyles.soft}>{INSPECTOR_TEXT.empty}</p> : null}
      {groups.map((group) => (
        <StackFan key={group.type} group={group} pickable={pickable} onPick={onPick} />
      ))}
    </div>
  )
}
