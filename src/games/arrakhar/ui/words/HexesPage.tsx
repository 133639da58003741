import { useMemo } from 'react'
import type { HexId } from '@/engine/hex'
import { HexButtons } from '@/table/panel/HexButtons'
import type { PageProps } from '@/table/words/WordsPages'
import { sitesOnBoard } from '../board/board-view'
import type { Parts } from '../desk/desk'
import { marksOf } from '../gestures/answering'
import { hexInWords, placeInWords } from './hex-words'
import { GoToHex } from './GoToHex'
import { HexCard } from './HexCard'
import { hexTyped, notableHexes } from './hex-report'

/** The map hex by hex: go to any hex, look around from it, or take one of those where something is. */
export function HexesPage({ desk, shown, onShow }: PageProps<Parts>) {
  const { view, gesture, choose } = desk
  // What the sorcerer peeks at stays on the drawn board.
  const sites = useMemo(() => sitesOnBoard(view, false), [view])
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
