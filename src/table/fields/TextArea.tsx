import { type ChangeEvent, useId, useState } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { Problems } from '../new-game/Problems'
import styles from './fields.module.css'

interface TextAreaProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly problems: readonly string[]
  readonly onChange: (text: string) => void
}

/** The largest file that is read, in bytes: ten times the largest map, and more than any tables take. */
const LARGEST = 50_000

const TEXT = {
  openFile: 'Open a file',
  tooLarge: (most: number) => `is larger than ${most / 1000} kB, which none of these is; choose another file`,
  unreadable: 'cannot be read; choose a file that is still there, not a folder',
} as const

/** A text to paste or to read from a file, with what is wrong with it. */
export function TextArea({ label, hint, value, problems, onChange }: TextAreaProps) {
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const lines = refused === undefined ? problems : [refused]
  const wrong = lines.length > 0
  const describedBy = wrong ? `${id}-hint ${id}-error` : `${id}-hint`
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file)
      void textOf(file).then(
        (text) => write(text),
        (thrown: unknown) =>
          setRefused(`${file.name} ${thrown instanceof Error ? thrown.message : String(thrown)}`),
      )
    event.target.value = ''
  }
  const write = (text: string) => {
    setRefused(undefined)
    onChange(text)
  }
  return (
    <div className={controlStyles.field}>
      <div className={styles['text__head']}>
        <label className={controlStyles['field__label']} htmlFor={id}>
          {label}
        </label>
        <label className={classNames(controlStyles.button, styles['text__open'])}>
          {TEXT.openFile}
          <span className={writingStyles['visually-hidden']}>: {label}</span>
          <input
            type="file"
            className={writingStyles['visually-hidden']}
            accept=".json,.txt,text/plain,application/json"
            onChange={onFile}
          />
        </label>
      </div>
      <textarea
        id={id}
        className={classNames(controlStyles['field__input'], styles['text__area'])}
        rows={4}
        spellCheck={false}
        value={value}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        onChange={(event) => write(event.target.value)}
      />
      <p className={controlStyles['field__hint']} id={`${id}-hint`}>
        {hint}
      </p>
      {wrong && <Problems id={`${id}-error`} lines={lines} />}
    </div>
  )
}

/** The text of a file that is not too large; else an error that says why it is not read. */
async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error(TEXT.tooLarge(LARGEST))
  return file.text().catch(() => {
    throw new Error(TEXT.unreadable)
  })
}
