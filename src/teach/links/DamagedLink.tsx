import type { Problem } from '@/engine/refusal'
import { LINK_TEXT } from './links-text'

/** Faults beyond these say nothing new. */
const SHOWN = 8

/** Why a link cannot be opened, and what to do about it. */
export function DamagedLink({ problems }: { readonly problems: readonly Problem[] }) {
  const left = problems.length - SHOWN
  return (
    <section className="panel stack" role="alert" aria-labelledby="damaged-link">
      <h2 id="damaged-link" className="panel__title">
        {LINK_TEXT.damagedTitle}
      </h2>
      <ul className="open-link__problems">
        {problems.slice(0, SHOWN).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path === '' ? LINK_TEXT.damaged(message) : LINK_TEXT.fault(path, message)}
          </li>
        ))}
        {left > 0 && <li>{LINK_TEXT.moreFaults(left)}</li>}
      </ul>
      <p>{LINK_TEXT.damagedHelp}</p>
    </section>
  )
}
