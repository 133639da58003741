import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import controlStyles from './control.module.css'

/** The button for what most people come for. */
export function PrimaryButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button
      type="button"
      className={classNames(controlStyles.button, controlStyles['button--primary'])}
      {...props}
    />
  )
}
