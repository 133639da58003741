import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { FileDoor } from './FileDoor'
import { openingStore } from './opening'
import { useHold } from './use-hold'

const OpeningDialog = lazy(() =>
  import('./OpeningDialog').then((module) => ({ default: module.OpeningDialog })),
)

/**
 * What a page has to do with the world once it stands: files that come in, with the door and what is asked or said
 * about one, and other tabs.
 */
export function Files() {
  // Another tab may ask for the game as soon as this page stands.
  useHold()
  return (
    <>
      <FileDoor />
      <OpenedFile />
    </>
  )
}

function OpenedFile() {
  const opening = useStore(openingStore, (state) => state.opening)
  if (opening.step === 'idle') return null
  return (
    <Suspense>
      <OpeningDialog opening={opening} />
    </Suspense>
  )
}
