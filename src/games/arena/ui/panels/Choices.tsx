import { once } from '@/table/desk/once'

export interface Choice {
  readonly key: string
  /** What is done or taken. */
  readonly name: string
  /** All that speaks for or against it, in a few words. */
  readonly more?: string | undefined
  /** Whether it is the one in hand. */
  readonly isPicked?: boolean
  readonly onChoose: () => void
}

interface ChoicesProps {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** Things that may be done or taken, each a button. */
export function Choices({ title, choices }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <section className="hex-buttons" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {choices.map(({ key, name, more, isPicked, onChoose }) => (
          <li key={key}>
            <button
              type="button"
              className="button hex-button"
              aria-current={isPicked === true ? 'true' : undefined}
              onClick={once(onChoose)}
            >
              <b>{name}</b> {more ? <span>{more}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
