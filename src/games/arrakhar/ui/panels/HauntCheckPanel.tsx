import writingStyles from '@/widgets/writing.module.css'
import { hauntName } from '../../content/command-text'
import { HAUNT_IDS } from '../../content/units'
import { holds } from '../../rules/stacking'
import type { PanelProps } from '../desk/desk'
import { stackText } from '../words/stack-text'
import styles from './valley.module.css'

/** The haunts that will be destroyed when the segment ends (AR-11.1). */
export function HauntCheckPanel({ desk: { view } }: PanelProps) {
  const occupied = HAUNT_IDS.flatMap((haunt) => {
    const hex = view.haunts[haunt]
    return hex !== undefined && holds(view, hex, 'wizard') ? [{ haunt, hex }] : []
  })
  if (occupied.length === 0)
    return <p className={writingStyles.soft}>No haunt is held by the wizard’s side.</p>
  return (
    <ul className={styles['haunt-list']}>
      {occupied.map(({ haunt, hex }) => (
        <li key={haunt}>
          <b>{hauntName(haunt)}</b> at {hex}, held by {stackText(view, hex)}
        </li>
      ))}
    </ul>
  )
}
