import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import { once } from '../desk/once'
import { Bars, type BarsProps } from './Bars'
import { ChoiceButtons, type ChoiceButtonsProps } from './ChoiceButtons'
import styles from './panel-parts.module.css'

/** A part of a panel: what it says or offers. An element where data does not do, null where there is nothing. */
export type PanelPart =
  | ReactElement
  | null
  | { readonly kind: 'text'; readonly text: ReactNode }
  | ({ readonly kind: 'choices' } & ChoiceButtonsProps)
  | ({ readonly kind: 'bars' } & BarsProps)
  /** What speaks against something, behind a sign of its own. */
  | { readonly kind: 'warning'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly ReactNode[] }
  | {
      readonly kind: 'facts'
      /** What they are about, where nothing around them says it. */
      readonly name?: string
      readonly facts: readonly (readonly [name: string, says: ReactNode])[]
    }
  | {
      readonly kind: 'button'
      readonly name: string
      /** Its full name, where several of the same name stand in a panel. */
      readonly label?: string
      readonly isClosed?: boolean
      readonly onPress: () => void
    }
  | {
      readonly kind: 'card'
      readonly name: string
      /** Left out where its parts have headings of their own. */
      readonly heading?: ReactNode
      /** What it is about, before its heading. */
      readonly picture?: ReactNode
      readonly parts: readonly PanelPart[]
    }

interface PanelPartsProps {
  readonly parts: readonly PanelPart[]
}

/** A panel by what it says and offers, part by part. */
export function PanelParts({ parts }: PanelPartsProps) {
  return parts.map((part, nth) => <Part key={nth} part={part} />)
}

/** What is said in passing. */
export function Soft({ children }: { readonly children: ReactNode }) {
  return <span className={writingStyles.soft}>{children}</span>
}

function Part({ part }: { readonly part: PanelPart }) {
  if (part === null || isValidElement(part)) return part
  switch (part.kind) {
    case 'text':
      return <p>{part.text}</p>
    case 'warning':
      return (
        <p className={styles.warning}>
          <span aria-hidden="true">⚠ </span>
          {part.text}
        </p>
      )
    case 'choices':
      return <ChoiceButtons title={part.title} choices={part.choices} />
    case 'bars':
      return <Bars title={part.title} bars={part.bars} />
    case 'lines':
      return (
        <ol className={styles.lines}>
          {part.lines.map((line, nth) => (
            <li key={nth}>{line}</li>
          ))}
        </ol>
      )
    case 'facts':
      return (
        <dl className={styles.facts} aria-label={part.name}>
          {part.facts.map(([name, says]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      )
    case 'button':
      return (
        <PrimaryButton disabled={part.isClosed} aria-label={part.label} onClick={once(part.onPress)}>
          {part.name}
        </PrimaryButton>
      )
    case 'card':
      return (
        <section className={styles.card} aria-label={part.name}>
          {part.heading === undefined ? null : (
            <h3>
              {part.picture}
              {part.heading}
            </h3>
          )}
          <PanelParts parts={part.parts} />
        </section>
      )
  }
}
