import type { ReactNode } from 'react'
import { rulesAt } from '../../tables/text'
import styles from './rules-help.module.css'

interface TermLinkProps {
  /** As the glossary has it: 'entry hex'. */
  readonly term: string
  /** What it means, in short, for a mouse that rests on it. */
  readonly hint?: string
  readonly children: ReactNode
}

/** A word of art that leads to its meaning in the glossary, by click, key or touch. */
export function TermLink({ term, hint, children }: TermLinkProps) {
  return (
    <a className={styles['term-link']} href={rulesAt(`term-${term.replaceAll(' ', '-')}`)} title={hint}>
      {children}
    </a>
  )
}
