import type { ReactNode, SyntheticEvent } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import { TitledPanel } from '@/widgets/TitledPanel'
import controlStyles from '@/widgets/control.module.css'
import { NEW_GAME_TEXT as TEXT } from './new-game-text'
import { Problems } from './Problems'
import type { ProblemsBy } from './problems-by-place'
import styles from './new-game.module.css'

interface NewGameFrameProps {
  /** The ready-made games, as `QuickStartCards`. */
  readonly quick: ReactNode
  /** What comes of the form, in a sentence. */
  readonly intro: string
  /** What was refused; those under '' are shown by no field beside itself. */
  readonly problems: ProblemsBy<string>
  readonly onSubmit: () => void
  readonly onCancel: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A new-game form: ready-made games at one click, or fields to agree on. */
export function NewGameFrame({ quick, intro, problems, onSubmit, onCancel, children }: NewGameFrameProps) {
  const isRefused = Object.values(problems).some((lines) => lines !== undefined && lines.length > 0)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className={styles['new-game']}>
      {quick}
      <TitledPanel id="own-game-title" title={TEXT.ownTitle}>
        <form className={panelStyles.stack} onSubmit={submit}>
          <p className={styles['new-game__intro']}>{intro}</p>
          {children}
          <div role="alert">
            {isRefused && <p className={controlStyles['field__error']}>{TEXT.refused}</p>}
            <Problems lines={problems[''] ?? []} />
          </div>
          <div className={panelStyles.row}>
            <PrimaryButton type="submit">{TEXT.start}</PrimaryButton>
            <Button onClick={onCancel}>{TEXT.cancel}</Button>
          </div>
        </form>
      </TitledPanel>
    </div>
  )
}
