import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import controlStyles from './control.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /** What most people come for, what few do, what cannot be undone, or a sign without words. */
  readonly look?: 'primary' | 'quiet' | 'danger' | 'icon' | undefined
}

/** A button as the page draws them. */
export function Button({ look, className, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(controlStyles.button, look && controlStyles[`button--${look}`], className)}
      {...button}
    />
  )
}
