import { counted } from '@/engine/phrases'
import type { PanelProps } from '../desk'

interface CasterCountProps extends PanelProps {
  readonly count: number
  readonly most: number
}

/** How many casters of the stack take part. */
export function CasterCount({ desk, count, most }: CasterCountProps) {
  if (most < 2) return null
  const send = (casters: number) => desk.adjust({ type: 'sendCasters', count: casters })
  return (
    <div className="caster-count" role="group" aria-label="Casters that take part">
      <span>
        {counted(count, 'caster', 'casters')} <span className="soft">of {most}</span>
      </span>
      <span className="segmented">
        <button
          type="button"
          className="button segmented__button"
          aria-label="One caster fewer"
          aria-disabled={count <= 1}
          onClick={() => (count > 1 ? send(count - 1) : undefined)}
        >
          −
        </button>
        <button
          type="button"
          className="button segmented__button"
          aria-label="One caster more"
          aria-disabled={count >= most}
          onClick={() => (count < most ? send(count + 1) : undefined)}
        >
          +
        </button>
      </span>
    </div>
  )
}
