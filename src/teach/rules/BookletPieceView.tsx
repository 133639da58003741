import type { BookletPiece } from '../book/booklet'
import { plainTextOf } from '../book/rulebook-index'
import { CreditList } from './CreditList'
import { LiveDiagram } from './DiagramFigure'
import type { Book } from './load-book'
import { RULES_TEXT } from './rules-text'
import styles from './booklet.module.css'

interface BookletPieceViewProps {
  readonly book: Book
  readonly piece: BookletPiece
}

/** A piece of the booklet, without anything to press. */
export function BookletPieceView({ book, piece }: BookletPieceViewProps) {
  return (
    <div className={styles[`piece--${piece.kind}`]} data-piece="">
      <PieceText book={book} piece={piece} />
    </div>
  )
}

function PieceText({ book: { rulebook, easel }, piece }: BookletPieceViewProps) {
  switch (piece.kind) {
    case 'part':
      return (
        <>
          <h2 className={styles['part__title']}>
            <span className={styles['part__number']}>{piece.part.number}</span>
            {piece.part.title}
          </h2>
          <p className={styles['part__text']}>{piece.text}</p>
        </>
      )
    case 'clause':
      return (
        <>
          <h3 className={styles['clause__title']}>
            <span className={styles['clause__number']}>{piece.number}</span> {piece.title}
          </h3>
          <p>{piece.text}</p>
        </>
      )
    case 'diagram':
      return (
        <figure>
          <LiveDiagram rulebook={rulebook} diagram={piece.diagram} easel={easel} />
          <figcaption className={styles['diagram__caption']}>
            {plainTextOf(rulebook, piece.diagram.caption)}
          </figcaption>
        </figure>
      )
    case 'credits':
      return <CreditList credits={piece.credits} />
    case 'term':
      return (
        <p>
          <b>{piece.term}</b> {piece.text} {piece.clause}
        </p>
      )
    case 'text':
      return <p>{piece.text}</p>
    default:
      return (
        <p>
          <b>{RULES_TEXT[piece.kind]}</b> {piece.text}
        </p>
      )
  }
}
