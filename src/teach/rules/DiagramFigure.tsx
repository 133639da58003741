import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import type { Diagram, Rulebook } from '@/engine/rulebook/rulebook'
import type { PictureProps } from '@/engine/table/table'
import { plainTextOf } from '../book/rulebook-index'
import { RuleText } from './RuleText'
import { TryButton } from './TryButton'
import styles from './rules-page.module.css'

/** What it takes to draw a diagram. */
export interface Easel {
  readonly Picture: ComponentType<PictureProps<object>>
  /** What the table sees of a position file, or undefined if it is none. */
  viewOf(position: Diagram['position']): object | undefined
}

interface DiagramFigureProps {
  readonly rulebook: Rulebook
  readonly diagram: Diagram
  /** What the section is called that it belongs to. */
  readonly title: string
  /** Not there until what draws has been fetched. */
  readonly easel: Easel | undefined
  /** Drawn at once, where what follows must not move any more. */
  readonly isEager: boolean
}

/** How far below the window a diagram is drawn already. */
const AHEAD = '600px'

/** A live board with its caption, drawn when it comes near the window. */
export function DiagramFigure({ rulebook, diagram, title, easel, isEager }: DiagramFigureProps) {
  const ref = useRef<HTMLElement>(null)
  const isDue = useIsDue(ref) || isEager
  return (
    <figure ref={ref} className={styles.diagram}>
      <div className={styles['diagram__board']}>
        {easel && isDue && <LiveDiagram rulebook={rulebook} diagram={diagram} easel={easel} />}
      </div>
      <figcaption className={styles['diagram__caption']}>
        <RuleText rulebook={rulebook} text={diagram.caption} />
      </figcaption>
      <TryButton gameId={rulebook.gameId} position={diagram.position} title={title} />
    </figure>
  )
}

interface LiveDiagramProps extends Pick<DiagramFigureProps, 'rulebook' | 'diagram'> {
  readonly easel: Easel
}

/** The board of a diagram. */
export function LiveDiagram({ rulebook, diagram, easel }: LiveDiagramProps) {
  const { position, hexes, drawings, caption } = diagram
  const view = useMemo(() => easel.viewOf(position), [easel, position])
  const { Picture } = easel
  if (!view) return null
  return (
    <Picture
      view={view}
      label={plainTextOf(rulebook, caption)}
      {...(hexes && { hexes })}
      {...(drawings && { drawings })}
    />
  )
}

/** Whether an element has come near the window once. */
function useIsDue(ref: { readonly current: HTMLElement | null }): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isDue || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsDue(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isDue, ref])
  return isDue
}
