import { Button, type ButtonProps } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { once } from '../desk/once'
import styles from './picking.module.css'

/** A button among the controls. */
export interface PanelButton {
  readonly name: string
  /** The same for those who do not see what it stands beside. */
  readonly label?: string
  readonly look?: ButtonProps['look']
  /** Whether it is what is chosen now, of several. */
  readonly isPressed?: boolean
  /** It keeps its place, and the focus, when it has nothing to do. */
  readonly isOff?: boolean
  readonly onPress: () => void
}

interface ButtonsProps {
  readonly buttons: readonly PanelButton[]
  /** What they are about, where their names do not tell. */
  readonly title?: string
  /** Side by side, as the sides of one choice, or as large figures. */
  readonly as?: 'row' | 'choice' | 'figures'
}

const LOOKS = {
  row: panelStyles.row,
  choice: classNames(styles.segmented, styles['segmented--wide']),
  figures: styles['count-row'],
}

/** Buttons that belong together. */
export function Buttons({ buttons, title, as = 'row' }: ButtonsProps) {
  return (
    <div className={LOOKS[as]} role={title === undefined ? undefined : 'group'} aria-label={title}>
      {buttons.map((button) => (
        <ActionButton key={button.name} {...button} />
      ))}
    </div>
  )
}

/** One of them, where it stands alone. */
export function ActionButton({ name, label, look, isPressed, isOff = false, onPress }: PanelButton) {
  return (
    <Button
      look={look}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={once(() => (isOff ? undefined : onPress()))}
    >
      {name}
    </Button>
  )
}
