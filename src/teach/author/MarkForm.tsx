import { useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import { strokeOf } from '@/engine/rulebook/marks'
import { type Drawing, type DrawingInk, LONGEST_MARK } from '@/engine/rulebook/rulebook'
import { Button } from '@/widgets/Button'
import { Field } from '@/widgets/Field'
import controlStyles from '@/widgets/control.module.css'
import { DRAWINGS_TEXT as TEXT } from './author-text'
import styles from './author.module.css'

type Kind = Drawing['kind']

const KINDS: readonly Kind[] = ['arrow', 'circle', 'text']

interface MarkFormProps {
  /** Those of the board. */
  readonly hexes: readonly HexId[]
  readonly ink: DrawingInk
  readonly onMake: (drawing: Drawing) => void
}

/** A drawing told by the names of its hexes, for whoever does not draw on the board. */
export function MarkForm({ hexes, ink, onMake }: MarkFormProps) {
  const [kind, setKind] = useState<Kind>('arrow')
  const [named, setNamed] = useState({ from: '', to: '', text: '' })
  const [fault, setFault] = useState('')
  const put = (part: Partial<typeof named>) => {
    setNamed({ ...named, ...part })
    setFault('')
  }
  const make = () => {
    const made = markOf(kind, named, { hexes, ink })
    if (typeof made === 'string') setFault(made)
    else {
      onMake(made)
      put({ text: '' })
    }
  }
  const input = (part: keyof typeof named, label: string, most: number) => (
    <Field label={label}>
      <input
        className={controlStyles['field__input']}
        maxLength={most}
        value={named[part]}
        onChange={({ target }) => put({ [part]: target.value })}
      />
    </Field>
  )
  return (
    <form
      className={styles['author__mark']}
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <Field label={TEXT.kind}>
        <select
          className={controlStyles['field__input']}
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? kind)}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {TEXT.kinds[one]}
            </option>
          ))}
        </select>
      </Field>
      {input('from', kind === 'arrow' ? TEXT.from : TEXT.hex, LONGEST_NAME)}
      {kind === 'arrow' ? input('to', TEXT.to, LONGEST_NAME) : null}
      {kind === 'text' ? input('text', TEXT.words, LONGEST_MARK) : null}
      <Button onClick={make}>{TEXT.add}</Button>
      <p role="status" className={controlStyles['field__error']}>
        {fault}
      </p>
    </form>
  )
}

/** More letters than the name of any hex has. */
const LONGEST_NAME = 12

interface Named {
  readonly from: string
  readonly to: string
  readonly text: string
}

/** The drawing that is told, or why there is none. */
function markOf(
  kind: Kind,
  { from, to, text }: Named,
  { hexes, ink }: Pick<MarkFormProps, 'hexes' | 'ink'>,
): Drawing | string {
  const named = (name: string) => hexes.find((hex) => hex.toLowerCase() === name.trim().toLowerCase())
  const [start, end] = [named(from), named(kind === 'arrow' ? to : from)]
  if (start === undefined) return TEXT.noHex(from)
  if (end === undefined) return TEXT.noHex(to)
  if (kind !== 'text') return kind === 'arrow' && start === end ? TEXT.noArrow : strokeOf(start, end, ink)
  return text.trim() === '' ? TEXT.noWords : { kind, hex: start, text: text.trim(), ink }
}
