import { Stepper } from '@/widgets/Stepper'
import { PLACEMENT } from '../../content/setup-text'

interface AtATimeProps {
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** How many units a click or a drag takes. */
export function AtATime({ value, max, onChange }: AtATimeProps) {
  return <Stepper label={PLACEMENT.atATime} value={value} min={1} max={max} onChange={onChange} />
}
