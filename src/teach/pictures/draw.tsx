import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { PictureProps } from '@/engine/table/table'
import { exportPicture, type ExportedPicture } from './picture-export'

/** A map as a picture of its own, drawn beside the page; null where nothing is drawn. */
export function drawn(
  Picture: ComponentType<PictureProps<object>>,
  props: PictureProps<object>,
): ExportedPicture | null {
  const place = document.createElement('div')
  place.inert = true
  Object.assign(place.style, { position: 'fixed', left: '-20000px', top: '0', width: '1600px' })
  document.body.append(place)
  const root = createRoot(place)
  try {
    flushSync(() => root.render(<Picture {...props} />))
    return exportPicture(place)
  } finally {
    root.unmount()
    place.remove()
  }
}
