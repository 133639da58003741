import './notice.css'

export interface NoticeProps {
  /** One sentence, or null when there is nothing to say: the line keeps its place. */
  readonly text: string | null
  /** The clause it rests on: 'AR-7.6'. */
  readonly clause?: string | undefined
  readonly tone?: 'refusal' | 'info'
  /** Opens the clause; without it the clause is plain text. */
  readonly onClause?: ((clause: string) => void) | undefined
}

/** The line in which the table answers: why a click was refused, what is to be done. */
export function Notice({ text, clause, tone = 'refusal', onClause }: NoticeProps) {
  return (
    <div className="notice" role={tone === 'refusal' ? 'alert' : 'status'}>
      {text !== null && (
        <p key={text} className={`notice__line notice__line--${tone}`}>
          <span className="notice__text">{text}</span>
          {clause !== undefined && <ClauseChip clause={clause} onClause={onClause} />}
        </p>
      )}
    </div>
  )
}

function ClauseChip({
  clause,
  onClause,
}: {
  readonly clause: string
  readonly onClause: NoticeProps['onClause']
}) {
  return onClause ? (
    <button type="button" className="chip notice__clause" onClick={() => onClause(clause)}>
      {clause}
    </button>
  ) : (
    <span className="chip">{clause}</span>
  )
}
