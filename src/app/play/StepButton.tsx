import { Suspense, useState } from 'react'
import { Button } from '@/widgets/Button'
import { optionalComponent } from '@/widgets/late'
import { LineIcon } from '../page-parts/LineIcon'
import styles from './play.module.css'

/** Fetched with the first that is looked at. */
const StepHint = optionalComponent(() => import('./StepHint').then((module) => module.StepHint))

interface Props {
  readonly icon: 'undo' | 'redo'
  readonly name: string
  readonly keys: string
  /** Why it takes no step now. */
  readonly stopped: string | undefined
  /** Whether it leads on all the same. */
  readonly asks?: boolean
  readonly onStep: () => void
}

/** Undo or redo. Stopped, it stays where it is and can still be reached, so that it can say why. */
export function StepButton({ icon, name, keys, stopped, asks = false, onStep }: Props) {
  const [isLookedAt, setLookedAt] = useState(false)
  const hide = () => setLookedAt(false)
  return (
    <Button
      className={styles['step-button']}
      aria-label={name}
      aria-disabled={stopped !== undefined && !asks}
      aria-description={stopped}
      onClick={onStep}
      onPointerEnter={({ pointerType }) => setLookedAt(pointerType !== 'touch')}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ currentTarget }) => setLookedAt(currentTarget.matches(':focus-visible'))}
      onBlur={hide}
    >
      <LineIcon name={icon} />
      <span className={styles['step-button__name']}>{name}</span>
      {isLookedAt && (
        <Suspense>
          <StepHint text={stopped ?? `${name} (${keys})`} onClose={hide} />
        </Suspense>
      )}
    </Button>
  )
}
