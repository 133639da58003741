import { useId, useState } from 'react'
import type { Json } from '@/engine/kernel/game'
import { parseJson } from '@/engine/files/json'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import type { PositionDesk } from '@/engine/table/table'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { EDITOR_TEXT } from './editor-text'
import { FaultList } from './FaultList'
import { LONGEST_POSITION } from './longest-position'
import styles from './editor-page.module.css'

interface ExchangePanelProps {
  readonly desk: PositionDesk
  readonly file: Json
  readonly onTake: (file: Json) => void
}

const FORMS = ['lines', 'json'] as const
type Form = (typeof FORMS)[number]

/** The position as text, to be copied, and to be replaced by what is pasted. */
export function ExchangePanel({ desk, file, onTake }: ExchangePanelProps) {
  const [form, setForm] = useState<Form>('lines')
  /** What has been typed or pasted and not taken over yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [said, setSaid] = useState('')
  const id = useId()
  const text = typed ?? (form === 'lines' ? desk.write(file) : JSON.stringify(file, null, 1))
  const type = (next: string | null) => {
    setTyped(next)
    setProblems([])
    setSaid('')
  }
  const take = () => {
    const read = readPosition(desk, text)
    if (!read.ok) {
      setProblems(read.problems)
      return
    }
    type(null)
    onTake(read.value)
  }
  const copy = () =>
    copied(text).then((isCopied) => setSaid(isCopied ? EDITOR_TEXT.copied : EDITOR_TEXT.notCopied))
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={panelStyles['panel__title']}>
        {EDITOR_TEXT.exchange}
      </h2>
      <div className={panelStyles.row}>
        {FORMS.map((one) => (
          <Button
            key={one}
            aria-pressed={form === one}
            onClick={() => {
              setForm(one)
              type(null)
            }}
          >
            {EDITOR_TEXT[one]}
          </Button>
        ))}
      </div>
      <textarea
        className={classNames(controlStyles['field__input'], styles['editor-page__text'])}
        aria-label={EDITOR_TEXT.textOf[form]}
        aria-describedby={`${id}-hint`}
        aria-invalid={problems.length > 0}
        spellCheck={false}
        rows={8}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-hint`} className={controlStyles['field__hint']}>
        {EDITOR_TEXT.pasteHint}
      </p>
      <div className={panelStyles.row}>
        <Button onClick={() => void copy()}>{EDITOR_TEXT.copy}</Button>
        <Button disabled={typed === null} onClick={take}>
          {EDITOR_TEXT.take}
        </Button>
        {typed !== null && (
          <Button look="quiet" onClick={() => type(null)}>
            {EDITOR_TEXT.back}
          </Button>
        )}
        <span role="status">{said}</span>
      </div>
      {problems.length > 0 && <p role="alert">{EDITOR_TEXT.refused}</p>}
      <FaultList problems={problems} />
    </section>
  )
}

/** A position from JSON or from lines, whichever it looks like. */
export function readPosition(desk: PositionDesk, text: string): Parsed<Json> {
  if (text.length > LONGEST_POSITION)
    return { ok: false, problems: [{ path: '', message: EDITOR_TEXT.tooLong(LONGEST_POSITION) }] }
  if (!text.trimStart().startsWith('{')) return desk.read(text)
  const json = parseJson(text)
  return json.ok ? desk.open(json.value) : json
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
