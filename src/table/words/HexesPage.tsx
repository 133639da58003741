import { type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { HexField, HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import type { DeskParts } from '../desk/desk'
import { HexButtons } from '../panel/HexButtons'
import pickingStyles from '../panel/picking.module.css'
import { hexTyped, type Neighbor, neighborsOf } from './compass'
import type { PageProps, Places, SpokenBoard } from './spoken-board'
import { WORDS_FRAME as TEXT } from './words-text'
import styles from './words.module.css'

interface HexesPageProps<P extends DeskParts> extends PageProps<P> {
  readonly model: SpokenBoard<P> & { readonly placesOf?: (view: P['view']) => readonly Places[] }
}

/** The map hex by hex: go to any hex, look around from it, or take one of those where something is. */
export function HexesPage<P extends DeskParts>({ model, desk, shown, onShow }: HexesPageProps<P>) {
  const { view, gesture, choose } = desk
  // What is peeked at stays on the drawn board.
  const { grid, stacks } = useMemo(() => model.boardOf(view, false), [model, view])
  const marks = useMemo(() => model.marksOf(view, gesture), [model, view, gesture])
  const groups = model.placesOf?.(view) ?? [
    { title: TEXT.places, hexes: grid.ids.filter((hex) => stacks.some((stack) => stack.hex === hex)) },
  ]
  // The button names the hex itself.
  const wordsAt = (hex: HexId) => model.hexInWords(view, hex, [], false).slice(hex.length + 2)
  return (
    <>
      <GoToHex grid={grid} onShow={onShow} />
      {shown === null ? null : (
        <HexCard
          hex={shown}
          words={model.hexInWords(view, shown, marks, false)}
          neighbors={neighborsOf(grid, shown)}
          wordsAt={wordsAt}
          onShow={onShow}
          onChoose={choose}
        />
      )}
      {groups.map(({ title, hexes }) => (
        <HexButtons
          key={title}
          title={title}
          options={hexes.map((hex) => ({ hex, text: wordsAt(hex) }))}
          onChoose={onShow}
        />
      ))}
    </>
  )
}

interface GoToHexProps {
  readonly grid: HexField
  readonly onShow: (hex: HexId) => void
}

/** A field for the printed number of a hex. */
function GoToHex({ grid, onShow }: GoToHexProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const id = useId()
  const go = (event: SubmitEvent) => {
    event.preventDefault()
    const hex = hexTyped(grid, text)
    setFault(hex === undefined ? TEXT.unknown(text) : '')
    if (hex !== undefined) onShow(hex)
  }
  return (
    <form className={styles['words__go']} onSubmit={go}>
      <label htmlFor={id}>{TEXT.goTo}</label>
      <input
        id={id}
        className={controlStyles['field__input']}
        inputMode={grid.ids.every((hex) => /^\d+$/.test(hex)) ? 'numeric' : 'text'}
        maxLength={4}
        size={5}
        autoComplete="off"
        value={text}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={controlStyles.button}>
        {TEXT.go}
      </button>
      <p
        id={`${id}-fault`}
        className={classNames(controlStyles['field__error'], styles['words__error'])}
        role="alert"
      >
        {fault}
      </p>
    </form>
  )
}

interface HexCardProps {
  readonly hex: HexId
  /** The hex in words, with what it means to what is in hand. */
  readonly words: string
  readonly neighbors: readonly Neighbor[]
  readonly wordsAt: (hex: HexId) => string
  readonly onShow: (hex: HexId) => void
  readonly onChoose: (hex: HexId) => void
}

/** One hex: what is there, the same choice as a click on it, and the way to its neighbors. */
function HexCard({ hex, words, neighbors, wordsAt, onShow, onChoose }: HexCardProps) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // Chosen from here, the hex is read out again with what it means now.
    if (card.current?.contains(document.activeElement)) card.current.querySelector('h3')?.focus()
  }, [words])
  return (
    <section ref={card} className={styles['words__hex']} data-part="hex-card" aria-label={hex}>
      <h3 tabIndex={-1}>{words}</h3>
      <Button onClick={() => onChoose(hex)}>{TEXT.choose(hex)}</Button>
      <h4>{TEXT.around(hex)}</h4>
      <ul>
        {neighbors.map(({ direction, hex: there }) => (
          <li key={direction}>
            {there === null ? (
              <span className={writingStyles.soft}>
                {direction}: {TEXT.edge}
              </span>
            ) : (
              <Button className={pickingStyles['hex-button']} onClick={() => onShow(there)}>
                <span>
                  {direction}: <b>{there}</b> {wordsAt(there)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
