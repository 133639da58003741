import type { TableProps } from '@/engine/table/table'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { View } from '../../state/view'
import { ForceDesign } from './ForceDesign'
import { SorcererPlacement } from './SorcererPlacement'
import { WizardPlacement } from './WizardPlacement'

/** The screen of the set-up segment at hand, for the seat that holds the mouse. */
export function SetUpScreens({ view, play, seal }: TableProps<View, Command, Event>) {
  const { setUp, side } = view
  if (!setUp) return null
  switch (view.now.segment) {
    case 'sorcererDesign':
    case 'wizardDesign':
      return <ForceDesign key={side} view={view} side={side} play={play} />
    case 'sorcererPlacement':
      return <SorcererPlacement view={view} setUp={setUp} play={play} seal={seal} />
    case 'wizardPlacement':
      return <WizardPlacement view={view} setUp={setUp} play={play} seal={seal} />
    default:
      return null
  }
}
