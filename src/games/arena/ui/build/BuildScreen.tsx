import type { TableProps } from '@/engine/table/table'
import { BUILD } from '../../tables/build-text'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import { SEATS } from '../../state/position'
import type { View } from '../../state/view'
import { ArmyBuilding } from './ArmyBuilding'
import styles from './build.module.css'

/** The screen of the stage in which armies are drawn up, for the seat that holds the mouse. */
export function BuildScreen({ view, seat, play }: TableProps<View, Command, Event>) {
  const builder = SEATS.find((one) => one === seat)
  // Whoever is beside a bot keeps the mouse while that draws up its army.
  if (builder === undefined || builder !== view.active) return <p className={styles.army}>{BUILD.waiting}</p>
  return <ArmyBuilding key={builder} view={view} seat={builder} play={play} />
}
