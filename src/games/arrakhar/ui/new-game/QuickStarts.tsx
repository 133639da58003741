import { type QuickStartCard, QuickStartCards } from '@/table/new-game/QuickStartCards'
import type { QuickStart } from '../../content/quick-starts'
import type { ReconstructionId } from '../../content/reconstructions'
import { RECONSTRUCTION_TEXT } from '../../content/reconstructions-text'
import { SCENARIOS } from '../../content/scenarios'
import { NEW_GAME } from '../../content/setup-text'
import { quickStartsFor } from '../setup/ready-made'

interface QuickStartsProps {
  /** The one chosen in the form, which they are played with. */
  readonly reconstruction: ReconstructionId
  readonly onPick: (quickStart: QuickStart) => void
}

/** The ready-made set-ups, a button each. */
export function QuickStarts({ reconstruction, onPick }: QuickStartsProps) {
  const cards = quickStartsFor(reconstruction).map((quickStart): QuickStart & QuickStartCard => ({
    ...quickStart,
    tag: SCENARIOS[quickStart.scenario].name,
  }))
  return (
    <QuickStartCards
      intro={[NEW_GAME.quickIntro, NEW_GAME.quickCharts(RECONSTRUCTION_TEXT[reconstruction].name)]}
      cards={cards}
      onPick={onPick}
    />
  )
}
