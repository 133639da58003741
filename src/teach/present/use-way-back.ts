import { useCallback, useEffect } from 'react'
import { keepOwnAddress } from '../addresses/own-address'
import { hasBeenLed } from '../addresses/way-to-present'

/** What the browser keeps with the address of a presentation: whether a page of this tab led to it. */
const LED = { isLedTo: true } as const

/** Leads back to where one came from, or to `home` where no page of this tab led here. */
export function useWayBack(home: string): () => void {
  useEffect(() => {
    if (hasBeenLed()) history.replaceState(LED, '')
  }, [])
  return useCallback(() => {
    const { state } = history as { readonly state: Partial<typeof LED> | null }
    // The address of every slide takes the place of the one before, so that what lies before them is that page.
    if (state?.isLedTo) history.back()
    else location.hash = home
  }, [home])
}

/** Keeps the address of what is shown in place of the one before: a reload comes back to it, the way back stays. */
export function useAddress(address: string): void {
  useEffect(() => keepOwnAddress(address, history.state), [address])
}
