import { useEffect, useRef } from 'react'
import type { HexId } from '@/engine/hex'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import pickingStyles from '@/table/panel/picking.module.css'
import { WORDS } from '../../content/words-text'
import type { View } from '../../rules/view'
import { neighborsOf } from './hex-report'
import styles from './words.module.css'

interface HexCardProps {
  readonly view: View
  readonly hex: HexId
  /** The hex in words, with what it means to what is in hand. */
  readonly words: string
  readonly wordsAt: (hex: HexId) => string
  readonly onShow: (hex: HexId) => void
  readonly onChoose: (hex: HexId) => void
}

/** One hex: what is there, the same choice as a click on it, and the way to its neighbors. */
export function HexCard({ view, hex, words, wordsAt, onShow, onChoose }: HexCardProps) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // Chosen from here, the hex is read out again with what it means now.
    if (card.current?.contains(document.activeElement)) card.current.querySelector('h3')?.focus()
  }, [words])
  return (
    <section ref={card} className={styles['words__hex']} data-part="hex-card" aria-label={hex}>
      <h3 tabIndex={-1}>{words}</h3>
      <button type="button" className={controlStyles.button} onClick={() => onChoose(hex)}>
        {WORDS.choose(hex)}
      </button>
      <h4>{WORDS.around(hex)}</h4>
      <ul>
        {neighborsOf(view, hex).map((neighbor) => (
          <li key={neighbor.direction}>
            {neighbor.hex === null ? (
              <span className={writingStyles.soft}>
                {neighbor.direction}: {WORDS.edge}
              </span>
            ) : (
              <NeighborButton
                {...neighbor}
                hex={neighbor.hex}
                words={wordsAt(neighbor.hex)}
                onShow={onShow}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface NeighborButtonProps extends Pick<HexCardProps, 'hex' | 'words' | 'onShow'> {
  readonly direction: string
}

function NeighborButton({ direction, hex, words, onShow }: NeighborButtonProps) {
  return (
    <button
      type="button"
      className={classNames(controlStyles.button, pickingStyles['hex-button'])}
      onClick={() => onShow(hex)}
    >
      <span>
        {direction}: <b>{hex}</b> {words}
      </span>
    </button>
  )
}
