import { Button, type ButtonProps } from './Button'

/** The button for what most people come for. */
export function PrimaryButton(props: Omit<ButtonProps, 'look'>) {
  return <Button look="primary" {...props} />
}
