import { useEffect, useState } from 'react'
import { browserCatalog } from '@/store/catalog/catalog'

const catalog = browserCatalog()

/** Whether this browser keeps a game of a kind, to which somebody who reads its rules may want to return. */
export function useKeptGame(gameId: string): boolean {
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    let isWanted = true
    catalog.cards().then(
      (cards) => {
        if (isWanted && cards.some((card) => card.gameId === gameId)) setKept(gameId)
      },
      // Without storage there is nothing to return to.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [gameId])
  return kept === gameId
}
