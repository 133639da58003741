import { shortcutOf } from '@/widgets/keys'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { PLANNER } from '../../content/planner-text'
import type { View } from '../../rules/view'
import { PlannerSign } from './PlannerSign'
import { closePlanner, openPlanner, pageOf, useShelf } from './shelf'
import styles from './planner.module.css'

/** The planner's own button, in a corner of the board in every segment. */
export function PlannerDoor({ view }: { readonly view: View }) {
  const { page } = useShelf()
  const isOpen = page !== null
  return (
    <button
      type="button"
      className={classNames(controlStyles.button, styles['planner-door'])}
      data-corner-door=""
      aria-keyshortcuts={shortcutOf('planner')}
      aria-expanded={isOpen}
      title={PLANNER.hint}
      onClick={() => (isOpen ? closePlanner() : openPlanner(pageOf(view)))}
    >
      <PlannerSign />
      <span className={styles['planner-name']}>{PLANNER.name}</span>
    </button>
  )
}
