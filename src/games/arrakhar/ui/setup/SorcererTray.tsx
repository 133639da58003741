import { Stepper } from '@/widgets/Stepper'
import { SORCERER_PLACEMENT as TEXT } from '../../content/setup-text'
import { countOf, STACKING_LIMIT } from '../../content/units'
import type { Tool } from './placement-tool'
import { UnitFace } from './UnitFace'

interface SorcererTrayProps {
  readonly left: number
  readonly tool: Tool
  readonly onPick: (tool: Tool) => void
}

/** The sorcerers in hand, how many a click places, and the tool that lifts again. */
export function SorcererTray({ left, tool, onPick }: SorcererTrayProps) {
  const count = tool.name === 'sorcerers' ? tool.count : 1
  return (
    <section className="tray" aria-labelledby="sorcerer-tray-title">
      <h2 className="tray__title" id="sorcerer-tray-title">
        {TEXT.sorcerers}
      </h2>
      <div className="tray__sorcerers">
        <button
          type="button"
          className="button sorcerer-button"
          aria-pressed={tool.name === 'sorcerers'}
          onClick={() => onPick({ name: 'sorcerers', count })}
        >
          <UnitFace type="sorcerer" /> {TEXT.place}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={tool.name === 'lift'}
          onClick={() => onPick({ name: 'lift' })}
        >
          {TEXT.lifting}
        </button>
      </div>
      <div className="tray__sorcerers">
        <Stepper
          label={TEXT.perClick}
          value={count}
          min={1}
          max={STACKING_LIMIT}
          onChange={(next) => onPick({ name: 'sorcerers', count: next })}
        />
        <p className="field__hint" aria-live="polite">
          {countOf(left, 'sorcerer')} {TEXT.inHand}
        </p>
      </div>
    </section>
  )
}
