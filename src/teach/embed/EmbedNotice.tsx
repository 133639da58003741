import type { ReactNode } from 'react'
import { EmbedBar } from './EmbedBar'
import styles from './embed.module.css'

interface EmbedNoticeProps {
  readonly title: string
  readonly children: ReactNode
}

/** What a frame says where it has nothing to show. */
export function EmbedNotice({ title, children }: EmbedNoticeProps) {
  return (
    <main className={styles['embed-notice']}>
      <EmbedBar title={title} />
      {children}
    </main>
  )
}
