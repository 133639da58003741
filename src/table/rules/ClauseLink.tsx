import './clause-link.css'

interface ClauseLinkProps {
  readonly clause: string
  readonly href: string
  readonly heading: string | undefined
}

/** A clause's number as a link to it, with its heading on hover and for screen readers. */
export function ClauseLink({ clause, href, heading }: ClauseLinkProps) {
  return (
    <a className="chip clause-link" href={href} title={heading}>
      {clause}
      {heading !== undefined && <span className="visually-hidden">, {heading}</span>}
    </a>
  )
}
