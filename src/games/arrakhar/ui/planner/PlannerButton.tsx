import { shortcutOf } from '@/widgets/keys'
import controlStyles from '@/widgets/control.module.css'
import { PLANNER } from '../../content/planner-text'
import type { View } from '../../rules/view'
import { PlannerSign } from './PlannerSign'
import { openPlanner, pageOf } from './shelf'
import styles from './planner.module.css'

/** Beside what is in hand: opens the planner on the page of the segment at hand. */
export function PlannerButton({ view }: { readonly view: View }) {
  return (
    <button
      type="button"
      className={controlStyles.button}
      aria-keyshortcuts={shortcutOf('planner')}
      title={PLANNER.hint}
      onClick={() => openPlanner(pageOf(view))}
    >
      <PlannerSign />
      <span className={styles['planner-name']}>{PLANNER.name}</span>
    </button>
  )
}
