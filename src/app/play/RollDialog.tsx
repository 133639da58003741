import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { RollRequest } from '@/engine/kernel/dice'
import type { Pace } from '@/engine/table/table'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import { Die } from '@/widgets/Die'
import { TEMPO } from '@/widgets/tempo'
import { useComfort } from '@/store/comfort'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { table } from '../session/table-session'
import { ROLLS_TEXT } from './rolls-text'
import styles from './rolls.module.css'

/** A die not entered yet is null. */
type Values = readonly (number | null)[]

/** Asks for dice thrown on the table; a digit fills a die and goes on to the next. */
export function RollDialog({ request }: { readonly request: RollRequest }) {
  const { count, faces, label } = request
  const [values, setValues] = useState<Values>(() => Array.from({ length: count }, () => null))
  const form = useRef<HTMLFormElement>(null)
  useTumblingDice(useComfort().pace)
  const entered = values.filter((value) => value !== null)
  const isFull = entered.length === count
  const focusOn = (index: number) => fieldsOf(form.current)[index]?.focus()
  const enter = (index: number, value: number | null) => {
    setValues(values.with(index, value))
    if (value !== null) focusOn(index + 1)
  }
  return (
    <Dialog open title={label} onClose={table.cancelRolls}>
      <form
        ref={form}
        className={panelStyles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (isFull) table.provideRolls(entered)
        }}
      >
        <p>{ROLLS_TEXT.explain(count, faces)}</p>
        <ol className={styles['rolls__dice']}>
          {values.map((value, index) => (
            // Dice keep their place, so the place is their key.
            <li key={index}>
              <DieField
                name={ROLLS_TEXT.die(index + 1)}
                value={value}
                faces={faces}
                isFirst={index === 0}
                onEnter={(next) => enter(index, next)}
                onBack={() => focusOn(index - 1)}
              />
            </li>
          ))}
        </ol>
        <FaceButtons faces={faces} onChoose={(face) => !isFull && enter(values.indexOf(null), face)} />
        <RollButtons isFull={isFull} onClear={() => setValues(values.map(() => null))} />
      </form>
    </Dialog>
  )
}

interface DieFieldProps {
  readonly name: string
  readonly value: number | null
  readonly faces: number
  /** Takes the focus when the dialog opens. */
  readonly isFirst: boolean
  readonly onEnter: (value: number | null) => void
  readonly onBack: () => void
}

function DieField({ name, value, faces, isFirst, onEnter, onBack }: DieFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || value !== null) return
    event.preventDefault()
    onBack()
  }
  return (
    <>
      <span className={styles['rolls__die']} aria-hidden="true">
        <Die face={value} size="large" />
      </span>
      <input
        className={classNames(controlStyles['field__input'], styles['rolls__field'])}
        data-part="field"
        inputMode="numeric"
        autoComplete="off"
        autoFocus={isFirst}
        aria-label={name}
        value={value ?? ''}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const typed = Number(target.value.slice(-1))
          if (target.value === '') onEnter(null)
          else if (typed >= 1 && typed <= faces) onEnter(typed)
        }}
      />
    </>
  )
}

function FaceButtons({
  faces,
  onChoose,
}: {
  readonly faces: number
  readonly onChoose: (face: number) => void
}) {
  return (
    <div className={classNames(panelStyles.row, styles['rolls__faces'])}>
      {Array.from({ length: faces }, (_, index) => index + 1).map((face) => (
        <Button key={face} look="icon" aria-label={ROLLS_TEXT.face(face)} onClick={() => onChoose(face)}>
          <Die face={face} />
        </Button>
      ))}
    </div>
  )
}

function RollButtons({ isFull, onClear }: { readonly isFull: boolean; readonly onClear: () => void }) {
  return (
    <ButtonRow>
      <Button onClick={table.cancelRolls}>{ROLLS_TEXT.cancel}</Button>
      <Button onClick={onClear}>{ROLLS_TEXT.clear}</Button>
      <PrimaryButton type="submit" aria-disabled={!isFull}>
        {ROLLS_TEXT.use}
      </PrimaryButton>
    </ButtonRow>
  )
}

/** Has a die tumble when its value is entered. */
function useTumblingDice(pace: Pace): void {
  useEffect(() => {
    if (pace === 'none') return undefined
    let isOpen = true
    let stop: (() => void) | undefined
    void import('@/widgets/tumble').then(({ letDiceTumble }) => {
      if (isOpen) stop = letDiceTumble(TEMPO[pace])
    })
    return () => {
      isOpen = false
      stop?.()
    }
  }, [pace])
}

/** The fields, then the button that submits: where the focus goes on from the last field. */
function fieldsOf(form: HTMLFormElement | null): readonly HTMLElement[] {
  return form ? [...form.querySelectorAll<HTMLElement>('[data-part="field"], [type=submit]')] : []
}
