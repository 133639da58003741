import './notice.css'

export interface NoticeProps {
  /** One sentence, or null when there is nothing to say: the line keeps its place. */
  readonly text: string | null
  /** The clause it rests on: 'AR-7.6'. */
  readonly clause?: string | undefined
  readonly tone?: 'refusal' | 'info'
  /** The address of the clause; without it the clause is plain text. */
  readonly href?: string | undefined
}

/** The line in which the table answers: why a click was refused, what is to be done. */
export function Notice({ text, clause, tone = 'refusal', href }: NoticeProps) {
  return (
    <div className="notice" role={tone === 'refusal' ? 'alert' : 'status'}>
      {text !== null && (
        <p key={text} className={`notice__line notice__line--${tone}`}>
          <span className="notice__text">{text}</span>
          {clause !== undefined && <ClauseChip clause={clause} href={href} />}
        </p>
      )}
    </div>
  )
}

function ClauseChip({ clause, href }: { readonly clause: string; readonly href: string | undefined }) {
  return href === undefined ? (
    <span className="chip">{clause}</span>
  ) : (
    <a className="chip notice__clause" href={href}>
      {clause}
    </a>
  )
}
