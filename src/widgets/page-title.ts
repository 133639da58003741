import { useEffect } from 'react'

/** The title of the page as its address has it, and of what stands on it, while that is more telling. */
let ofPage = ''
let ofPart: string | null = null

/** Names the page of an address; called whenever another is shown. */
export function namePage(title: string): void {
  ofPage = title
  show()
}

/** Names the page after what stands on it as long as that is there; null while there is nothing to name it after. */
export function usePartTitle(title: string | null): void {
  useEffect(() => {
    ofPart = title
    show()
    return () => {
      ofPart = null
      show()
    }
  }, [title])
}

function show(): void {
  document.title = ofPart ?? ofPage
}
