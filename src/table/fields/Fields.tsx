import type { ReactNode } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { Select } from '@/widgets/Select'
import { Stepper } from '@/widgets/Stepper'
import writingStyles from '@/widgets/writing.module.css'
import { Choices } from '../new-game/Choices'
import { NEW_GAME_TEXT } from '../new-game/new-game-text'
import formStyles from '../new-game/new-game.module.css'
import { Problems } from '../new-game/Problems'
import { Chart } from './Chart'
import type { ClauseToRead, Field, FieldProps } from './field'
import { MapToPaint } from './MapToPaint'
import { TextArea } from './TextArea'
import styles from './fields.module.css'

interface FieldsProps<Change> {
  readonly fields: readonly Field<Change>[]
  readonly onChange: (change: Change) => void
}

/** The fields of a form, as they are declared. */
export function Fields<Change>({ fields, onChange }: FieldsProps<Change>): ReactNode {
  return fields.map((field) => (
    <OneField key={'id' in field ? field.id : field.label} field={field} onChange={onChange} />
  ))
}

function OneField<Change>({ field, onChange }: FieldProps<Field<Change>['kind'], Change>): ReactNode {
  switch (field.kind) {
    case 'select': {
      const { label, value, options, read } = field
      const list = <Select {...{ label, value, options }} onChange={(next) => onChange(field.to(next))} />
      return <WithClause read={read}>{list}</WithClause>
    }
    case 'cards':
      return <Cards {...{ field, onChange }} />
    case 'number':
      return <NumberField {...{ field, onChange }} />
    case 'check':
      return <CheckField {...{ field, onChange }} />
    case 'text':
      return <TextArea {...field} onChange={(text) => onChange(field.to(text))} />
    case 'button':
      return (
        <Button
          look={field.isQuiet ? 'quiet' : undefined}
          aria-pressed={field.isPressed}
          disabled={field.isDisabled}
          onClick={() => onChange(field.to())}
        >
          {field.label}
        </Button>
      )
    case 'entry':
      return (
        <p className={styles.entry}>
          <b>{field.label}</b>
          <Button aria-label={field.action.full} onClick={() => onChange(field.to())}>
            {field.action.short}
          </Button>
        </p>
      )
    case 'chart':
      return <Chart {...{ field, onChange }} />
    case 'map':
      return <MapToPaint {...{ field, onChange }} />
    case 'note':
      return <p aria-live="polite">{field.label}</p>
    case 'group':
      return <Group {...{ field, onChange }} />
  }
}

function Cards<Change>({ field, onChange }: FieldProps<'cards', Change>) {
  const { label, hint, name, choices, value, more, problems = [], fields = [] } = field
  return (
    <>
      <Choices
        legend={label}
        {...(hint !== undefined && { hint })}
        {...{ name, choices }}
        picked={value}
        onPick={(id) => onChange(field.to(id))}
      >
        {more && (
          <a className={formStyles['choices__more']} href={more.href} target="_blank" rel="noopener">
            {more.text}
          </a>
        )}
        <Fields fields={fields} onChange={onChange} />
      </Choices>
      <Problems lines={problems} />
    </>
  )
}

function NumberField<Change>({ field, onChange }: FieldProps<'number', Change>) {
  const { label, hint, value, min, max, step = 1, read, problems = [] } = field
  return (
    <>
      <WithClause read={read}>
        <Stepper {...{ label, value, min, max, step }} onChange={(next) => onChange(field.to(next))} />
      </WithClause>
      {hint !== undefined && <p className={controlStyles['field__hint']}>{hint}</p>}
      <Problems lines={problems} />
    </>
  )
}

function CheckField<Change>({ field, onChange }: FieldProps<'check', Change>) {
  const { label, hint, value, read } = field
  const box = (
    <label className={classNames(controlStyles.check, hint === undefined ? undefined : formStyles.option)}>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(field.to(target.checked))} />
      {hint === undefined ? (
        label
      ) : (
        <span>
          <b>{label}</b> <span className={controlStyles['field__hint']}>{hint}</span>
        </span>
      )}
    </label>
  )
  return <WithClause read={read}>{box}</WithClause>
}

/** Something of a form with the clause that tells of it at its end. */
function WithClause({
  read,
  children,
}: {
  readonly read: ClauseToRead | undefined
  readonly children: ReactNode
}) {
  if (!read) return children
  const { clause, href } = read
  return (
    <div className={formStyles['house-rule']}>
      {children}
      <a
        className={formStyles['house-rule__clause']}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={NEW_GAME_TEXT.clause(clause)}
      >
        {clause}
      </a>
    </div>
  )
}

function Group<Change>({ field, onChange }: FieldProps<'group', Change>) {
  const { label, isLabelHidden = false, as, isOpen, problems = [], fields } = field
  const inside = (
    <>
      <Hint {...field} />
      <div className={styles[`group__${as}`]}>
        <Fields fields={fields} onChange={onChange} />
      </div>
      <Problems lines={problems} />
    </>
  )
  if (as === 'fold')
    return (
      <details className={styles.fold} open={isOpen}>
        <summary className={styles['fold__name']}>{label}</summary>
        {inside}
      </details>
    )
  if (as === 'stack' || as === 'ruled' || as === 'plain') return <div>{inside}</div>
  return (
    <fieldset className={as === 'frame' ? styles.frame : formStyles.options}>
      <legend className={isLabelHidden ? writingStyles['visually-hidden'] : controlStyles['field__label']}>
        {label}
      </legend>
      {inside}
    </fieldset>
  )
}

function Hint({ hint, more }: Pick<Extract<Field<never>, { kind: 'group' }>, 'hint' | 'more'>) {
  if (hint === undefined) return null
  return (
    <p className={controlStyles['field__hint']}>
      {hint}{' '}
      {more && (
        <a href={more.href} target="_blank" rel="noopener">
          {more.text}
        </a>
      )}
    </p>
  )
}
