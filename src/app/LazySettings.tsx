import { lazy, type ComponentProps } from 'react'
import { LatePart } from './failure/LatePart'
import type { SettingsDialog } from './settings/SettingsDialog'

const Loaded = lazy(() =>
  import('./settings/SettingsDialog').then((module) => ({ default: module.SettingsDialog })),
)

/** The settings, which come when they are asked for. */
export function LazySettings(props: ComponentProps<typeof SettingsDialog>) {
  return (
    <LatePart onClose={props.onClose}>
      <Loaded {...props} />
    </LatePart>
  )
}
