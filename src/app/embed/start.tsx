import { setAutoFreeze } from 'immer'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { present } from '@/engine/kernel/refusal'
import { coming } from '@/widgets/coming'
import { facesThere } from '../page-parts/faces-there'

/** Shows what the address of a frame on another page leads to; no game is kept here, and nothing is kept offline. */
export async function start(): Promise<void> {
  setAutoFreeze(!import.meta.env.PROD)
  const [{ EmbedApp }] = await coming(Promise.all([import('./EmbedApp'), facesThere(true)]))
  const root = present(document.getElementById('root'), 'element #root')
  createRoot(root).render(
    <StrictMode>
      <EmbedApp />
    </StrictMode>,
  )
}
