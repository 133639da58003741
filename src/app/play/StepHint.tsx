import * as Radix from '@radix-ui/react-tooltip'
import { classNames } from '@/widgets/class-names'
import styles from '@/widgets/tooltip.module.css'
import playStyles from './play.module.css'

interface Props {
  readonly text: string
  readonly onClose: () => void
}

/** The hint of the button that it lies over, shown while it stands there. */
export function StepHint({ text, onClose }: Props) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
        <Radix.Trigger asChild>
          <span className={playStyles['step-button__anchor']} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={classNames(styles.tooltip, playStyles['step-hint'])}
            sideOffset={6}
            collisionPadding={8}
          >
            {text}
            <Radix.Arrow className={styles['tooltip__arrow']} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
