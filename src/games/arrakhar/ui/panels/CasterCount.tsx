import { counted } from '@/engine/phrases'
import { COUNT_TEXT } from '@/table/panel/panel-text'
import { classNames } from '@/widgets/class-names'
import styles from '@/table/panel/picking.module.css'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { PanelProps } from '../desk/desk'

interface CasterCountProps extends PanelProps {
  readonly count: number
  readonly most: number
}

/** How many casters of the stack take part. */
export function CasterCount({ desk, count, most }: CasterCountProps) {
  if (most < 2) return null
  const send = (casters: number) => desk.adjust({ type: 'sendCasters', count: casters })
  return (
    <div className={styles['caster-count']} role="group" aria-label="Casters that take part">
      <span>
        {counted(count, 'caster', 'casters')} <span className={writingStyles.soft}>of {most}</span>
      </span>
      <span className={styles.segmented}>
        <button
          type="button"
          className={classNames(controlStyles.button, styles['segmented__button'])}
          aria-label="One caster fewer"
          aria-disabled={count <= 1}
          onClick={() => (count > 1 ? send(count - 1) : undefined)}
        >
          {COUNT_TEXT.minus}
        </button>
        <button
          type="button"
          className={classNames(controlStyles.button, styles['segmented__button'])}
          aria-label="One caster more"
          aria-disabled={count >= most}
          onClick={() => (count < most ? send(count + 1) : undefined)}
        >
          {COUNT_TEXT.plus}
        </button>
      </span>
    </div>
  )
}
