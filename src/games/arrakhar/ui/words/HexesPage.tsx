import { useMemo } from 'react'
import type { BoardSite } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { HexButtons } from '@/table/panel/HexButtons'
import { marksOf } from '../gestures/answering'
import { hexInWords, placeInWords } from './hex-words'
import type { PanelProps } from '../desk/desk'
import { GoToHex } from './GoToHex'
import { HexCard } from './HexCard'
import { hexTyped, notableHexes } from './hex-report'

interface HexesPageProps extends PanelProps {
  readonly sites: readonly BoardSite[]
  /** The hex that is looked at. */
  readonly shown: HexId | null
  readonly onShow: (hex: HexId) => void
}

/** The map hex by hex: go to any hex, look around from it, or take one of those where something is. */
export function HexesPage({ desk, sites, shown, onShow }: HexesPageProps) {
  const { view, gesture, choose } = desk
  const marks = useMemo(() => marksOf(view, gesture), [view, gesture])
  const groups = useMemo(() => notableHexes(view), [view])
  const optionsOf = (hexes: readonly HexId[]) =>
    hexes.map((hex) => ({ hex, text: placeInWords(view, hex, sites) }))
  return (
    <>
      <GoToHex find={(text) => hexTyped(view, text)} onShow={onShow} />
      {shown === null ? null : (
        <HexCard
          view={view}
          hex={shown}
          words={hexInWords(view, shown, sites, marks)}
          wordsAt={(hex) => placeInWords(view, hex, sites)}
          onShow={onShow}
          onChoose={choose}
        />
      )}
      {groups.map(({ title, hexes }) => (
        <HexButtons key={title} title={title} options={optionsOf(hexes)} onChoose={onShow} />
      ))}
    </>
  )
}
