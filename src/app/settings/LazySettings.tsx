import { type ComponentProps } from 'react'
import { neededComponent } from '@/widgets/late'
import { LatePart } from '../failure/LatePart'
import type { SettingsDialog } from './SettingsDialog'

const Loaded = neededComponent(() => import('./SettingsDialog').then((module) => module.SettingsDialog))

/** The settings, which come when they are asked for. */
export function LazySettings(props: ComponentProps<typeof SettingsDialog>) {
  return (
    <LatePart onClose={props.onClose}>
      <Loaded {...props} />
    </LatePart>
  )
}
