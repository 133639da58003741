import type { Ref } from 'react'
import writingStyles from './writing.module.css'

/** A sentence to be spoken once; the number tells it from the same sentence spoken before. */
export interface Announcement {
  readonly id: number
  readonly text: string
}

export interface AnnouncerProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly label: string
  /** The newest last. Each is added below the others and none replaced, so that a slow voice loses nothing. */
  readonly lines: readonly Announcement[]
}

/** What happens, for a screen reader: the one polite voice of a table. */
export function Announcer({ ref, label, lines }: AnnouncerProps) {
  return (
    <div
      ref={ref}
      className={writingStyles['visually-hidden']}
      role="log"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
    >
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
