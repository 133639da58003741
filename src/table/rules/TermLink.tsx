import type { ReactNode } from 'react'
import styles from './term-link.module.css'

interface TermLinkProps {
  /** As the glossary has it: 'entry hex'. */
  readonly term: string
  /** What it means, in short, for a mouse that rests on it. */
  readonly hint?: string
  readonly children: ReactNode
}

/** Makes the links of a game's glossary: a word of art that leads to its meaning, by click, key or touch. */
export function termLinks(rulesAt: (place: string) => string): (props: TermLinkProps) => ReactNode {
  return function TermLink({ term, hint, children }) {
    return (
      <a className={styles['term-link']} href={rulesAt(`term-${term.replaceAll(' ', '-')}`)} title={hint}>
        {children}
      </a>
    )
  }
}
