import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import { capitalized } from '@/engine/basics/phrases'
import { Tabs } from '@/widgets/Tabs'
import writingStyles from '@/widgets/writing.module.css'
import { IDLE } from '../desk/answer'
import type { Answering, AnswerOf, DeskOf, DeskParts, GestureOf } from '../desk/desk'
import { HexButtons, type HexOption } from '../panel/HexButtons'
import { BoardInWords } from './BoardInWords'
import { HexesPage } from './HexesPage'
import { SelectionBar } from './SelectionBar'
import type { PageProps, Places, SpokenBoard } from './spoken-board'
import { WORDS_FRAME as TEXT } from './words-text'
import styles from './words.module.css'

/** What may be done on the board now, in words. */
export interface ActInWords<P extends DeskParts> {
  /** What is in hand, as a sentence. */
  readonly inHand: string
  /** What it is ready for, if anything. */
  readonly ready?: { readonly name: string; readonly answer: AnswerOf<P> } | null
  readonly groups: readonly HexGroup[]
  /** Said where nothing may be chosen; '' where something may. */
  readonly nothing: string
  /** What else the board shows; lists without lines are left out. */
  readonly lists?: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

/** Hexes that mean the same. */
export interface HexGroup {
  readonly title: string
  readonly options: readonly HexOption[]
  /** Whether they are chosen as with empty hands, whatever is held. */
  readonly isAnew?: boolean
}

export interface WordsModel<P extends DeskParts> extends Pick<Answering<P>, 'answerHex'> {
  readonly stageOf: (view: P['view']) => { readonly says: string }
  readonly actInWords: (view: P['view'], gesture: GestureOf<P>) => ActInWords<P>
  /** Hexes worth a visit; all those where somebody is when left out. */
  readonly placesOf?: (view: P['view']) => readonly Places[]
  /** More ways through the board. */
  readonly pages?: readonly { readonly name: string; readonly Page: ComponentType<PageProps<P>> }[]
}

/** The place of the page on which single hexes are shown. */
const HEXES = 1

interface WordsProps<P extends DeskParts> {
  readonly model: WordsModel<P> & SpokenBoard<P>
  readonly desk: DeskOf<P>
}

/** The board in words and its door: by what can act, and by the ways that a game adds; all of it through the same desk. */
export function Words<P extends DeskParts>(props: WordsProps<P>) {
  return (
    <BoardInWords>
      <WordsPages {...props} />
    </BoardInWords>
  )
}

function WordsPages<P extends DeskParts>({ model, desk }: WordsProps<P>) {
  const { pages = [] } = model
  const [page, setPage] = useState(0)
  const [shown, setShown] = useState<HexId | null>(null)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const isVisiting = useRef(false)
  const visit = (hex: HexId) => {
    isVisiting.current = true
    setShown(hex)
    setPage(HEXES)
  }
  useEffect(() => {
    // The focus goes along, so that the hex is read out wherever one came from.
    if (isVisiting.current) frame.current?.querySelector<HTMLElement>('[data-part="hex-card"] h3')?.focus()
    isVisiting.current = false
  })
  const Page = pages[page - 2]?.Page
  const names = [TEXT.act, TEXT.hexes, ...pages.map(({ name }) => name)]
  return (
    <>
      <Tabs
        id={id}
        label={TEXT.pages}
        className={styles['words__tabs']}
        names={Object.fromEntries(names.map((name, nth) => [nth, name]))}
        shown={String(page)}
        onShow={(next) => setPage(Number(next))}
      />
      <div
        ref={frame}
        className={styles['words__page']}
        role="tabpanel"
        id={`${id}-page`}
        aria-labelledby={`${id}-${page}`}
        tabIndex={-1}
      >
        {page === 0 ? <ActPage model={model} desk={desk} /> : null}
        {page === HEXES ? <HexesPage model={model} desk={desk} shown={shown} onShow={visit} /> : null}
        {/* A page may come when it is first opened. */}
        <Suspense fallback={null}>{Page ? <Page desk={desk} shown={shown} onShow={visit} /> : null}</Suspense>
      </div>
    </>
  )
}

/** What may be done on the board now, each hex a button that does what a click on it does. */
function ActPage<P extends DeskParts>({ model, desk }: WordsProps<P>) {
  const { view, gesture, choose, follow, adjust } = desk
  const { inHand, ready, groups, nothing, lists = [] } = model.actInWords(view, gesture)
  const pick = (hex: HexId) => follow(model.answerHex(view, IDLE, hex))
  return (
    <>
      <p>{model.stageOf(view).says}</p>
      {gesture.name === 'Idle' ? null : (
        <SelectionBar
          text={capitalized(inHand)}
          ready={ready ? { name: ready.name, onTake: () => follow(ready.answer) } : undefined}
          onLetGo={() => adjust({ type: 'cancel' })}
        />
      )}
      {nothing === '' ? null : <p className={writingStyles.soft}>{nothing}</p>}
      {groups.map(({ title, options, isAnew }) => (
        <HexButtons key={title} title={title} options={options} onChoose={isAnew ? pick : choose} />
      ))}
      {lists.map(({ title, lines }) =>
        lines.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ),
      )}
    </>
  )
}
