import { useId, useState } from 'react'
import { BUDGET, budgetOf, type ClockTerms } from '@/engine/table/clock'
import { Field } from '@/widgets/Field'
import controlStyles from '@/widgets/control.module.css'
import { CLOCK_KINDS, type ClockKind, CLOCK_TEXT as TEXT } from './clock-text'
import styles from './clock.module.css'

/** Budgets that are offered; any other can be typed. */
const OFFERED = [20, 40, 60, 90]
const USUAL = { minutes: 40, bonus: 10 }

interface ClockFieldsProps {
  readonly terms: ClockTerms | null
  readonly onChange: (terms: ClockTerms | null) => void
}

/** Which clock a game is played by; null is none. What is typed beyond the bounds of a budget counts as its nearest. */
export function ClockFields({ terms, onChange }: ClockFieldsProps) {
  const list = useId()
  const kind: ClockKind = terms?.kind ?? 'off'
  const [typed, setTyped] = useState(() => {
    const { minutes, bonus } = terms?.kind === 'budget' ? terms : USUAL
    return { minutes: String(minutes), bonus: String(bonus) }
  })
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    onChange(budgetOf(Number(next.minutes), Number(next.bonus)))
  }
  const choose = (chosen: string) => {
    if (chosen === 'budget') type({})
    else onChange(chosen === 'used' ? { kind: 'used' } : null)
  }
  const number = (key: keyof typeof BUDGET) => ({
    className: controlStyles['field__input'],
    type: 'number',
    inputMode: 'numeric' as const,
    min: BUDGET[key][0],
    max: BUDGET[key][1],
    value: typed[key],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => type({ [key]: target.value }),
  })
  return (
    <div className={styles.fields}>
      <Field label={TEXT.kind} hint={TEXT.hints[kind]}>
        <select
          className={controlStyles['field__input']}
          value={kind}
          onChange={({ target }) => choose(target.value)}
        >
          {CLOCK_KINDS.map((one) => (
            <option key={one} value={one}>
              {TEXT.kinds[one]}
            </option>
          ))}
        </select>
      </Field>
      {kind === 'budget' && (
        <>
          <Field label={TEXT.minutes}>
            <input {...number('minutes')} list={list} />
          </Field>
          <Field label={TEXT.bonus}>
            <input {...number('bonus')} />
          </Field>
          <datalist id={list}>
            {OFFERED.map((minutes) => (
              <option key={minutes} value={minutes} />
            ))}
          </datalist>
        </>
      )}
    </div>
  )
}
