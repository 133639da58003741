import { EMBED_TEXT } from './embed-text'
import styles from './embed.module.css'

interface EmbedBarProps {
  readonly title: string
}

/** What a frame shows, and the way to the whole program with the same. */
export function EmbedBar({ title }: EmbedBarProps) {
  return (
    <header className={styles['embed-bar']}>
      <h1 className={styles['embed-bar__title']}>{title}</h1>
      <a href={`./${location.hash}`} target="_blank" rel="noopener" title={EMBED_TEXT.opens}>
        {EMBED_TEXT.open} <span aria-hidden="true">↗</span>
      </a>
    </header>
  )
}
