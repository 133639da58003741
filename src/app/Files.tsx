import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { FileDoor } from './FileDoor'
import { openingStore } from './opening'

const OpeningDialog = lazy(() =>
  import('./OpeningDialog').then((module) => ({ default: module.OpeningDialog })),
)

/** Everything about files that come in: the door, and what is asked or said about one. */
export function Files() {
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
